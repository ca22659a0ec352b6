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
  }
}
