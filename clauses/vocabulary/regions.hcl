# Regions and places of the cloud providers, and the words that names of buckets and data sets carry for them, by where they lie: eea, us, uk, ch,
# rest. Words are in lower case, joined by "-" whatever stands between them in a name; "none" is what only looks like one.

map "regions" {
  words = {
    "eu-central-1" = "eea", "eu-west-1" = "eea", "eu-west-3" = "eea", "eu-north-1" = "eea",
    "eu-south-1" = "eea", "eu-south-2" = "eea", "eusc-de-east-1" = "eea", "eu-isoe-west-1" = "eea",
    "europe-west1" = "eea", "europe-west3" = "eea", "europe-west4" = "eea", "europe-west8" = "eea",
    "europe-west9" = "eea", "europe-west10" = "eea", "europe-west12" = "eea",
    "europe-north1" = "eea", "europe-north2" = "eea", "europe-central2" = "eea",
    "europe-southwest1" = "eea", "eur3" = "eea", "eur4" = "eea", "eur5" = "eea", "eur6" = "eea",
    "europe" = "eea", "eu" = "eea", "eea" = "eea", "westeurope" = "eea", "northeurope" = "eea",
    "germanywestcentral" = "eea", "germanynorth" = "eea", "francecentral" = "eea",
    "francesouth" = "eea", "swedencentral" = "eea", "swedensouth" = "eea", "norwayeast" = "eea",
    "norwaywest" = "eea", "polandcentral" = "eea", "italynorth" = "eea", "spaincentral" = "eea",
    "finlandcentral" = "eea", "austriaeast" = "eea", "belgiumcentral" = "eea",
    "denmarkeast" = "eea", "eu-frankfurt-1" = "eea", "eu-amsterdam-1" = "eea",
    "eu-marseille-1" = "eea", "eu-milan-1" = "eea", "eu-paris-1" = "eea", "eu-madrid-1" = "eea",
    "eu-stockholm-1" = "eea", "eu-turin-1" = "eea", "fra1" = "eea", "ams2" = "eea", "ams3" = "eea",
    "nbg1" = "eea", "fsn1" = "eea", "hel1" = "eea", "gra11" = "eea", "waw1" = "eea", "de1" = "eea",
    "fr-par" = "eea", "nl-ams" = "eea", "pl-waw" = "eea", "eu-de" = "eea", "eu-es" = "eea",
    "eu-fr2" = "eea", "frankfurt" = "eea", "ireland" = "eea", "dublin" = "eea", "paris" = "eea",
    "stockholm" = "eea", "milan" = "eea", "milano" = "eea", "madrid" = "eea", "spain" = "eea",
    "germany" = "eea", "deutschland" = "eea", "france" = "eea", "netherlands" = "eea",
    "amsterdam" = "eea", "belgium" = "eea", "finland" = "eea", "helsinki" = "eea", "poland" = "eea",
    "warsaw" = "eea", "sweden" = "eea", "norway" = "eea", "oslo" = "eea", "denmark" = "eea",
    "copenhagen" = "eea", "austria" = "eea", "vienna" = "eea", "wien" = "eea", "italy" = "eea",
    "portugal" = "eea", "lisbon" = "eea", "berlin" = "eea", "munich" = "eea", "luxembourg" = "eea",
    "espana" = "eea", "euc1" = "eea", "euw1" = "eea", "euw3" = "eea", "eun1" = "eea",
    "eus1" = "eea", "eunorth1" = "eea", "eucentral1" = "eea", "euwest1" = "eea", "eu1" = "eea",
    "us-east-1" = "us", "us-east-2" = "us", "us-west-1" = "us", "us-west-2" = "us",
    "us-gov-east-1" = "us", "us-gov-west-1" = "us", "us-iso-east-1" = "us", "us-central1" = "us",
    "us-east1" = "us", "us-east4" = "us", "us-east5" = "us", "us-west1" = "us", "us-west2" = "us",
    "us-west3" = "us", "us-west4" = "us", "us-south1" = "us", "nam3" = "us", "nam4" = "us",
    "nam5" = "us", "nam6" = "us", "nam7" = "us", "nam8" = "us", "nam9" = "us", "nam10" = "us",
    "nam11" = "us", "nam12" = "us", "nam13" = "us", "nam14" = "us", "nam-eur-asia1" = "us",
    "us" = "us", "usa" = "us", "us1" = "us", "us2" = "us", "us3" = "us", "us5" = "us",
    "eastus" = "us", "eastus2" = "us", "eastus3" = "us", "westus" = "us", "westus2" = "us",
    "westus3" = "us", "centralus" = "us", "northcentralus" = "us", "southcentralus" = "us",
    "westcentralus" = "us", "usgovvirginia" = "us", "usgovtexas" = "us", "usgovarizona" = "us",
    "usdodeast" = "us", "unitedstates" = "us", "us-ashburn-1" = "us", "us-phoenix-1" = "us",
    "us-sanjose-1" = "us", "us-chicago-1" = "us", "us-east" = "us", "us-west" = "us",
    "us-central" = "us", "us-south" = "us", "us-southeast" = "us", "us-iad" = "us", "us-ord" = "us",
    "us-lax" = "us", "us-sea" = "us", "us-mia" = "us", "nyc1" = "us", "nyc2" = "us", "nyc3" = "us",
    "sfo1" = "us", "sfo2" = "us", "sfo3" = "us", "iad" = "us", "sjc" = "us", "lax" = "us",
    "dfw" = "us", "ewr" = "us", "virginia" = "us", "ohio" = "us", "oregon" = "us",
    "california" = "us", "ncalifornia" = "us", "iowa" = "us", "texas" = "us",
    "northvirginia" = "us", "n-virginia" = "us", "n-california" = "us", "south-carolina" = "us",
    "las-vegas" = "us", "salt-lake-city" = "us", "ashburn" = "us", "chicago" = "us",
    "dallas" = "us", "usc1" = "us", "use4" = "us", "use5" = "us", "usw3" = "us", "usw4" = "us",
    "uss1" = "us", "usce1" = "us", "usea1" = "us", "uswe2" = "us", "use1" = "us", "use2" = "us",
    "usw1" = "us", "usw2" = "us", "use-1" = "us", "usw-2" = "us", "useast1" = "us",
    "useast2" = "us", "uswest1" = "us", "uswest2" = "us", "uscentral1" = "us", "us-1" = "us",
    "united-states" = "us", "north-america" = "us", "northamerica" = "us", "amer" = "us",
    "vereinigte-staaten" = "us", "etats-unis" = "us", "estados-unidos" = "us", "eu-west-2" = "uk",
    "europe-west2" = "uk", "uksouth" = "uk", "ukwest" = "uk", "uk-london-1" = "uk",
    "uk-cardiff-1" = "uk", "lon1" = "uk", "lhr" = "uk", "eu-gb" = "uk", "gb-lon" = "uk",
    "euw2" = "uk", "euwest2" = "uk", "uk" = "uk", "gb" = "uk", "london" = "uk",
    "united-kingdom" = "uk", "england" = "uk", "grossbritannien" = "uk", "royaume-uni" = "uk",
    "reino-unido" = "uk", "eu-central-2" = "ch", "europe-west6" = "ch", "switzerlandnorth" = "ch",
    "switzerlandwest" = "ch", "eu-zurich-1" = "ch", "ch-gva-2" = "ch", "ch-dk-2" = "ch",
    "euc2" = "ch", "zurich" = "ch", "zuerich" = "ch", "geneva" = "ch", "switzerland" = "ch",
    "schweiz" = "ch", "suisse" = "ch", "suiza" = "ch", "ap-south-1" = "rest", "ap-south-2" = "rest",
    "ap-southeast-1" = "rest", "ap-southeast-2" = "rest", "ap-southeast-3" = "rest",
    "ap-southeast-4" = "rest", "ap-southeast-5" = "rest", "ap-southeast-6" = "rest",
    "ap-southeast-7" = "rest", "ap-northeast-1" = "rest", "ap-northeast-2" = "rest",
    "ap-northeast-3" = "rest", "ap-east-1" = "rest", "ap-east-2" = "rest", "ca-central-1" = "rest",
    "ca-west-1" = "rest", "sa-east-1" = "rest", "me-south-1" = "rest", "me-central-1" = "rest",
    "af-south-1" = "rest", "il-central-1" = "rest", "mx-central-1" = "rest", "cn-north-1" = "rest",
    "cn-northwest-1" = "rest", "apne2" = "rest", "ape1" = "rest", "ase1" = "rest", "ase2" = "rest",
    "asne1" = "rest", "asse1" = "rest", "ass1" = "rest", "ause1" = "rest", "mes1" = "rest",
    "afs1" = "rest", "asia-east1" = "rest", "asia-east2" = "rest", "asia-northeast1" = "rest",
    "asia-northeast2" = "rest", "asia-northeast3" = "rest", "asia-south1" = "rest",
    "asia-south2" = "rest", "asia-southeast1" = "rest", "asia-southeast2" = "rest",
    "asia1" = "rest", "asia" = "rest", "australia-southeast1" = "rest",
    "australia-southeast2" = "rest", "southamerica-east1" = "rest", "southamerica-west1" = "rest",
    "northamerica-northeast1" = "rest", "northamerica-northeast2" = "rest",
    "northamerica-south1" = "rest", "me-west1" = "rest", "me-central1" = "rest",
    "me-central2" = "rest", "africa-south1" = "rest", "eastasia" = "rest", "southeastasia" = "rest",
    "australiaeast" = "rest", "australiasoutheast" = "rest", "australiacentral" = "rest",
    "australiacentral2" = "rest", "japaneast" = "rest", "japanwest" = "rest",
    "koreacentral" = "rest", "koreasouth" = "rest", "centralindia" = "rest", "southindia" = "rest",
    "westindia" = "rest", "jioindiawest" = "rest", "jioindiacentral" = "rest",
    "canadacentral" = "rest", "canadaeast" = "rest", "brazilsouth" = "rest",
    "brazilsoutheast" = "rest", "southafricanorth" = "rest", "southafricawest" = "rest",
    "uaenorth" = "rest", "uaecentral" = "rest", "qatarcentral" = "rest", "israelcentral" = "rest",
    "mexicocentral" = "rest", "chinanorth" = "rest", "chinanorth2" = "rest", "chinanorth3" = "rest",
    "chinaeast" = "rest", "chinaeast2" = "rest", "chinaeast3" = "rest", "malaysiawest" = "rest",
    "indonesiacentral" = "rest", "newzealandnorth" = "rest", "chilecentral" = "rest",
    "taiwannorth" = "rest", "ap-mumbai-1" = "rest", "ap-tokyo-1" = "rest", "ap-osaka-1" = "rest",
    "ap-sydney-1" = "rest", "ap-melbourne-1" = "rest", "ap-seoul-1" = "rest",
    "ap-singapore-1" = "rest", "ap-hyderabad-1" = "rest", "ca-toronto-1" = "rest",
    "ca-montreal-1" = "rest", "sa-saopaulo-1" = "rest", "sa-santiago-1" = "rest",
    "me-jeddah-1" = "rest", "me-dubai-1" = "rest", "af-johannesburg-1" = "rest",
    "il-jerusalem-1" = "rest", "sgp1" = "rest", "blr1" = "rest", "tor1" = "rest", "syd1" = "rest",
    "nrt" = "rest", "hnd" = "rest", "icn" = "rest", "bom" = "rest", "gru" = "rest", "jnb" = "rest",
    "hkg" = "rest", "yyz" = "rest", "bhs5" = "rest", "bhs" = "rest", "mum1" = "rest",
    "mumbai" = "rest", "singapore" = "rest", "tokyo" = "rest", "osaka" = "rest", "seoul" = "rest",
    "sydney" = "rest", "melbourne" = "rest", "jakarta" = "rest", "hongkong" = "rest",
    "hong-kong" = "rest", "taipei" = "rest", "saopaulo" = "rest", "sao-paulo" = "rest",
    "montreal" = "rest", "toronto" = "rest", "canada" = "rest", "brazil" = "rest",
    "brasil" = "rest", "india" = "rest", "bangalore" = "rest", "bengaluru" = "rest",
    "hyderabad" = "rest", "delhi" = "rest", "chennai" = "rest", "japan" = "rest", "korea" = "rest",
    "china" = "rest", "beijing" = "rest", "shanghai" = "rest", "ningxia" = "rest",
    "shenzhen" = "rest", "australia" = "rest", "israel" = "rest", "tel-aviv" = "rest",
    "uae" = "rest", "dubai" = "rest", "bahrain" = "rest", "qatar" = "rest", "cape-town" = "rest",
    "capetown" = "rest", "johannesburg" = "rest", "south-africa" = "rest", "nigeria" = "rest",
    "lagos" = "rest", "kenya" = "rest", "nairobi" = "rest", "mexico" = "rest", "chile" = "rest",
    "santiago" = "rest", "argentina" = "rest", "colombia" = "rest", "malaysia" = "rest",
    "thailand" = "rest", "vietnam" = "rest", "philippines" = "rest", "manila" = "rest",
    "indonesia" = "rest", "pakistan" = "rest", "turkey" = "rest", "istanbul" = "rest",
    "russia" = "rest", "moscow" = "rest", "serbia" = "rest", "ukraine" = "rest",
    "new-zealand" = "rest", "apac" = "rest", "latam" = "rest", "mena" = "rest",
    "emea-africa" = "rest", "aps1" = "rest", "apse1" = "rest", "apse2" = "rest", "apne1" = "rest",
    "cac1" = "rest", "sae1" = "rest", "use-cn" = "rest", "apsoutheast1" = "rest",
    "apnortheast1" = "rest", "apsouth1" = "rest", "cacentral1" = "rest", "saeast1" = "rest",
    "asia-pacific" = "rest", "indien" = "rest", "kanada" = "rest", "japon" = "rest",
    "brasilien" = "rest", "inde" = "rest", "contact-us" = "none", "about-us" = "none",
    "join-us" = "none", "follow-us" = "none", "with-us" = "none", "for-us" = "none",
    "help-us" = "none", "tell-us" = "none", "to-us" = "none", "email-us" = "none",
    "call-us" = "none", "en-us" = "none", "us-en" = "none", "us-dollar" = "none",
    "us-ascii" = "none", "new-england" = "none", "new-mexico" = "none", "kind-regards" = "none",
    "us-gaap" = "none", "us-cents" = "none", "tokyo-night" = "none", "dublin-core" = "none",
    "paris-agreement" = "none", "zurich-insurance" = "none", "sin-in" = "none",
    "china-town" = "none", "pune" = "rest", "noida" = "rest", "gurgaon" = "rest",
    "kolkata" = "rest", "ahmedabad" = "rest", "colombo" = "rest", "dhaka" = "rest",
    "karachi" = "rest", "lahore" = "rest", "cairo" = "rest", "kairo" = "rest",
    "casablanca" = "rest", "accra" = "rest", "kampala" = "rest", "riyadh" = "rest",
    "jeddah" = "rest", "doha" = "rest", "abu-dhabi" = "rest", "kuwait" = "rest", "amman" = "rest",
    "beirut" = "rest", "baku" = "rest", "tbilisi" = "rest", "almaty" = "rest", "tashkent" = "rest",
    "hanoi" = "rest", "bangkok" = "rest", "kuala-lumpur" = "rest", "cebu" = "rest",
    "perth" = "rest", "brisbane" = "rest", "auckland" = "rest", "wellington" = "rest",
    "vancouver" = "rest", "calgary" = "rest", "ottawa" = "rest", "quebec" = "rest",
    "bogota" = "rest", "lima" = "rest", "buenos-aires" = "rest", "montevideo" = "rest",
    "quito" = "rest", "panama" = "rest", "guadalajara" = "rest", "monterrey" = "rest",
    "queretaro" = "rest", "medellin" = "rest", "recife" = "rest", "rio-de-janeiro" = "rest",
    "kyiv" = "rest", "kiew" = "rest", "kiev" = "rest", "minsk" = "rest", "belgrad" = "rest",
    "belgrade" = "rest", "sarajevo" = "rest", "tirana" = "rest", "skopje" = "rest",
    "chisinau" = "rest", "ankara" = "rest", "izmir" = "rest", "singapur" = "rest",
    "singapour" = "rest", "australien" = "rest", "australie" = "rest", "neuseeland" = "rest",
    "mexiko" = "rest", "mexique" = "rest", "bresil" = "rest", "argentinien" = "rest",
    "argentine" = "rest", "kolumbien" = "rest", "philippinen" = "rest", "indonesien" = "rest",
    "malaysien" = "rest", "tuerkei" = "rest", "turquie" = "rest", "turquia" = "rest",
    "russland" = "rest", "russie" = "rest", "rusia" = "rest", "serbien" = "rest", "serbie" = "rest",
    "egypt" = "rest", "aegypten" = "rest", "egypte" = "rest", "egipto" = "rest", "marokko" = "rest",
    "morocco" = "rest", "maroc" = "rest", "marruecos" = "rest", "tunesien" = "rest",
    "tunisia" = "rest", "tunisie" = "rest", "suedafrika" = "rest", "kenia" = "rest",
    "ghana" = "rest", "saudi-arabia" = "rest", "saudi" = "rest", "sg" = "rest", "jp" = "rest",
    "hk" = "rest", "sgp" = "rest", "kr" = "rest", "aus" = "rest", "offshore-delivery" = "rest",
    "bangladesh" = "rest", "sri-lanka" = "rest", "nepal" = "rest", "vietnamese-office" = "rest",
    "costa-rica" = "rest", "ecuador" = "rest", "peru" = "rest", "uruguay" = "rest",
    "new-york" = "us", "newyork" = "us", "boston" = "us", "seattle" = "us", "atlanta" = "us",
    "miami" = "us", "houston" = "us", "phoenix" = "us", "philadelphia" = "us",
    "san-francisco" = "us", "los-angeles" = "us", "san-jose" = "us", "minneapolis" = "us",
    "detroit" = "us", "silicon-valley" = "us", "northern-virginia" = "us", "kalifornien" = "us",
    "kalifornia" = "us", "new-jersey" = "us", "illinois" = "us", "washington-dc" = "us",
    "florida" = "us", "georgia-us" = "us", "arizona" = "us", "nevada" = "us", "colorado" = "us",
    "pennsylvania" = "us", "massachusetts" = "us", "north-carolina" = "us", "manchester" = "uk",
    "edinburgh" = "uk", "belfast" = "uk", "leeds" = "uk", "birmingham" = "uk", "inglaterra" = "uk",
    "angleterre" = "uk", "londres" = "uk", "grande-bretagne" = "uk", "britain" = "uk",
    "great-britain" = "uk", "schottland" = "uk", "scotland" = "uk", "wales" = "uk", "bern" = "ch",
    "basel" = "ch", "genf" = "ch", "lausanne" = "ch", "winterthur" = "ch", "lugano" = "ch",
    "geneve" = "ch", "svizzera" = "ch", "prague" = "eea", "prag" = "eea", "budapest" = "eea",
    "bucharest" = "eea", "sofia" = "eea", "athens" = "eea", "athen" = "eea", "zagreb" = "eea",
    "ljubljana" = "eea", "bratislava" = "eea", "tallinn" = "eea", "riga" = "eea", "vilnius" = "eea",
    "hamburg" = "eea", "koeln" = "eea", "cologne" = "eea", "kassel" = "eea", "leipzig" = "eea",
    "dresden" = "eea", "stuttgart" = "eea", "duesseldorf" = "eea", "nuremberg" = "eea",
    "nuernberg" = "eea", "falkenstein" = "eea", "lyon" = "eea", "marseille" = "eea",
    "lille" = "eea", "strasbourg" = "eea", "gravelines" = "eea", "roubaix" = "eea",
    "barcelona" = "eea", "valencia" = "eea", "sevilla" = "eea", "porto" = "eea", "lisboa" = "eea",
    "rome" = "eea", "roma" = "eea", "turin" = "eea", "torino" = "eea", "antwerp" = "eea",
    "brussels" = "eea", "bruxelles" = "eea", "bruessel" = "eea", "rotterdam" = "eea",
    "eindhoven" = "eea", "aarhus" = "eea", "gothenburg" = "eea", "malmo" = "eea",
    "reykjavik" = "eea", "iceland" = "eea", "tampere" = "eea", "hamina" = "eea", "krakow" = "eea",
    "gdansk" = "eea", "graz" = "eea", "linz" = "eea", "salzburg" = "eea", "greece" = "eea",
    "griechenland" = "eea", "grece" = "eea", "irland" = "eea", "irlande" = "eea", "irlanda" = "eea",
    "frankreich" = "eea", "italien" = "eea", "spanien" = "eea", "niederlande" = "eea",
    "polen" = "eea", "schweden" = "eea", "norwegen" = "eea", "daenemark" = "eea",
    "oesterreich" = "eea", "belgien" = "eea", "czechia" = "eea", "hungary" = "eea",
    "romania" = "eea", "bulgaria" = "eea", "croatia" = "eea", "slovenia" = "eea",
    "slovakia" = "eea", "estonia" = "eea", "latvia" = "eea", "lithuania" = "eea", "malta" = "eea",
    "cyprus" = "eea", "liechtenstein" = "eea",
  }
}

