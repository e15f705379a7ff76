import type { LanguageWords } from "./language-words.ts";

export const german: LanguageWords = {
  columns: {
    fullName: `
      Vollständiger Name, Gastname, Name des Gastes, Name Gast, Gäste Name, Vor- und Nachname, Vorname und Nachname,
      Vorname Nachname, Vorname Name, Name Vorname, Nachname Vorname, Namen, Name der Gäste, Namen der Gäste,
      Ganzer Name, Voller Name, Name und Vorname, Nachname und Vorname, Vor- und Zuname, Vor- & Nachname, Gästename,
      Name des Teilnehmers, Teilnehmername, Vorname & Nachname, Vorname und Name, Vor-/Nachname, Name komplett`,
    guest:
      "Gast, Gäste, Teilnehmer, Eingeladene, Gästeliste, Eingeladene Gäste, Personen, Teilnehmende, Eingeladener, Wer",
    firstName: "Vorname, Vornamen, Vorname Gast, Vorname des Gastes, Vorname(n), Vorn.",
    middleName: "Zweiter Vorname, Mittelname, 2. Vorname",
    infix: "Namenszusatz",
    lastName: `
      Nachname, Familienname, Zuname, Nachnamen, Nachname Gast, Nachname des Gastes, Familiennamen, Hausname, Nachn.`,
    title: "Anrede, Titel, Akademischer Titel, Titel/Anrede, Anrede/Titel, Akad. Titel",
    nickname: "Spitzname, Rufname, Kosename, Genannt",
    birthName: `
      Geburtsname, Mädchenname, Ledigname, Früherer Name, Name bei Geburt, Früherer Nachname, Name vor der Ehe`,
    otherName: `
      Weitere Namen, Weiterer Name, Andere Namen, Anderer Name, Auch bekannt als, Name auf Englisch, Englischer Name,
      Name in lateinischer Schrift`,
    table: `
      Tischnummer, Tisch, Tisch-Nr., Tisch No., Tisch Nummer, Nummer Tisch, Nr. Tisch, Tischname, Tischzuordnung,
      Tischzuteilung, Tische, Name des Tisches, Nummer des Tisches, Tischplan, Tisch-Name, Sitzt an Tisch, An Tisch,
      Tischnr, Tischbezeichnung, Zugewiesener Tisch, Tischnummer/Name, Sitztisch, Welcher Tisch`,
    seat: `
      Platz, Sitzplatz, Platznummer, Sitzplatznummer, Platz-Nr., Sitzplatz-Nr., Stuhl, Sitz, Sitznummer, Platz Nr.,
      Stuhlnummer, Sitzordnung`,
    party: `
      Familie, Haushalt, Gruppe, Gruppenname, Familien, Einladung, Einladung an, Name auf der Einladung, Partie,
      Einladungsname, Haushaltsname, Gästegruppe, Familie/Gruppe, Paar, Gruppierung, Name auf Einladung`,
    guestOf: "Begleitung von, Begleitperson von, Partner von, +1 von, Plus Eins von",
    capacity:
      "Kapazität, Tischgröße, Tischkapazität, Sitzplätze, Anzahl Sitzplätze, Anzahl Stühle, Maximale Personenzahl, Plätze pro Tisch, Plätze am Tisch, Max. Plätze",
    plusOne: `
      Begleitung, Begleitperson, Name der Begleitung, Name Begleitung, Partner, Partnerin, Partner/in, Partner/Partnerin,
      Ehepartner, Begleiter, Begleiterin, Plus Eins, Ehemann, Ehefrau, Name Partner, Name des Partners, Begleitperson Name,
      Name der Begleitperson, Begleitung Name, Weitere Personen, Weitere Gäste, Weitere Person, In Begleitung von,
      Zweite Person, Mitreisende, Mit Begleitung, +1 Begleitung, Name +1, Namen der Begleitpersonen, Begleitpersonen,
      Ehepartner/in, Lebenspartner, Freund/in, Begleiter/in, Partnername, Weiterer Gast, Familienmitglieder`,
    plusOneFirstName: `
      Vorname Begleitung, Vorname Partner, Begleitung Vorname, Partner Vorname, Vorname der Begleitung,
      Vorname Begleitperson, Begleitperson Vorname, Vorname Partner/in, Vorname +1`,
    plusOneLastName: `
      Nachname Begleitung, Nachname Partner, Begleitung Nachname, Partner Nachname, Nachname der Begleitung,
      Nachname Begleitperson, Begleitperson Nachname, Nachname Partner/in, Nachname +1`,
    child: "Kind, Kinder, Name des Kindes, Namen der Kinder, Name Kind, Baby, Kleinkind, Kindername, Kindernamen",
    partySize: `
      Anzahl, Anzahl Gäste, Anzahl Personen, Personenzahl, Gästezahl, Anzahl der Gäste, Anzahl der Personen,
      Personenanzahl, Anz., Anz. Personen, Gesamtzahl, Anzahl Erwachsene, Anzahl Kinder, Erwachsene, Plätze, Anz. Gäste,
      Wie viele Personen, Mit wie vielen Personen kommt ihr, Teilnehmerzahl, Anzahl Plätze, Gästeanzahl, Gruppengröße`,
    attendance: `
      Zusage, Zugesagt, Status, Rückmeldung, Antwort, Teilnahme, Kommt, Anwesend, Zu-/Absage, Zusage/Absage, Anwesenheit,
      Absage, Abgesagt, Nimmt teil, Bestätigt, Dabei, Bestätigung, U.A.w.g., Kommst du, Kommt ihr, Anmeldung, Kommt?,
      Rückmeldestatus, Zu- oder Absage, Einladungsstatus, Angemeldet`,
    meal: `
      Essen, Menü, Menüwahl, Menüauswahl, Essenswahl, Gericht, Hauptgang, Vorspeise, Nachspeise, Hauptspeise, Speise,
      Dessert, Essensauswahl, Menüwunsch, Abendessen, Essenswunsch, Hauptgericht, Mahlzeit, Speisewahl`,
    diet: `
      Allergien, Unverträglichkeiten, Ernährung, Allergie, Ernährungsweise, Diät, Allergien/Unverträglichkeiten,
      Unverträglichkeit, Besonderheiten Essen, Vegetarisch, Vegan, Ernährungsform, Allergien und Unverträglichkeiten,
      Vegetarisch/Vegan, Ernährungswünsche, Essgewohnheiten, Intoleranzen`,
    email: "E-Mail, E-Mail-Adresse, Mailadresse, Mail, Emailadresse",
    phone: `
      Telefon, Telefonnummer, Handy, Handynummer, Mobil, Mobilnummer, Tel., Tel.-Nr., Handy-Nr., Telefon-Nr., Rufnummer,
      Mobiltelefon, Festnetz, Kontakt`,
    address: `
      Adresse, Anschrift, Straße, PLZ, Ort, Wohnort, Straße und Hausnummer, Straße Nr., Stadt, Postleitzahl, Land,
      Hausnummer, PLZ/Ort, PLZ Ort, Postanschrift, Postadresse, Adresszusatz`,
    date: `
      Datum, Zeitstempel, Geburtsdatum, Geburtstag, Rückmeldung am, Zugesagt am, Anmeldedatum, Eingeladen am, Uhrzeit,
      Erstellt am, Bestelldatum`,
    notes: `
      Bemerkung, Bemerkungen, Notiz, Notizen, Kommentar, Kommentare, Anmerkung, Anmerkungen, Hinweis, Hinweise, Sonstiges,
      Nachricht, Info, Infos, Besonderheiten, Wünsche, Zusatzinfo, Musikwunsch, Songwunsch`,
    number: `
      Nr., Nummer, Lfd. Nr., Laufende Nummer, Gast-Nr., Gastnummer, Pos., Position, Lfd., Lfd. Nummer, Ticketnummer,
      Bestellnummer, Buchungsnummer, Kennung`,
    side: "Seite, Braut/Bräutigam, Eingeladen von, Gast von, Braut oder Bräutigam, Brautseite, Seite von, Zugehörigkeit",
    age: "Alter, Altersgruppe, Erwachsener/Kind, Erwachsen/Kind, Alter der Kinder, Alter Kind, Erwachsene/Kinder",
    buyer: `
      Käufer, Käuferin, Käufer Name, Name des Käufers, Käufername, Vorname Käufer, Nachname Käufer, Käufer Vorname,
      Käufer Nachname, Besteller, Bestellerin, Name des Bestellers, Besteller Vorname, Besteller Nachname,
      Bestellt von, Gebucht von, Bucher, Kunde, Kundenname, Rechnungsempfänger, Rechnungsname, Ticketkäufer, Zahler`,
  },
  fillers: `
    der, die, das, des, dem, den, ein, eine, von, vom, für, zu, zum, zur, am, an, im, in, mit, und, oder, ist, sind, wie,
    lautet, heißt, heißen, du, dein, deine, deinen, ihr, ihre, ihren, euer, eure, euren, sie, bitte, angeben, gib, geben,
    eintragen, eingeben, nenne, was, welcher, welche, welchen, hier, auf, einladung, laut, wird, werden, pflichtfeld`,
  others: `
    Hotel, Hotels, Unternehmens, Vereins, Lieds, Liedes, Wein, Dekoration, Deko, Tischdeko, Firma, Firmenname, Unternehmen, Lied, Liedname, Song, Schild, Schilder,
    Karte, Karten, Tischkarte, Größe, Form, Schmuck, Decke, Verein, Haus, Zimmer, Hund, Gruppe, Datei, Benutzer, Mutter,
    Vater, Arbeitgeber, Tischdecke, Veranstaltung, Anbieter, Dienstleister, Geschenk, Künstler, Tennis`,
  onlyAlone: "wer, genannt, seite, alter, ort, land, kommt, dabei, an tisch, pos, tel, info, mail, mobil, form",
  ordinals: "erster, zweiter, dritter, vierter, fünfter",
  seats: "Plätze, Anzahl Plätze, Stühle",
  households: "Haushalt, Haushaltsname",
  newer: "neu, neue, neuer, neues, aktuell, aktuelle, aktueller, endgültig, endgültiger, final, jetzt, geändert",
  older:
    "alt, alte, alter, altes, bisher, bisheriger, bisherige, früher, früherer, vorher, vorläufig, vorläufiger, entwurf, ursprünglich, ursprünglicher",
  adults: "Erwachsene, Anzahl Erwachsene, Anzahl der Erwachsenen",
  helperSheets: `
    Anleitung, Hinweise, Hilfe, Auswahllisten, Auswahl, Listen, Werte, Einstellungen, Änderungen, Änderungsprotokoll,
    Protokoll, Verlauf, Legende, Vorlage, Beispiel, Muster, Lies mich, Liesmich, Nachschlagewerte`,
  cells: {
    page: "Seite, Blatt",
    table: "Tisch, Tischnummer, Tafel",
    numberSign: "Nr., Nummer",
    total: `
      Summe, Gesamt, Gesamtsumme, Insgesamt, Gesamtzahl, Gesamtanzahl, Zwischensumme, Anzahl, Summen, Anzahl gesamt,
      Gäste gesamt, Personen gesamt, Summe gesamt, Total, Gesamtzahl der Gäste, Gesamtergebnis,
      Ergebnis, Gesamtanzahl Gäste, Teilergebnis, Anzahl Datensätze`,
    none: `
      offen, noch offen, keine, keiner, kein, unbekannt, n. n., k. A., keine Angabe, entfällt, noch nicht zugewiesen,
      nicht zugewiesen, folgt, wird noch bekannt gegeben, noch unklar, unklar, ohne, nichts, kein Tisch, ohne Tisch,
      noch nicht zugeteilt, nicht zugeteilt, steht noch nicht fest, n. v., nicht gesetzt, unplatziert`,
    yes: `
      ja, kommt, zugesagt, Zusage, nimmt teil, dabei, bestätigt, ist dabei, kommen, nehmen teil, wir kommen, ich komme,
      ja gerne, anwesend, angenommen, sicher, ja ich komme, ja wir kommen, sagt zu, angemeldet, j, wahr, gern,
      nehme teil, ich bin dabei, wir sind dabei, bin dabei, sind dabei,
      Zusagen, Zugesagte`,
    no: `
      erstattet, rückerstattet, zurückgezogen,
      leider kann ich nicht, leider können wir nicht, leider verhindert,
      nein, kommt nicht, abgesagt, Absage, nimmt nicht teil, nicht dabei, leider nein, leider nicht, verhindert,
      kommen nicht, abgelehnt, nehmen nicht teil, sagt ab, kann nicht, können nicht, kann nicht kommen, abwesend, falsch,
      kann leider nicht, können leider nicht, ist nicht dabei, nicht anwesend, storniert, ich komme nicht,
      können nicht kommen, ich kann leider nicht, wir können leider nicht, wir kommen nicht, nein leider nicht, nee,
      Absagen, abgesagt haben, kommen leider nicht, Abgesagte, Abwesende`,
    maybe:
      "vielleicht, evtl., eventuell, unsicher, unter Vorbehalt, noch unsicher, weiß noch nicht, unentschieden, möglicherweise",
    unanswered: `
      offen, noch offen, ausstehend, eingeladen, keine Antwort, keine Rückmeldung, noch keine Antwort, steht aus, angefragt,
      noch keine Rückmeldung, wartet, unbeantwortet, nicht geantwortet, noch nicht geantwortet, Einladung verschickt,
      Antwort ausstehend, Rückmeldung ausstehend, Antwort offen, noch nicht gemeldet`,
    unnamedGuest: `
      Gast, Begleitung, Begleitperson, Plus Eins, Partner, Partnerin, Ehemann, Ehefrau, Freundin, Begleiter, Begleiterin,
      Unbekannter Gast, Name folgt, Begleitung offen, Begleitung unbekannt, eine Begleitung, Lebenspartner, Gattin, Gatte,
      1 Begleitung, eine Begleitperson, 1 Begleitperson, Ehepartner, Partner/in, Kind, N. N.,
      Frau, seine Frau, ihr Mann, Gemahlin, Gemahl, Verlobte, Verlobter, Freund, mit Begleitung, Partnerin offen,
      Gatten, Ehegatte, Ehegattin, seiner Frau, ihrem Mann, seiner Gattin, ihrem Gatten`,
    and: "und, u., sowie",
    with: "mit, inkl., samt, mitsamt, nebst",
    persons:
      "Kindern, Gästen, Personen, Erwachsene, Erwachsenen, Kids, Pers., weitere, Kleinkindern, Datensätze, Einträge, Zeilen, Gast, Namen",
    counts: "eins, zwei, drei, vier, fünf, sechs",
    titles: `
      Herr, Frau, Hr., Fr., Fräulein, Herrn, Eheleute, Ehepaar, Dipl.-Ing., Dipl.-Kfm., Mag., Ing., Dr. med., Dr. h. c.,
      Prof. Dr., Pfarrer, Pfr., PD Dr., Herr und Frau, Herr Dr., Frau Dr., Herr Prof., Frau Prof., Dres., med., h. c.`,
    suffixes: "jun., sen., d. J., d. Ä., LL.M., MdB, B.Sc., M.Sc., B.A., a. D., jr., Dipl.-Ing. (FH)",
    namePrefixes:
      "von, vom, zu, zum, zur, von der, vor der, van, auf der, von und zu, v., von den, freiherr, graf, gräfin, edler, ritter",
    placeholder: `
      reserviert, frei, leer, unbesetzt, nicht belegt, unbelegt, freigehalten, Platzhalter, niemand, noch frei,
      bleibt frei, verfügbar`,
    unseated: `
      Abendgäste, nur Abendgäste, nur abends, nur Trauung, nur Empfang,
      ohne Tisch, kein Tisch, nicht platziert, noch nicht platziert, ohne Platz, nicht zugeordnet, noch ohne Tisch,
      nicht zugewiesen, Gäste ohne Tisch`,
    footer: `
      Erstellt mit, Erstellt am, Erstellt von, Exportiert am, Exportiert aus, Exportiert von, Exportiert mit,
      Gedruckt am, Generiert von, Generiert mit, Generiert am, Erzeugt mit, Erzeugt am, Letzte Änderung,
      Ende der Liste, Zuletzt geändert, Vertraulich`,
    family: "Familie, Fam., Fam",
  },
};

