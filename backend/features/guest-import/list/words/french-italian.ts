import type { LanguageWords } from "./language-words.ts";

export const french: LanguageWords = {
  columns: {
    fullName: `
      Nom, Nom complet, Nom de l'invité, Nom invité, Nom et prénom, Prénom et nom, Nom prénom, Prénom nom, Noms,
      Nom du convive, Noms des invités, Nom et prénoms, Prénom(s) et nom, Nom(s) et prénom(s), Nom & prénom,
      Prénom & nom, Noms et prénoms, Nom de la personne, Nom/prénom, Nom du participant, Prénoms et noms`,
    guest: `
      Invité, Invités, Invité(e), Invité(e)s, Convive, Convives, Personne, Personnes, Invitée, Invitées, Participant,
      Participants, Liste des invités, Liste d'invités, Qui`,
    firstName: "Prénom, Prénoms, Prénom(s), Prénom de l'invité, Prénom invité, Prénom du convive, Prénom usuel",
    middleName: "Deuxième prénom, Second prénom, 2e prénom",
    lastName: `
      Nom de famille, Patronyme, Noms de famille, Nom de l'invité (famille), Nom d'usage,
      Nom marital`,
    lastBesideFirst: "Nom, Noms, Nom de l'invité",
    firstBesideLast: "Nom",
    title: "Civilité, Titre, Civ., Titre de civilité, Formule de politesse",
    suffix: "Suffixe",
    nickname: "Surnom, Diminutif, Pseudo",
    birthName: "Nom de jeune fille, Nom de naissance, Nom à la naissance, Ancien nom",
    otherName: `
      Autres noms, Autre nom, Aussi connu sous le nom de, Nom en anglais, Nom anglais, Nom en caractères latins`,
    table: `
      Numéro de table, N° de table, Nº de table, N° table, Nº table, Num. table, Num de table, Numéro table, Table n°,
      Table nº, Table numéro, Nom de table, Nom de la table, Table attribuée, Numéro de la table, Plan de table,
      Table assignée, Nom table, N° de la table, À la table, Table de l'invité`,
    seat: "Place, Siège, Numéro de place, N° de place, Place assise, Chaise, Place n°, Numéro de siège, N° place, Places assises",
    party: `
      Famille, Foyer, Groupe, Invitation, Nom du groupe, Nom du foyer, Ménage, Nom de la famille, Couple, Groupes,
      Faire-part, Nom sur l'invitation, Foyer/famille, Groupe d'invités`,
    guestOf: "Accompagnant de, Accompagne, +1 de, Conjoint de, Invité par l'invité",
    capacity:
      "Capacité, Capacité de la table, Taille de la table, Nombre de sièges, Nombre de chaises, Nb de places, Capacité maximale",
    plusOne: `
      Accompagnant, Accompagnante, Conjoint, Conjointe, Accompagnateur, Nom de l'accompagnant, Partenaire, Compagnon,
      Compagne, Époux, Épouse, Nom du conjoint, Nom accompagnant, Accompagné de, Accompagnant(e), Conjoint(e), Invité +1,
      Accompagnants, Nom du +1, Nom +1, Accompagnatrice, Nom et prénom de l'accompagnant, Autres invités, Cavalier,
      Cavalière, Nom du partenaire, Conjoint/partenaire, Accompagné(e) de, Noms des accompagnants, Personne accompagnante`,
    plusOneFirstName:
      "Prénom accompagnant, Prénom de l'accompagnant, Prénom conjoint, Prénom du conjoint, Prénom +1, Prénom du +1",
    plusOneLastName: `
      Nom de famille accompagnant, Nom de famille du conjoint, Nom de famille de l'accompagnant, Nom de famille +1`,
    child: "Enfant, Enfants, Nom de l'enfant, Noms des enfants, Prénom de l'enfant, Prénoms des enfants, Bébé, Bébés",
    partySize: `
      Nombre d'invités, Nombre de personnes, Nb de personnes, Nb personnes, Nombre de convives, Nb invités, Nb, Total,
      Nombre d'adultes, Nombre d'enfants, Nb adultes, Nb enfants, Effectif, Nombre de places, Nbre de personnes, Adultes,
      Nbre, Combien serez-vous, Combien de personnes, Nombre total, Nombre de participants, Nombre d'accompagnants, Nb pers`,
    attendance: `
      Présence, Réponse, Statut, Présent, Confirmé, Confirmation, Participe, Présent(e), Présent/absent, Viendra, Vient,
      Sera présent, Oui/non, Présence confirmée, Statut RSVP, Réponse RSVP, Serez-vous présent, Serez-vous présents,
      Serez-vous des nôtres, Participation, État, Présents, Statut de l'invitation, Présence au mariage, Retour`,
    meal: `
      Repas, Plat, Choix du menu, Choix du plat, Choix du repas, Plat principal, Entrée, Dîner, Dessert, Choix de menu,
      Menu choisi, Menu enfant, Type de menu, Type de repas, Déjeuner`,
    diet: `
      Régime alimentaire, Régime, Allergies, Allergie, Intolérances, Restrictions alimentaires, Régimes alimentaires,
      Contraintes alimentaires, Allergies alimentaires, Végétarien, Régime particulier, Régime spécial, Intolérance,
      Allergies/régimes, Préférences alimentaires, Particularités alimentaires, Allergies ou intolérances`,
    email: "Courriel, Adresse e-mail, Adresse mail, Adresse électronique, Mél, Adresse courriel, E-mail",
    phone:
      "Téléphone, Tél., Numéro de téléphone, Portable, N° de téléphone, N° de tél., Mobile, GSM, Tél. portable, Numéro de portable",
    address: "Adresse, Adresse postale, Rue, Ville, Code postal, Pays, CP, Complément d'adresse, Code postal et ville",
    date: "Date, Horodateur, Date de naissance, Date de réponse, Date d'inscription, Date de commande, Heure",
    notes:
      "Remarque, Remarques, Commentaire, Commentaires, Notes, Observations, Message, Précisions, Divers, Infos, Informations",
    number: "N°, Numéro, Nº, Num., Numéro d'ordre, N° d'invité, Référence, Réf., N° de commande, Numéro de billet",
    side: "Côté, Mariée ou marié, Marié/Mariée, Mariée/Marié, Invité par, Invité de, Côté famille, Famille de, Invité du côté de",
    age: "Âge, Tranche d'âge, Adulte/Enfant, Adulte ou enfant, Catégorie d'âge, Âge de l'enfant, Âge des enfants, Adultes/Enfants",
    buyer: `
      Acheteur, Acheteuse, Nom de l'acheteur, Nom acheteur, Prénom acheteur, Prénom de l'acheteur, Client,
      Nom du client, Commandé par, Réservé par, Nom de facturation, Payeur, Nom du payeur, Nom commande`,
  },
  fillers: `
    le, la, les, l, un, une, des, du, de, d, à, au, aux, pour, par, et, ou, est, quel, quelle, quels, quelles, votre, vos,
    ton, ta, tes, son, leur, qui, que, comment, indiquez, entrez, saisissez, veuillez, indiquer, saisir, merci, svp, s,
    il, vous, plaît, ici, sur, dans, faire part, figure, tel, obligatoire, noter, renseigner, êtes, sera, serez`,
  others: `
    vin, hôtel, société, entreprise, chanson, titre de la chanson, décoration, marque-place, étiquette, carte, école, lieu,
    salle, artiste, fichier, utilisateur, employeur, nappe, d'honneur, fleurs, bière, chien, traiteur, prestataire,
    organisme, événement, nom de l'événement, cadeau, rue, père, mère, musique`,
  onlyAlone: "qui, place, titre, côté, total, retour, vient, etat, nb, état, entrée, ville, rue, surnom, compagne",
  ordinals: "premier, deuxième, troisième, quatrième, cinquième",
  seats: "Places, Nombre de places, Places assises, Chaises",
  households: "Foyer, Ménage, Nom du foyer",
  newer: "nouveau, nouvelle, actuel, actuelle, définitif, définitive, final, finale, mis à jour, modifiée",
  older: "ancien, ancienne, précédent, précédente, initial, initiale, provisoire, avant",
  adults: "Adultes, Nombre d'adultes, Nb adultes, Nbre d'adultes",
  helperSheets: `
    Mode d'emploi, Consignes, Aide, Listes, Valeurs, Paramètres, Modifications, Historique, Journal, Légende, Modèle,
    Exemple, À lire, Lisez-moi`,
  cells: {
    page: "Page",
    table: "Table, Numéro de table",
    numberSign: "n°, nº, numéro, num.",
    total: `
      Total, Totaux, Total général, Sous-total, Somme, Total invités, Total des invités, Nombre total, Total personnes,
      Total convives, Nombre total d'invités, Total adultes, Total enfants, Effectif total,
      Résultat, Nombre d'enregistrements`,
    none: `
      à définir, à confirmer, aucun, aucune, néant, non défini, inconnu, à déterminer, non attribué, pas encore, sans,
      s/o, sans objet, non placé, à venir, indéfini, à préciser, rien, sans table, non assigné, à placer, inconnue, n/c`,
    yes: `
      oui, présent, présente, présents, présentes, confirmé, confirmée, vient, accepte, participe, viendra, viendront,
      sera présent, avec plaisir, oui avec plaisir, accepté, acceptée, serai présent, seront présents, sera là, viennent,
      présent(e), sera présente, seront là, participera, vrai, avec joie, je viens, nous venons, je serai présent,
      nous serons présents, oui je serai présent, oui nous serons présents, confirmés`,
    no: `
      remboursé, remboursée,
      non, absent, absente, ne vient pas, décline, refusé, absents, ne viendra pas, ne participe pas, refuse, annulé,
      annulée, annulés, annulées,
      ne pourra pas venir, malheureusement non, indisponible, ne peut pas, ne viennent pas, absent(e), empêché, décliné,
      refus, ne viendront pas, ne sera pas présent, ne pourra pas, non malheureusement, faux, ne peut pas venir,
      pas présent, excusé, excusée, je ne viens pas, nous ne viendrons pas, pas disponible, ne sera pas là, décliné(e),
      absences, refusés, excusés, ne peuvent pas venir, désistements`,
    maybe:
      "peut-être, incertain, pas sûr, éventuellement, probable, probablement, ne sait pas, ne sait pas encore, à voir",
    unanswered: `
      en attente, sans réponse, pas de réponse, invité, pas encore répondu, à relancer, attente, non répondu,
      en attente de réponse, invitation envoyée, à confirmer, n'a pas répondu, aucune réponse, pas répondu, envoyé,
      envoyée, invitée, réponse en attente, relancé`,
    unnamedGuest: `
      accompagnant, accompagnante, invité, conjoint, conjointe, partenaire, compagnon, compagne, un accompagnant, invitée,
      époux, épouse, plus un, accompagnateur, accompagnatrice, invité inconnu, accompagnant(e), son conjoint, enfant,
      sa compagne, son compagnon, sa conjointe, sa femme, son mari, son épouse, son époux, un invité, cavalier, cavalière,
      1 accompagnant, 1 invité, une accompagnante, invité à définir, nom à venir,
      femme, fiancé, fiancée, copain, copine`,
    and: "et",
    with: "avec, accompagné de, accompagnée de",
    persons: "pers., adultes, accompagnants, autres, enregistrements, lignes, personnes, invités, convives, personne",
    counts: "un, deux, trois, quatre, cinq, six",
    titles:
      "M., Mme, Mlle, Monsieur, Madame, Mademoiselle, MM., Mmes, Me, Maître, Pr., Dr, Docteur, Professeur, Mr, M. et Mme, Mgr, Veuve",
    suffixes: "fils",
    namePrefixes: "de, du, de la, des, d', le, la, l', de l', les",
    placeholder: `
      réservé, réservée, libre, vide, place libre, vacant, disponible, inoccupé, personne`,
    unseated: `
      vin d’honneur, vin d’honneur seulement, invités au vin d’honneur,
      non placé, non placés, sans table, non assigné, non assignés, à placer, pas encore placés, invités sans table`,
    footer: `
      Généré par, Généré le, Créé avec, Créé le, Créé par, Exporté le, Exporté depuis, Exporté de, Imprimé le,
      Dernière mise à jour, Fin de la liste, Confidentiel`,
    family: "famille, sa famille, leur famille",
  },
};

