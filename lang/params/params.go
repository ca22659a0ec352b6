// Package params holds what is particular to one organisation: its domains, owners, environments, where its data lies. No digest of
// a clause or graph covers it; the manifest does.
package params

// Organisation is who the policy is for.
type Organisation struct {
	Domains         []string `json:"domains"` // each means itself and its subdomains
	Regions         []string `json:"regions"`
	Owners          []string `json:"owners"`   // of repositories
	Prefixes        []string `json:"prefixes"` // of buckets, projects, accounts
	ApprovedServers []string `json:"approved_servers"`
	ApprovedHosts   []string `json:"approved_hosts,omitempty"` // each means itself and its subdomains
	Timezone        string   `json:"timezone"`                 // IANA name; UTC where empty
}

// Environment says how an environment shows itself.
type Environment struct {
	Name     string   `json:"name"`
	Hosts    []string `json:"hosts,omitempty"`
	Branches []string `json:"branches,omitempty"`
	Servers  []string `json:"servers,omitempty"`
	Paths    []string `json:"paths,omitempty"`
}

// DataClass says where data of a class lies.
type DataClass struct {
	Name    string   `json:"name"`
	Paths   []string `json:"paths,omitempty"`
	Servers []string `json:"servers,omitempty"`
	Tables  []string `json:"tables,omitempty"`
}

// Params is all of it.
type Params struct {
	Organisation Organisation  `json:"organisation"`
	Environments []Environment `json:"environments,omitempty"`
	DataClasses  []DataClass   `json:"data_classes,omitempty"`
}