# Names of arguments that name a region.
# Where people live, come from or travel to: never where data goes.
set "keys.whereabouts" {
  words = <<-W
    city, town, village, province, county, municipality, home_city, ville, stadt, ciudad,
    nationality, nationalities, citizenship, birthplace, birth_place, place_of_birth, city_of_birth,
    country_of_birth, birth_country, birth_city, staatsangehoerigkeit, geburtsort, nationalite,
    nacionalidad, timezone, time_zone, tz, zeitzone, locale, language, currency, airport,
    departure_city, arrival_city, departure_airport, arrival_airport, destination_city,
    destination_airport, flight_destination, travel_destination, billing_city, billing_state,
    shipping_city, shipping_state, shipping_country, shipping_address, billing_address,
    home_address, delivery_address, mailing_address, postal_address, street, street1, street_1,
    street_address, address_line1, address_line_1, address1
  W
}

# What is a part of a letter's address where a street or a code stands beside it.
set "keys.postal-place" {
  words = <<-W
    city, state, country, country_code, region, location, ort, land, pays, pais, ville, zone, place
  W
}

set "keys.region" {
  words = <<-W
    region, location, destination_region, dest_region, target_region, aws_region, region_name, zone,
    data_location, replica_region, destination_location, target_location, aws_default_region,
    replication_region, secondary_location, secondary_region, geo, data_residency, residency,
    datacenter, data_center, site_region, replica_location, to_region, new_region, storage_location,
    region_id, region_code, cloud_region, dr_region, backup_region, restore_region, zielregion, ort,
    dst_region, copy_region, hosting_region, primary_region, multi_region, geography, country, land,
    replica_update, replica_config, add_region, global_replication_group,
    destination_backup_vault_arn, destination_vault, replica, ziel_standort, standort, target_site,
    site, target_dc, dc, emplacement, ubicacion, destination_site, to_site, to_country,
    recipient_country, host_country, hosting_country, server_location, rechenzentrum,
    target_country, destination_country, ziel_region, ziel_land, region_cible, pays, pais,
    region_destino, data_region, failover_region, target_datacenter, target_data_center,
    new_location, hosting_location, partner_server, partner_region, replica_server, copy_to_region,
    restore_to_region, peer_region, standby_region,
    sync_region
  W
}