export const dutch: LanguageWords = {
  columns: {
    fullName: `
      Naam, Volledige naam, Naam gast, Gastnaam, Naam van de gast, Voor- en achternaam, Namen gasten, Naam genodigde,
      Voornaam en achternaam, Voornaam achternaam, Achternaam voornaam, Naam en voornaam, Naam en achternaam,
      Namen van de gasten, Naam deelnemer, Naam voornaam, Voornaam naam`,
    guest: "Gasten, Genodigde, Genodigden, Gastenlijst, Deelnemer, Deelnemers, Persoon, Personen, Wie, Uitgenodigden",
    firstName: "Voornaam, Roepnaam, Voornamen, Voornaam gast, Voorletters, Voornaam van de gast",
    middleName: "Tweede naam, Tweede voornaam, Middelste naam",
    infix: "Tussenvoegsel, Tussenvoegsels, Tussenv., Voorvoegsel, Voorvoegsels, TV, Tussenvgsl.",
    lastName: "Achternaam, Familienaam, Achternamen, Achternaam gast, Geslachtsnaam, Achternaam van de gast",
    lastBesideFirst: "Naam",
    firstBesideLast: "Naam",
    title: "Aanhef, Titel, Aanspreektitel, Aanspreekvorm",
    nickname: "Bijnaam",
    birthName: "Meisjesnaam, Geboortenaam",
    otherName: "Andere naam, Ook bekend als, Naam in het Engels, Engelse naam",
    table: `
      Tafelnummer, Tafel, Tafel-nr., Tafel no., Tafel nummer, Nummer tafel, Tafelnaam, Tafels, Naam van de tafel,
      Naam tafel, Nr. tafel, Tafelindeling, Toegewezen tafel, Aan tafel, Nummer van de tafel, Welke tafel`,
    seat: "Plaats, Stoel, Zitplaats, Stoelnummer, Plaatsnummer, Plek, Zitplek, Stoelnr., Zitplaatsnummer",
    party: `
      Gezin, Huishouden, Groep, Groepsnaam, Gezelschap, Koppel, Uitnodiging, Naam op uitnodiging, Stel, Familienamen,
      Gezinsnaam, Groepen`,
    guestOf: "Introducé van, Partner van, Begeleider van, +1 van",
    capacity:
      "Capaciteit, Tafelgrootte, Aantal stoelen, Aantal plaatsen, Aantal zitplaatsen, Zitplaatsen, Tafelcapaciteit",
    plusOne: `
      Partner, Introducé, Introducee, Naam partner, Naam introducé, Plus één, Begeleider, Naam van partner, Echtgenoot,
      Echtgenote, Metgezel, Naam van de partner, Extra gast, Naam +1, Extra gasten, Naam introducee, Extra persoon,
      Naam van introducé`,
    plusOneFirstName: "Voornaam partner, Partner voornaam, Voornaam introducé, Voornaam van partner, Voornaam +1",
    plusOneLastName:
      "Achternaam partner, Partner achternaam, Achternaam introducé, Achternaam van partner, Achternaam +1",
    child: "Kind, Kinderen, Naam kind, Namen kinderen, Namen van de kinderen, Naam van het kind",
    partySize: `
      Aantal, Aantal personen, Aantal gasten, Aantal pers., Totaal aantal gasten, Groepsgrootte, Aantal volwassenen,
      Aantal kinderen, Met hoeveel personen, Hoeveel personen, Met hoeveel personen komen jullie, Volwassenen`,
    attendance: `
      Aanwezig, Aanwezigheid, Komt, Reactie, Bevestigd, Status, Antwoord, Komt wel/niet, Aanwezig?, Aangemeld, Afgemeld,
      Ben je erbij, Zijn jullie erbij, Kom je, Komen jullie, Aanmelding, Bevestiging`,
    meal: "Maaltijd, Menukeuze, Menu, Eten, Hoofdgerecht, Voorgerecht, Nagerecht, Gerecht, Maaltijdkeuze, Diner, Menu keuze",
    diet: `
      Dieetwensen, Dieet, Allergieën, Allergie, Allergieën/dieetwensen, Dieetwensen/allergieën, Vegetarisch,
      Allergieën of dieetwensen, Dieetwensen en allergieën`,
    email: "E-mail, E-mailadres, Mailadres, Emailadres",
    phone: "Telefoon, Telefoonnummer, Mobiel, Mobiel nummer, Gsm, Gsm-nummer, Tel.nr., Mobiele nummer, Telefoonnr.",
    address: "Adres, Straat, Postcode, Woonplaats, Huisnummer, Straatnaam, Gemeente, Land, Straat en huisnummer",
    date: "Datum, Tijdstempel, Geboortedatum, Tijd, Verjaardag, Datum reactie",
    notes:
      "Opmerking, Opmerkingen, Notitie, Notities, Bijzonderheden, Overig, Bericht, Toelichting, Commentaar, Aantekeningen",
    number: "Nr., Nummer, Volgnummer, Gastnummer, Volgnr.",
    side: "Kant, Zijde, Bruid/Bruidegom, Uitgenodigd door, Gast van, Bruid of bruidegom, Van wie",
    age: "Leeftijd, Leeftijdsgroep, Volwassene/Kind, Leeftijd kind, Volwassen/Kind, Leeftijd kinderen",
  },
  fillers: `
    de, het, een, van, voor, op, aan, bij, met, en, of, is, zijn, wat, welke, je, jouw, jullie, uw, u, hun, vul, in,
    invullen, graag, hier, hoe, heet, uitnodiging, wordt, zoals, verplicht, geef, s v p`,
  others: `
    wijn, bedrijf, bedrijfsnaam, lied, liedje, nummer aanvraag, versiering, kaartje, kaartjes, bestand, school, hotelnaam,
    werkgever, loper, kleed, zaal, vader, moeder, hond, straat, artiest`,
  onlyAlone: "wie, kant, komt, plaats, tv, stel, tijd, koppel, plek",
  ordinals: "eerste, tweede, derde, vierde, vijfde",
  seats: "Plaatsen, Stoelen",
  households: "Huishouden",
  cells: {
    page: "Pagina, Blad",
    table: "Tafel, Tafelnummer",
    numberSign: "nr., nummer",
    total: "Totaal, Totaal aantal, Subtotaal, Som, Totaal aantal gasten, Aantal, Eindtotaal, Totaal aantal personen",
    none: `
      geen, onbekend, nog onbekend, n.v.t., nvt, nog niet bekend, open, volgt, nog te bepalen, niet toegewezen, n.t.b.,
      nog niet ingedeeld, niet ingedeeld, geen tafel, niks, nog niet, n.b.`,
    yes: "ja, komt, aanwezig, komen, bevestigd, aangemeld, komt wel, ja graag, is erbij, erbij, wij zijn erbij, ik ben erbij, ik kom, wij komen, waar",
    no: `
      nee, komt niet, niet aanwezig, afgemeld, afwezig, komen niet, verhinderd, helaas niet, kan niet, kunnen niet,
      helaas, nee helaas, is er niet bij, afgezegd, onwaar, ik kan niet, wij kunnen niet, ik kom niet, geannuleerd`,
    maybe: "misschien, onzeker, eventueel, onder voorbehoud, weet nog niet, mogelijk, twijfel",
    unanswered: `
      geen reactie, nog geen reactie, uitgenodigd, wacht op reactie, niet gereageerd, nog niet gereageerd, geen antwoord,
      uitnodiging verstuurd, in afwachting, nog open, afwachting, nog niet beantwoord`,
    unnamedGuest: `
      introducé, introducee, plus één, partner, gast, metgezel, echtgenoot, echtgenote, begeleider, onbekende gast, kind,
      vriendin, een introducé, naam volgt, 1 introducé, onbekend, zijn vrouw, haar man`,
    and: "en, en/of",
    with: "met, incl.",
    persons: "pers., volwassenen, introducés, kids, kindjes",
    counts: "een, twee, drie, vier, vijf, zes",
    titles:
      "Dhr., Mevr., De heer, Mevrouw, Heer, Meneer, Mw., Hr., Drs., Ir., Mr. dr., Dhr. en mevr., Mej., Mejuffrouw, Dhr. & Mevr.",
    namePrefixes: `
      van, de, den, der, ter, ten, te, van de, van der, van den, in 't, 't, van 't, op de, vander, vanden, van het, aan de,
      uit de, voor de, op den, in de, uijt de, de la, het`,
  },
};
