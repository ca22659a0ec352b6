# Words of other languages that names of tools are made of, to the English ones that rules are written with. Letters with marks are
# read as ae, oe, ue in German, else as the plain letter.

map "words" {
  words = {
    # German
    unterschreiben = "sign", unterzeichnen = "sign", akzeptieren = "accept", annehmen = "accept", abschliessen = "accept", bestellen = "order", kaufen = "buy",
    verkaufen = "sell", mieten = "rent", erhoehen = "increase", erhohen = "increase", aufstocken = "increase", freischalten = "activate", aktivieren = "activate", umschalten = "switch",
    ausrollen = "rollout", bereitstellen = "deploy", befoerdern = "promote", entlassen = "dismiss", kuendigen = "terminate", kundigen = "terminate", einstellen = "adjust", bewilligen = "approve",
    gewaehren = "grant", zusagen = "approve", absagen = "reject", erstatten = "refund", zurueckzahlen = "refund", anweisen = "transfer", gutschreiben = "credit", abbuchen = "debit",
    einziehen = "debit", veranlassen = "initiate", oeffnen = "open", schliessen = "close", starten = "start", stoppen = "stop", bewegen = "move", verfahren = "move", steuern = "control",
    schreiben = "write", setzen = "set", stellen = "set", ablehnen = "reject", verlaengern = "renew", buchen = "post", hinterlegen = "set", pflegen = "update",
    zahllauf = "payment run", zahlungslauf = "payment run", lohnlauf = "payroll", loehne = "salary", lohn = "salary", gehaelter = "salary", gutschrift = "credit note", erstattung = "refund",
    rueckzahlung = "refund", lastschrift = "direct debit", dauerauftrag = "standing order", sammelueberweisung = "transfer", abo = "subscription", abonnement = "subscription", kontingent = "quota",
    instanz = "instance", modell = "model", schwellenwert = "threshold", schwelle = "threshold", bewerber = "applicant", bewerbung = "job application", bewerbungen = "job application",
    kredit = "loan", kreditantrag = "loan application", darlehen = "loan", hypothek = "mortgage", schadenfall = "claim", schadensfall = "claim", schaden = "claim", versicherung = "insurance",
    kuendigung = "dismissal", leistungsantrag = "benefit application", ventil = "valve", pumpe = "pump", roboter = "robot", fahrzeug = "vehicle", steuerung = "control system", sps = "plc",
    tuer = "door", schranke = "gate", weiche = "actuator", sollwert = "setpoint", stimmung = "mood", emotionen = "emotion", verhalten = "behaviour", buerger = "citizen", schueler = "pupil",
    bankdaten = "bank detail", bankkonto = "bank account", zahlungsempfaenger = "payee", empfaenger = "recipient", lieferantenstamm = "vendor", kreditor = "vendor", kreditoren = "vendor",
    ausloesen = "trigger", aussprechen = "issue", ausfuehren = "execute", erkennen = "detect", analysieren = "analyze", bewerten = "score", auswerten = "evaluate", messen = "measure",

    # French
    reconnaitre = "recognize", detecter = "detect", analyser = "analyze", evaluer = "evaluate", noter = "score", mesurer = "measure",
    accepter = "accept", signer = "sign", souscrire = "subscribe", acheter = "buy", vendre = "sell", augmenter = "increase", licencier = "dismiss", accorder = "grant", embaucher = "hire",
    rejeter = "reject", refuser = "refuse", approuver = "approve", valider = "approve", ecrire = "write", ouvrir = "open", fermer = "close", demarrer = "start", arreter = "stop",
    deplacer = "move", regler = "pay", changer = "change", modifier = "modify", deployer = "deploy", activer = "activate", basculer = "switch", verser = "pay", debiter = "debit",
    crediter = "credit", renouveler = "renew", commander = "order", commande = "purchase order", passer = "place", promouvoir = "promote", transferer = "transfer", planifier = "schedule", ordonner = "initiate", enregistrer = "save",
    prelevement = "direct debit", remboursements = "refund", salaires = "salary", paie = "payroll", tresorerie = "treasury", beneficiaire = "payee", modele = "model", seuil = "threshold",
    candidat = "candidate", candidature = "job application", pret = "loan", sinistre = "claim", assurance = "insurance", licenciement = "dismissal", vanne = "valve", pompe = "pump",
    vehicule = "vehicle", bancaire = "bank", bancaires = "bank", fournisseurs = "vendor", consigne = "setpoint", humeur = "mood", comportement = "behaviour", citoyen = "citizen", eleve = "pupil", serveur = "server", visage = "face", visages = "face",
    # Spanish
    reconocer = "recognize", detectar = "detect", analizar = "analyze", evaluar = "evaluate", puntuar = "score", medir = "measure",
    aceptar = "accept", firmar = "sign", suscribir = "subscribe", contratar = "purchase", comprar = "buy", vender = "sell", aumentar = "increase", ampliar = "increase", despedir = "dismiss",
    denegar = "deny", conceder = "grant", rechazar = "reject", aprobar = "approve", mover = "move", escribir = "write", abrir = "open", cerrar = "close", arrancar = "start", parar = "stop",
    detener = "stop", iniciar = "start", ajustar = "adjust", programar = "schedule", desplegar = "deploy", activar = "activate", renovar = "renew", transferir = "transfer",
    pagar = "pay", reembolsar = "refund", abonar = "pay", girar = "transfer", devolucion = "refund", tesoreria = "treasury", salarios = "salary", modelo = "model", umbral = "threshold",
    candidato = "candidate", prestamo = "loan", siniestro = "claim", seguro = "insurance", despido = "dismissal", valvula = "valve", bomba = "pump", brazo = "robot arm", vehiculo = "vehicle",
    puerta = "door", bancaria = "bank", bancario = "bank", proveedores = "vendor", suscripcion = "subscription", pedido = "purchase order", pedidos = "purchase order", servidor = "server", ciudadano = "citizen", alumno = "pupil", comportamiento = "behaviour", emociones = "emotion", cuotas = "quota",
    # German
    aktualisieren = "update", anpassen = "adjust", absenden = "send", abschicken = "send", reservieren = "reserve", kapazitaet = "capacity", kapazitat = "capacity", einreichen = "submit",
    hinzufuegen = "add", hinzufugen = "add", bearbeiten = "edit", ersetzen = "replace", tauschen = "swap", wechseln = "switch", kuerzen = "reduce", kurzen = "reduce", senken = "lower",
    sperren = "block", einfrieren = "freeze", erteilen = "grant", verweigern = "deny", zurueckweisen = "reject", abweisen = "reject", erlassen = "issue", abziehen = "deduct",
    beauftragen = "order", signieren = "sign", durchfuehren = "execute", schalten = "switch", erwerben = "buy", zubuchen = "buy", nachbestellen = "order", bescheid = "decision",
    ergebnis = "result", leistung = "benefit", antrag = "application", antraege = "application", einzahlen = "deposit", abheben = "withdraw", ueberweise = "transfer", uberweise = "transfer",
    geld = "money", geldtransfer = "money transfer", betraege = "amount", gehaltslauf = "payroll run", zahlungsauftrag = "payment order", zahlungsempfanger = "payee", begunstigter = "payee",
    beguenstigter = "payee", kundenkonto = "customer account", drehzahl = "speed", beatmungsgeraet = "ventilator", beatmung = "ventilator", geraet = "device",
    # Dutch
    uitvoeren = "execute", wijzigen = "change", aanpassen = "adjust", bijwerken = "update", toevoegen = "add", aanmaken = "create", verwijderen = "delete", verzenden = "send", versturen = "send",
    plaatsen = "place", goedkeuren = "approve", afwijzen = "reject", afkeuren = "reject", toekennen = "grant", ondertekenen = "sign", accepteren = "accept", kopen = "buy", verkopen = "sell",
    huren = "rent", verhogen = "increase", verlagen = "lower", uitrollen = "rollout", overmaken = "transfer", betalen = "pay", terugbetalen = "refund", uitbetalen = "pay", openen = "open",
    sluiten = "close", ontslaan = "dismiss", tonen = "show", ophalen = "get", zoeken = "search", verlengen = "renew", annuleren = "cancel", inschakelen = "enable", uitschakelen = "disable",
    betaling = "payment", betalingen = "payment", overboeking = "transfer", overboekingen = "transfer", overschrijving = "transfer", terugbetaling = "refund", uitbetaling = "payout",
    bankrekening = "bank account", rekeningnummer = "account number", begunstigde = "payee", leverancier = "vendor", leveranciers = "vendor", medewerker = "employee", werknemer = "employee",
    klant = "customer", klanten = "customer", factuur = "invoice", facturen = "invoice", bestelling = "purchase order", inkooporder = "purchase order", overeenkomst = "contract",
    salaris = "salary", loonrun = "payroll run", incasso = "direct debit", aanvraag = "application", sollicitant = "applicant", sollicitatie = "job application", lening = "loan",
    hypotheek = "mortgage", krediet = "loan", uitkering = "benefit", schadeclaim = "claim", verzekering = "insurance", klep = "valve", pomp = "pump", voertuig = "vehicle",
    drempelwaarde = "threshold", bedrag = "amount", toestemming = "permission", bestand = "file", bericht = "message", gegevens = "data",
    # Italian
    eseguire = "execute", esegui = "execute", aggiornare = "update", aggiorna = "update", modificare = "modify", modifica = "modify", cambiare = "change", aggiungere = "add", aggiungi = "add",
    creare = "create", crea = "create", eliminare = "delete", cancellare = "delete", inviare = "send", invia = "send", pagare = "pay", paga = "pay", rimborsare = "refund", rimborsa = "refund",
    trasferire = "transfer", trasferisci = "transfer", firmare = "sign", accettare = "accept", accetta = "accept", approvare = "approve", approva = "approve", rifiutare = "reject",
    rifiuta = "reject", respingere = "reject", respingi = "reject", ordinare = "order", acquistare = "buy", acquista = "buy", vendere = "sell", confermare = "confirm", conferma = "confirm",
    aumentare = "increase", noleggiare = "rent", assumere = "hire", licenziare = "dismiss", aprire = "open", apri = "open", chiudere = "close", chiudi = "close", avviare = "start",
    avvia = "start", fermare = "stop", spostare = "move", sposta = "move", scrivere = "write", scrivi = "write", impostare = "set", imposta = "set", attivare = "activate", disporre = "initiate",
    disponi = "initiate", elencare = "list", elenca = "list", leggere = "read", leggi = "read", cercare = "search", cerca = "search", bonifico = "transfer", bonifici = "transfer",
    pagamento = "payment", pagamenti = "payment", rimborso = "refund", rimborsi = "refund", stipendio = "salary", stipendi = "salary", fornitore = "vendor", fornitori = "vendor",
    beneficiario = "payee", dipendente = "employee", dipendenti = "employee", fattura = "invoice", fatture = "invoice", contratto = "contract", contratti = "contract", ordine = "order",
    prestito = "loan", mutuo = "mortgage", richiesta = "request", sinistro = "claim", assicurazione = "insurance", licenziamento = "dismissal", valvola = "valve", veicolo = "vehicle",
    soglia = "threshold", modello = "model", importo = "amount", abbonamento = "subscription", messaggio = "message", clienti = "customer",
    # Polish
    przelew = "transfer", przelewy = "transfer", wykonaj = "execute", wyslij = "send", platnosc = "payment", zaplac = "pay", zwrot = "refund", dodaj = "add", zmien = "change", usun = "delete",
    utworz = "create", odbiorca = "payee", dostawca = "vendor", pracownik = "employee", klient = "customer", umowa = "contract", podpisz = "sign", zaakceptuj = "accept", zatwierdz = "approve",
    odrzuc = "reject", zamowienie = "purchase order", zloz = "place", kwota = "amount", waluta = "currency", wynagrodzenie = "salary", kredyt = "loan", wniosek = "application",
    kandydat = "candidate", zawor = "valve", pompa = "pump", otworz = "open", zwieksz = "increase", wdroz = "deploy",
    # Swedish, Danish and Norwegian
    betalning = "payment", utbetalning = "payout", utbetaling = "payout", overforing = "transfer", overfoering = "transfer", overfoersel = "transfer", overforsel = "transfer",
    aterbetalning = "refund", tilbagebetaling = "refund", skapa = "create", opret = "create", opprett = "create", skicka = "send", uppdatera = "update", opdater = "update", oppdater = "update",
    radera = "delete", godkann = "approve", godkend = "approve", godkjenn = "approve", avsla = "reject", afvis = "reject", avvis = "reject", signera = "sign", underskriv = "sign",
    avtal = "contract", aftale = "contract", avtale = "contract", leverantor = "vendor", leverandor = "vendor", belopp = "amount", beloeb = "amount", belob = "amount", belop = "amount",
    mottagare = "recipient", modtager = "recipient", mottaker = "recipient", gennemfoer = "execute", gennemfor = "execute", genomfor = "execute", utfor = "execute", udfor = "execute",
    betala = "pay", betal = "pay", ansokan = "application", ansogning = "application", medarbejder = "employee", ansatt = "employee", anstalld = "employee", kund = "customer",
    lonekorning = "payroll run", lonkorning = "payroll run",
    # Portuguese
    criar = "create", atualizar = "update", alterar = "change", excluir = "delete", remover = "remove", assinar = "sign", aceitar = "accept", aprovar = "approve", rejeitar = "reject",
    recusar = "refuse", executar = "execute", efetuar = "execute", fornecedor = "vendor", funcionario = "employee", fatura = "invoice", salario = "salary", emprestimo = "loan", moeda = "currency",
    quantia = "amount", cobrar = "charge", demitir = "dismiss", contratacao = "hire", assinatura = "subscription",
    # Japanese, in Latin letters
    furikomi = "transfer", shiharai = "payment", jikkou = "execute", jikko = "execute", soukin = "transfer", henkin = "refund", kingaku = "amount", tsuuka = "currency", tsuka = "currency",
    kouza = "bank account", torihikisaki = "vendor", keiyaku = "contract", shounin = "approve", kyakka = "reject", hacchu = "purchase order", hatchu = "purchase order", kyuyo = "salary",
    kyuuyo = "salary", sakujo = "delete", henkou = "change", koushin = "update", touroku = "register", soushin = "send",
    # French
    ajouter = "add", emettre = "issue", statuer = "decide", resilier = "cancel", suspendre = "suspend", reduire = "reduce", reserver = "reserve", louer = "rent", remplacer = "replace",
    embauche = "hire", annuler = "cancel", prestation = "benefit", prestations = "benefit", refus = "rejection", vehicules = "vehicle", decaisser = "disburse", decaissement = "disbursement",
    montant = "amount",
    # Spanish
    anadir = "add", agregar = "add", emitir = "issue", descartar = "reject", reservar = "reserve", alquilar = "rent", reemplazar = "replace", sustituir = "replace", anular = "cancel",
    reducir = "reduce", suspender = "suspend", prestacion = "benefit", prestaciones = "benefit", cobro = "charge", importe = "amount", liquidar = "settle", proveedora = "vendor",
    contratacion = "purchase", grua = "crane",
    # more of German, French and Spanish
    foerderband = "conveyor", aufzug = "elevator", kessel = "boiler", verstellen = "adjust", solltemperatur = "setpoint", tagesbudget = "daily budget", werbebudget = "ad budget", monatsbudget = "monthly budget", bestellanforderung = "purchase requisition", notitie = "note", notiz = "note", bemerkung = "comment",
    opmerking = "comment", convoyeur = "conveyor", ascenseur = "elevator", chaudiere = "boiler", caldera = "boiler", ascensor = "elevator", barriere = "barrier", promover = "promote", sozialpunkte = "social score", sozialpunkt = "social score",
  }
}