# Words of kinds of resources that copy data to somewhere else.
set "words.replicate" {
  words = <<-W
    replication, replicate, replica, replicas, replicator, mirror, mirrormaker, mirror maker, maker2,
    transfer, datasync, dms, sync, backup, copy, geo, restore, migration, kafkamirrormaker2
  W
}

# Programs that apply the files of a folder or those that they are given.
set "programs.applies" {
  words = <<-W
    terraform apply, tofu apply, terragrunt apply, terragrunt run-all apply, kubectl apply, kubectl create,
    oc apply, pulumi up, connect-mirror-maker, connect-mirror-maker.sh, kafka-mirror-maker,
    kafka-mirror-maker.sh, mirrormaker
  W
}

# Those that copy from one place to another, whatever their files say.
set "programs.mirrors" {
  words = <<-W
    connect-mirror-maker, connect-mirror-maker.sh, kafka-mirror-maker, kafka-mirror-maker.sh,
    mirrormaker
  W
}

# Words in names of arguments that name where something goes.
set "words.target" {
  words = <<-W
    target, dest, destination, dst, sink, secondary, standby, replica, ziel, cible, destino
  W
}

# Words in names of arguments that name where something comes from.
set "words.source" {
  words = <<-W
    source, src, from, origin, old, original, quelle, origen
  W
}