export const italian: LanguageWords = {
  columns: {
    fullName: `
      Nome, Nome completo, Nome invitato, Nome dell'invitato, Nome ospite, Nome e cognome, Cognome e nome, Nome cognome,
      Nominativo, Nominativi, Cognome nome, Nome dell'ospite, Nomi, Nomi invitati, Nome degli invitati, Nome/cognome,
      Nome partecipante, Nome del partecipante, Nome & cognome`,
    guest: `
      Invitato, Invitati, Ospite, Ospiti, Invitata, Partecipante, Partecipanti, Lista invitati, Commensale, Invitato/a,
      Elenco invitati`,
    firstName: "Primo nome, Nome proprio, Nome di battesimo, Nome (di battesimo)",
    middleName: "Secondo nome",
    lastName: "Cognome, Cognomi, Cognome invitato, Cognome dell'invitato, Cognome ospite",
    secondLastName: "Secondo cognome",
    firstBesideLast: "Nome, Nomi, Nome invitato, Nome dell'invitato, Nome ospite",
    title: "Titolo, Appellativo, Titolo di cortesia",
    suffix: "Suffisso",
    nickname: "Soprannome, Diminutivo",
    birthName: "Cognome da nubile, Cognome alla nascita, Nome da nubile",
    otherName: "Altri nomi, Altro nome, Conosciuto come, Conosciuta come, Nome in inglese",
    table: `
      Numero tavolo, Tavolo, Numero del tavolo, Numero di tavolo, N. tavolo, N° tavolo, Nº tavolo, Num. tavolo, Tavolo n.,
      Tavolo n°, Tavolo nº, Tavolo numero, Nome tavolo, Nome del tavolo, Tavolo assegnato, Tavoli, Nr. tavolo,
      Assegnazione tavolo, Tav., Tavolata, Tableau`,
    seat: "Posto, Posto a sedere, Numero posto, Sedia, N. posto, Posto n., Numero del posto, Posti a sedere, Posto assegnato",
    party:
      "Famiglia, Gruppo, Nucleo familiare, Nucleo, Invito, Nome gruppo, Coppia, Gruppi, Partecipazione, Nome famiglia, Famiglie",
    guestOf: "Accompagnatore di, Accompagna, +1 di, Partner di",
    capacity:
      "Capienza, Capienza del tavolo, Capacità, Capacità tavolo, Numero di posti, Numero posti, N. posti, Numero di sedie",
    plusOne: `
      Accompagnatore, Accompagnatrice, Partner, Coniuge, Nome accompagnatore, Compagno, Compagna, Nome partner, Marito,
      Moglie, Nome dell'accompagnatore, Più uno, Accompagnatore/trice, Compagno/a, Nome +1, Nome del partner, Consorte,
      Accompagnato da, Accompagnatori, Nome e cognome accompagnatore, Altri invitati, Nome coniuge, Altri ospiti`,
    plusOneFirstName: "Nome di battesimo accompagnatore",
    plusOneLastName:
      "Cognome accompagnatore, Cognome partner, Cognome +1, Cognome dell'accompagnatore, Cognome coniuge",
    child:
      "Bambino, Bambini, Figlio, Figli, Nome bambino, Nomi bambini, Nome figlio, Bimbo, Bimbi, Nomi dei bambini, Neonati",
    partySize: `
      Numero invitati, Numero di persone, Numero persone, N. persone, Numero ospiti, Quanti, N. invitati, Tot., Totale,
      Numero adulti, Numero bambini, N. adulti, N. bambini, Adulti, Numero di ospiti, Numero di invitati, Coperti,
      Quantità, Quante persone, Posti, Numero partecipanti, N° persone, N° invitati, Numero accompagnatori, N° bambini`,
    attendance: `
      Conferma, Presenza, Confermato, Stato, Risposta, Partecipa, Presente, Partecipazione confermata, Conferma presenza,
      Presente/assente, Viene, Sì/no, Parteciperai, Parteciperete, Confermati, Presenze, Sarai presente, Ci sarai,
      Stato RSVP, Stato invito, Adesione`,
    meal: `
      Pasto, Scelta menù, Piatto, Menù, Scelta del menù, Cena, Portata, Primo piatto, Secondo piatto, Tipo di menù, Pranzo,
      Menù scelto, Menù bambini, Scelta pasto, Portata principale, Antipasto`,
    diet: `
      Allergie, Intolleranze, Allergie e intolleranze, Dieta, Esigenze alimentari, Allergie/intolleranze, Allergia,
      Intolleranza, Restrizioni alimentari, Allergie alimentari, Intolleranze alimentari, Vegetariano, Preferenze alimentari,
      Intolleranze/allergie, Vegetariani, Allergie o intolleranze, Celiachia, Celiaci`,
    email: "E-mail, Indirizzo e-mail, Posta elettronica, Indirizzo di posta elettronica, Indirizzo mail",
    phone:
      "Telefono, Cellulare, Numero di telefono, Tel., Cell., Numero cellulare, Numero telefono, Recapito, Recapito telefonico",
    address: "Indirizzo, Via, Città, CAP, Paese, Provincia, Comune, Indirizzo postale, Nazione, Residenza, Località",
    date: "Data, Informazioni cronologiche, Data di nascita, Data risposta, Data conferma, Ora, Data di iscrizione",
    notes:
      "Note, Commenti, Commento, Osservazioni, Messaggio, Annotazioni, Altro, Informazioni, Nota, Richieste particolari",
    number: "N., N°, Numero, Nr., Num., Codice, Progressivo, Numero progressivo, Numero ordine",
    side: "Lato, Sposo/Sposa, Sposa/Sposo, Parte di, Invitato da, Lato sposi, Parte, Da parte di, Sposo o sposa, Ospite di",
    age: "Età, Fascia d'età, Adulto/Bambino, Adulti/Bambini, Fascia di età, Età bambini, Età bambino",
    buyer: `
      Acquirente, Nome acquirente, Cognome acquirente, Nome dell'acquirente, Cliente, Nome cliente, Cognome cliente,
      Ordinato da, Prenotato da, Intestatario, Pagante`,
  },
  fillers: `
    il, lo, la, i, gli, le, l, un, uno, una, di, del, dello, della, dei, degli, delle, dell, a, al, da, in, con, per, su,
    e, o, è, qual, quale, quali, come, tuo, tua, tuoi, vostro, vostra, vostri, suo, sua, inserisci, inserire, indica,
    indicare, scrivi, scrivere, qui, prego, favore, ti, chiami, si, obbligatorio, invito, sulla, sull, nell`,
  others: `
    vino, albergo, hotel, azienda, società, ditta, canzone, decorazione, decorazioni, segnaposto, segnaposti, bomboniera,
    scuola, sala, artista, file, fiori, centrotavola, tovaglia, cane, padre, madre, evento, dolci, imperiale, confettata`,
  onlyAlone:
    "chi, via, ora, lato, parte, posti, posto, viene, titolo, stato, nucleo, paese, totale, tot, quanti, coppia, altro, tav",
  ordinals: "primo, secondo, terzo, quarto, quinto",
  seats: "Posti, Posti a sedere, Coperti, Sedie",
  households: "Nucleo familiare",
  newer: "nuovo, nuova, attuale, definitivo, definitiva, finale, aggiornato, aggiornata",
  older: "vecchio, vecchia, precedente, iniziale, provvisorio, provvisoria, prima",
  adults: "Adulti, Numero adulti, N. adulti, Numero di adulti",
  helperSheets: `
    Istruzioni, Guida, Aiuto, Elenchi, Valori, Impostazioni, Modifiche, Registro, Storico, Legenda, Modello, Esempio,
    Leggimi`,
  cells: {
    page: "Pagina",
    table: "Tavolo, Tav., Numero tavolo, Tavolo numero, Tavola",
    numberSign: "n., n°, nº, num., numero, nr.",
    total: `
      Totale, Totali, Somma, Totale generale, Totale invitati, Tot., Totale ospiti, Totale persone, Subtotale, Parziale,
      Totale complessivo, Totale confermati, Totale adulti, Totale bambini,
      Risultato, Conteggio, Totale righe`,
    none: `
      da definire, nessuno, nessuna, da confermare, non assegnato, sconosciuto, da decidere, non definito, n/d, niente,
      da assegnare, senza tavolo, non ancora assegnato, ignoto, da stabilire, vuoto`,
    yes: `
      sì, presente, confermato, conferma, viene, partecipa, confermata, presenti, ci sarà, ci saranno, accetta, vengono,
      sì con piacere, parteciperà, partecipano, sì parteciperò, vero, ci sarò, ci saremo, confermati, certo, accettato,
      sì parteciperemo, parteciperanno, con piacere, sì ci sarò, sì ci saremo, parteciperò, parteciperemo, ok`,
    no: `
      rimborsato, rimborsata,
      no, assente, non viene, non partecipa, declinato, rifiutato, assenti, non vengono, non può, non possono, annullato,
      non parteciperà, purtroppo no, non ci sarà, no purtroppo, declina, rifiuta, falso, non posso, disdetto, disdetta,
      non può venire, non possono venire, non potrà, non parteciperanno, non potrò esserci, non ci saranno, non potranno,
      non confermato, non parteciperò, non presente,
      rinunce, declinati, non possono, hanno rifiutato, rifiutati`,
    maybe: "forse, incerto, da vedere, probabile, probabilmente, non so, non sicuro, in dubbio, non lo so",
    unanswered: `
      in attesa, nessuna risposta, senza risposta, invitato, da confermare, in attesa di risposta, non ha risposto, attesa,
      invito inviato, in attesa di conferma, da sentire, invitata, non risposto, inviato, non ancora risposto`,
    unnamedGuest: `
      accompagnatore, accompagnatrice, ospite, più uno, partner, coniuge, compagno, compagna, marito, moglie, invitato,
      fidanzato, fidanzata, un accompagnatore, consorte, ospite sconosciuto, bambino, bambina, un ospite, accompagnatore/trice,
      accompagnatore da definire, 1 accompagnatore,
      sua moglie, suo marito, signora, gentile consorte`,
    and: "e, ed",
    with: "con, più, insieme a",
    persons: "pers., adulti, bimbi, bambine, altri, record, righe, persone, invitati, ospiti, persona",
    counts: "uno, due, tre, quattro, cinque, sei",
    titles: `
      Sig., Sig.ra, Sig.na, Signor, Signora, Signorina, Dott., Dott.ssa, Prof.ssa, Avv., Ing., Sigg., Signore, Signori,
      Arch., Rag., Geom., Dottore, Dottoressa, Professore, Professoressa, Avvocato, Cav., On., Ssa, Sig. e Sig.ra`,
    namePrefixes: "di, de, da, del, della, dello, dei, degli, d', dal, dalla, la, de', delle, dall'",
    placeholder: `
      riservato, riservata, libero, posto libero, vuoto, vuota, disponibile, non occupato`,
    unseated: `
      solo cerimonia, solo aperitivo,
      senza tavolo, non assegnato, non assegnati, non seduti, non sistemati, da sistemare, da assegnare, nessun tavolo`,
    footer: `
      Generato da, Generato il, Generato con, Creato con, Creato il, Creato da, Esportato il, Esportato da,
      Stampato il, Ultimo aggiornamento, Fine elenco, Riservato e confidenziale`,
    family: "famiglia, la famiglia",
  },
};
