package fact_test

import "testing"

// Names of tools, arguments and values in other languages are read by what they say.
func TestForeignNames(t *testing.T) {
	for _, c := range []struct{ name, input, want string }{
		// What changes something.
		{"betaalopdracht_uitvoeren", `{"bedrag": 120}`, "call.mode=change; call.verb=execute; call.object=payment; call.total=120"},
		{"restitutie_verwerken", `{}`, "call.mode=change; call.verb=refund; call.verb=process"},
		{"leverancier_bankrekeningnummer_bijwerken", `{}`, "call.mode=change; call.verb=update; call.noun=vendor; call.noun=bank account"},
		{"hyväksyMaksu", `{}`, "call.mode=change; call.verb=approve; call.noun=payment"},
		{"poista_asiakas", `{}`, "call.mode=change; call.verb=delete; call.noun=customer"},
		{"smazatZákazníka", `{}`, "call.mode=change; call.verb=delete; call.noun=customer"},
		{"torles_beteg", `{}`, "call.mode=change; call.verb=delete; call.noun=patient"},
		{"sterge_utilizator", `{}`, "call.mode=change; call.verb=delete; call.noun=user"},
		{"zatwierdź_paczkę_przelewów", `{}`, "call.mode=change; call.verb=approve; call.noun=payment"},
		{"sollicitant_afwijzen", `{}`, "call.mode=change; call.verb=reject; call.object=candidate"},
		{"klantgegevens_verwijderen", `{}`, "call.mode=change; call.verb=delete; call.noun=customer"},
		{"slagboom_openen", `{}`, "call.verb=open; call.object=gate"},
		{"Zahlungsauftrag_ausführen", `{"betrag": 120}`, "call.mode=change; call.verb=execute; call.object=payment; call.total=120"},
		{"überweisung_freigeben", `{}`, "call.mode=change; call.verb=transfer; call.verb=release"},
		{"kundenstammdaten_loeschen", `{}`, "call.mode=change; call.verb=delete; call.noun=customer"},
		{"vertrag_verlängern", `{}`, "call.mode=change; call.verb=renew; call.object=contract"},
		{"kreditanträge_genehmigen", `{}`, "call.mode=change; call.verb=approve; call.noun=loan"},
		{"foerderpumpe_starten", `{}`, "call.mode=change; call.verb=start; call.noun=pump"},
		{"rembourser_client", `{"montant": 30}`, "call.mode=change; call.verb=refund; call.total=30"},
		{"virer_salaires", `{}`, "call.mode=change; call.noun=payroll"},
		{"octroyer_acces", `{}`, "call.mode=change; call.verb=grant; call.object=access"},
		{"supprimer_sauvegardes", `{}`, "call.mode=change; call.verb=delete; call.object=backup"},
		{"realizar_traspaso", `{}`, "call.mode=change; call.verb=execute; call.object=transfer"},
		{"cobrar_tarjeta", `{}`, "call.mode=change; call.verb=charge"},
		{"contratar_suscripcion", `{}`, "call.mode=change; call.verb=purchase; call.object=subscription"},
		{"erogare_stipendi", `{}`, "call.mode=change; call.verb=payout; call.object=salary"},
		{"concedere_accesso", `{}`, "call.mode=change; call.verb=grant; call.object=access"},
		{"estornar_pagamento", `{"valor": 30}`, "call.mode=change; call.verb=refund; call.total=30"},
		{"adicionar_usuário_grupo", `{}`, "call.mode=change; call.verb=add; call.noun=user"},
		{"wypłać_wynagrodzenie", `{}`, "call.mode=change; call.verb=payout; call.object=salary"},
		{"gennemfør_overførsel", `{"beløb": 30}`, "call.mode=change; call.verb=execute; call.object=transfer; call.total=30"},
		{"godkänn_ansökan", `{}`, "call.mode=change; call.verb=approve; call.object=application"},

		// What only looks.
		{"overboeking_ophalen", `{}`, "call.mode=read; call.verb=get; call.object=transfer"},
		{"ontslag_opvragen", `{}`, "call.mode=read; call.verb=get"},
		{"toon_terugbetaling", `{}`, "call.mode=read; call.verb=show"},
		{"betaling_simuleren", `{}`, "call.mode=read; call.verb=simulate"},
		{"überweisung_anzeigen", `{}`, "call.mode=read; call.verb=show; call.object=transfer"},
		{"ablehnung_lesen", `{}`, "call.mode=read; call.verb=read"},
		{"freigaben_auflisten", `{}`, "call.mode=read; call.verb=list"},
		{"consulter_remboursement", `{}`, "call.mode=read; call.verb=query"},
		{"lister_remboursements", `{}`, "call.mode=read; call.verb=list"},
		{"leer_despido", `{}`, "call.mode=read; call.verb=read"},
		{"visualizza_bonifico", `{}`, "call.mode=read; call.verb=view"},
		{"leggi_rimborso", `{}`, "call.mode=read; call.verb=read"},
		{"obter_reembolso", `{}`, "call.mode=read; call.verb=get"},
		{"pokaz_przelew", `{}`, "call.mode=read; call.verb=show"},
		{"get_refund", `{}`, "call.mode=read; call.verb=get"},

		// Drafts and trial runs.
		{"concept_betaling_aanmaken", `{}`, "act.pretend=true"},
		{"betaling_aanmaken", `{"proefrun": true}`, "act.pretend=true"},
		{"zahlung_anlegen", `{"status": "Entwurf"}`, "act.pretend=true"},
		{"crea_pagamento", `{"stato": "bozza"}`, "act.pretend=true"},
		{"criar_pagamento", `{"status": "rascunho"}`, "act.pretend=true"},

		// Outcomes, environments and paths.
		{"kredietaanvraag_bijwerken", `{"besluit": "goedgekeurd"}`, "call.verb=approve"},
		{"maj_candidature", `{"statut": "rejetée"}`, "call.verb=reject"},
		{"aggiorna_candidatura", `{"esito": "respinto"}`, "call.verb=reject"},
		{"bewerbung_aktualisieren", `{"status": "gekündigt"}`, "call.verb=dismiss"},
		{"alterar_configuracao", `{"ambiente": "produção"}`, "env.name=production"},
		{"configuratie_wijzigen", `{"omgeving": "productie"}`, "env.name=production"},
		{"bestand_verwijderen", `{"pad": "/srv/x", "recursief": true}`, "file.op=delete; file.path=/srv/x"},
		{"elimina_cartella", `{"percorso": "/srv/x", "ricorsivo": true}`, "file.op=delete; file.path=/srv/x"},
	} {
		if f := factsOf(t, "mcp__company__"+c.name, c.input); !holds(f, c.want) {
			t.Errorf("%s %s: no act has %s:\n%s", c.name, c.input, c.want, show(f))
		}
	}
}

// A word at the end of a name that only looks takes nothing from what several verbs with a joiner do, nor from verbs that change.
func TestForeignChangesStay(t *testing.T) {
	for _, name := range []string{"ueberweisung_pruefen_und_freigeben", "liste_loeschen", "lijst_bijwerken", "get_or_create_refund", "bericht_verwijderen"} {
		if f := factsOf(t, "mcp__company__"+name, `{}`); !holds(f, "call.mode=change") {
			t.Errorf("%s only reads:\n%s", name, show(f))
		}
	}
}
