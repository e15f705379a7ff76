import type { LanguageWords } from "./language-words.ts";

export const swedish: LanguageWords = {
  columns: {
    fullName:
      "Namn, Fullständigt namn, Gästnamn, Gästens namn, För- och efternamn, Förnamn och efternamn, Förnamn efternamn, Efternamn förnamn, Namn på gäst, Hela namnet, Gästernas namn, Namn på gäster, Helt namn, Deltagarens namn",
    guest: "Gäst, Gäster, Gästlista, Inbjuden, Inbjudna, Person, Personer, Deltagare, Inbjudna gäster",
    firstName: "Förnamn, Tilltalsnamn, Gästens förnamn",
    middleName: "Mellannamn, Andranamn",
    lastName: "Efternamn, Släktnamn, Familjenamn, Gästens efternamn",
    lastBesideFirst: "Namn",
    firstBesideLast: "Namn",
    title: "Titel, Tilltal",
    nickname: "Smeknamn",
    birthName: "Flicknamn, Födelsenamn, Efternamn som ogift, Namn som ogift",
    otherName: "Annat namn, Även känd som, Namn på engelska, Engelskt namn",
    table:
      "Bord, Bordsnummer, Bordsnr, Bord nr, Bordsnamn, Bordsplacering, Bordnummer, Vid bord, Bordnr, Tilldelat bord, Bordets namn, Bord nummer, Bordsnr., Vilket bord",
    seat: "Plats, Sittplats, Stol, Platsnummer, Stolsnummer, Plats nr, Placering, Plats vid bordet",
    party: "Familj, Sällskap, Hushåll, Grupp, Inbjudan, Par, Namn på inbjudan, Gruppnamn, Familjer",
    guestOf: "Respektive till, Sällskap till, +1 till, Partner till",
    capacity: "Kapacitet, Bordsstorlek, Antal stolar, Antal sittplatser, Bordets storlek",
    plusOne:
      "Respektive, Följeslagare, Medföljande, Make/maka, Sambo, Partnerns namn, Namn på partner, Medföljande gäst, Make, Maka, Namn på respektive, Plus ett, Namn på medföljande, Extra gäst, Partners namn",
    plusOneFirstName: "Partnerns förnamn, Respektives förnamn, Förnamn partner, Förnamn respektive, Förnamn +1",
    plusOneLastName:
      "Partnerns efternamn, Respektives efternamn, Efternamn partner, Efternamn respektive, Efternamn +1",
    child: "Barn, Barnets namn, Barnens namn, Namn på barn, Bebis, Barns namn",
    partySize:
      "Antal, Antal gäster, Antal personer, Antal pers, Antal vuxna, Antal barn, Vuxna, Hur många, Hur många kommer ni, Antal platser, Antal inbjudna, Sällskapets storlek, Totalt antal",
    attendance:
      "OSA, Svar, Kommer, Tackat ja, Närvaro, Bekräftat, Kommer?, Tackat ja/nej, Ja/nej, Deltar, Anmäld, Anmälan, Närvarar, Kommer du, Kommer ni, Bekräftad, OSA-status, Svarat, Tackar ja",
    meal: "Mat, Måltid, Menyval, Meny, Maträtt, Huvudrätt, Förrätt, Efterrätt, Val av mat, Matval, Middag, Val av rätt",
    diet: "Specialkost, Allergier, Allergi, Matpreferenser, Kost, Kostönskemål, Allergier/specialkost, Matallergier, Specialkost/allergier, Allergier och specialkost, Matallergi, Vegetarian, Kostpreferenser, Allergi/specialkost",
    email: "E-post, E-postadress, Mejl, Mejladress, Epost, Mailadress",
    phone: "Telefon, Telefonnummer, Mobil, Mobilnummer, Tel.nr, Telefonnr, Mobiltelefon, Mobilnr",
    address: "Adress, Gatuadress, Postnummer, Ort, Postadress, Postort, Gata, Stad, Land",
    date: "Datum, Tidstämpel, Födelsedatum, Svarsdatum, Tid, Födelsedag",
    notes:
      "Anteckningar, Kommentar, Kommentarer, Övrigt, Anmärkning, Anteckning, Noteringar, Notering, Meddelande, Önskemål, Övriga önskemål",
    number: "Nr, Nummer, Löpnummer, Löpnr, Gästnummer",
    side: "Sida, Brud/brudgum, Inbjuden av, Brudens/brudgummens sida, Gäst till, Brud eller brudgum",
    age: "Ålder, Vuxen/barn, Åldersgrupp, Barnets ålder, Barnens ålder, Vuxen eller barn",
  },
  fillers:
    "och, på, till, från, av, för, vid, i, med, en, ett, det, den, är, vad, vilken, vilket, ditt, din, dina, ert, er, era, ange, fyll, skriv, vänligen, här, enligt, inbjudan, heter, som, obligatoriskt, samtliga",
  others:
    "vin, hotell, låt, låtnamn, företag, dekoration, kort, skola, lokal, duk, hund, artist, värd, blommor, fil, mamma, pappa, granne, tal",
  onlyAlone:
    "vem, par, plats, sida, ort, tid, mat, kommer, svar, kost, sambo, stad, maka, make, land, gata, stol, barn, antal",
  ordinals: "första, andra, tredje, fjärde, femte",
  seats: "Antal platser, Platser, Stolar",
  households: "Hushåll",
  cells: {
    page: "Sida",
    table: "Bord, Bordsnummer, Bordnummer",
    numberSign: "nr, nummer, nr.",
    total: "Totalt, Summa, Antal gäster, Totalt antal, Delsumma, Antal, Summa gäster, Totalsumma, Sammanlagt",
    none: "ej bestämt, inget, ingen, okänt, ej placerad, ej bestämd, kommer senare, inte bestämt, ej klart, oplacerad, saknas, vet ej, inte placerad",
    yes: "ja, kommer, tackat ja, deltar, bekräftat, närvarar, anmäld, jag kommer, vi kommer, tackar ja, ja tack, bekräftad, ja jag kommer, ja vi kommer, sant",
    no: "nej, kommer inte, tackat nej, kommer ej, förhindrad, kan inte, avböjt, deltar inte, frånvarande, nej tyvärr, tyvärr, tackar nej, kan inte komma, kan tyvärr inte, avbokat, kan ej, deltar ej, jag kan inte komma, tyvärr inte, falskt, avanmäld",
    maybe: "kanske, osäker, eventuellt, ev., vet inte, osäkert, vet inte än, troligen",
    unanswered:
      "inte svarat, ej svarat, väntar, inbjuden, väntar på svar, inget svar, obesvarad, har inte svarat, skickad, inbjudan skickad, ej osa",
    unnamedGuest:
      "respektive, gäst, följeslagare, sällskap, medföljande, sambo, partner, okänd gäst, plus ett, flickvän, pojkvän, namn kommer, barn, hustru, fru",
    and: "och, o, samt",
    with: "med, inkl.",
    persons: "pers., vuxna, gäster",
    counts: "en, två, tre, fyra, fem, sex",
    titles: "Herr, Fru, Fröken, Hr, Doktor, Herr och fru",
    namePrefixes: "af, von, de",
  },
};

export const danish: LanguageWords = {
  columns: {
    fullName:
      "Navn, Fulde navn, Fuldt navn, Gæstens navn, Gæstenavn, For- og efternavn, Fornavn og efternavn, Navn på gæst, Fornavn efternavn, Efternavn fornavn, Gæsternes navne, Navne, Navn på gæster, Deltagers navn",
    guest: "Gæst, Gæster, Gæsteliste, Inviteret, Inviterede, Deltager, Deltagere, Hvem, Inviterede gæster",
    firstName: "Fornavn, Gæstens fornavn, Fornavne, Kaldenavn",
    middleName: "Mellemnavn, Mellemnavne",
    lastName: "Efternavn, Gæstens efternavn, Slægtsnavn, Familienavn",
    lastBesideFirst: "Navn",
    firstBesideLast: "Navn",
    title: "Tiltale",
    nickname: "Kælenavn",
    birthName: "Pigenavn, Fødenavn, Fødselsnavn",
    otherName: "Andre navne, Andet navn, Også kendt som, Navn på engelsk, Engelsk navn",
    table:
      "Bord, Bordnummer, Bord nr., Bordnr., Bordnavn, Bordplacering, Bordplan, Borde, Ved bord, Navn på bord, Bordets navn",
    seat: "Plads, Siddeplads, Pladsnummer, Plads nr., Stolenummer, Pladsnr.",
    party: "Selskab, Husstand, Gruppe, Invitation, Navn på invitation, Gruppenavn, Familier",
    guestOf: "Ledsager til, +1 til, Partner til",
    capacity: "Kapacitet, Bordstørrelse, Antal stole, Antal siddepladser",
    plusOne:
      "Ledsager, Ledsagers navn, Partner, Ægtefælle, Navn på ledsager, Plus en, Samlever, Kæreste, Navn på partner, Partners navn, Navn på ægtefælle, Ekstra gæst",
    plusOneFirstName: "Ledsagers fornavn, Partners fornavn, Fornavn ledsager, Fornavn partner",
    plusOneLastName: "Ledsagers efternavn, Partners efternavn, Efternavn ledsager, Efternavn partner",
    child: "Børn, Barn, Barnets navn, Børnenes navne, Navn på barn, Navne på børn",
    partySize:
      "Antal, Antal gæster, Antal personer, Antal voksne, Antal børn, Voksne, Hvor mange, Hvor mange kommer I, Antal pladser, Antal pers.",
    attendance:
      "Svar, Deltager ja/nej, Kommer, S.U., Svar udbedes, Tilmeldt, Bekræftet, Fremmøde, Tilsagn, Kommer du, Kommer I, Deltagelse, Deltager du, Tilmelding, Ja/nej",
    meal: "Mad, Menu, Menuvalg, Måltid, Hovedret, Forret, Dessert, Ret, Valg af menu, Valg af ret",
    diet: "Allergier, Diæt, Allergi, Kosthensyn, Særlige hensyn, Madallergi, Specialkost, Allergener, Kost, Diæt/allergi, Madallergier, Fødevareallergi",
    email: "E-mail, Mailadresse, E-mailadresse, Mail",
    phone: "Telefon, Telefonnummer, Mobil, Mobilnummer, Tlf., Tlf.nr., Mobilnr., Telefonnr.",
    address: "Adresse, Postnummer, By, Gade, Postnr., Postnr. og by, Vej, Land",
    date: "Dato, Tidsstempel, Fødselsdato, Svardato, Tidspunkt, Fødselsdag",
    notes: "Bemærkninger, Noter, Kommentar, Kommentarer, Bemærkning, Besked, Andet, Øvrigt, Note, Særlige ønsker",
    number: "Nr., Nummer, Løbenummer, Gæstenummer, Løbenr.",
    side: "Side, Brud/gom, Inviteret af, Brudens/gommens side, Brud eller gom",
    age: "Alder, Voksen/barn, Aldersgruppe, Barnets alder, Børnenes alder",
  },
  fillers:
    "og, på, til, fra, af, for, ved, i, med, en, et, det, den, er, hvad, hvilken, hvilket, dit, din, dine, jeres, angiv, udfyld, skriv, venligst, her, som, står, hedder, invitationen, skal",
  others:
    "vin, hotel, sang, firma, virksomhed, pynt, bordpynt, kort, bordkort, skole, lokale, dug, hund, kunstner, arbejdsgiver",
  onlyAlone: "hvem, by, vej, ret, side, mad, kost, andet, plads, su, land, gade, born, svar, kommer, antal",
  ordinals: "første, anden, tredje, fjerde, femte",
  seats: "Antal pladser, Pladser",
  households: "Husstand",
  cells: {
    page: "Side",
    table: "Bord, Bordnummer",
    numberSign: "nr., nummer",
    total: "I alt, Total, Sum, Antal gæster, Samlet antal, Subtotal, Antal i alt, Gæster i alt, Antal",
    none: "ikke bestemt, ingen, ukendt, afventer, mangler, ikke placeret, ikke fastlagt, ved ikke, intet",
    yes: "ja, kommer, deltager, tilmeldt, bekræftet, ja tak, jeg kommer, vi kommer, ja jeg kommer, vi deltager, sandt, tilsagn",
    no: `
      nej, kommer ikke, deltager ikke, afbud, forhindret, kan ikke, afmeldt, desværre, nej tak, meldt afbud, nej desværre,
      kan desværre ikke, kan ikke komme, desværre ikke, afslag, falsk, fraværende`,
    maybe: "måske, usikker, eventuelt, ved ikke endnu, muligvis",
    unanswered:
      "ikke svaret, afventer svar, inviteret, intet svar, mangler svar, har ikke svaret, invitation sendt, ubesvaret, afventer",
    unnamedGuest: "ledsager, partner, gæst, ægtefælle, kæreste, plus en, ukendt gæst, samlever, barn, ledsager ukendt",
    and: "og, samt",
    with: "med, inkl.",
    persons: "pers., voksne",
    counts: "en, to, tre, fire, fem, seks",
    titles: "Hr., Fru, Frk., Fr., Hr. og fru",
    namePrefixes: "af, von, de",
  },
};

export const norwegian: LanguageWords = {
  columns: {
    fullName: `
      Navn, Fullt navn, Gjestens navn, Gjestenavn, For- og etternavn, Fornavn og etternavn, Navn på gjest, Hele navnet,
      Fornavn etternavn, Etternavn fornavn, Navn på gjester, Gjestenes navn`,
    guest: "Gjest, Gjester, Gjesteliste, Invitert, Inviterte, Deltakere, Deltaker, Inviterte gjester",
    firstName: "Fornavn, Gjestens fornavn",
    middleName: "Mellomnavn",
    lastName: "Etternavn, Gjestens etternavn, Slektsnavn",
    title: "Tittel, Tiltaleform",
    nickname: "Kallenavn",
    birthName: "Pikenavn, Fødenavn, Fødselsnavn",
    otherName: "Andre navn, Annet navn, Også kjent som, Navn på engelsk",
    table: "Bord, Bordnummer, Bord nr., Bordnr., Bordnavn, Bordplassering, Ved bord, Navn på bordet, Bordsnummer",
    seat: "Plass, Sitteplass, Plassnummer, Plassering, Stol, Plass nr., Setenummer, Sete",
    party: "Selskap, Husstand, Gruppe, Invitasjon, Navn på invitasjon, Følge, Gruppenavn",
    guestOf: "Ledsager til, Følge til, +1 til",
    capacity: "Kapasitet, Bordstørrelse, Antall stoler, Antall plasser, Antall sitteplasser",
    plusOne: `
      Ledsager, Følge (navn), Ektefelle, Navn på ledsager, Navn på følge, Kjæreste, Pluss en, Navn på partner, Samboer,
      Ledsagers navn, Ekstra gjest, Navn på ektefelle`,
    plusOneFirstName: "Ledsagers fornavn, Fornavn ledsager, Fornavn følge",
    plusOneLastName: "Ledsagers etternavn, Etternavn ledsager, Etternavn følge, Partners etternavn",
    child: "Barn, Barnets navn, Barnas navn, Navn på barn, Baby",
    partySize:
      "Antall, Antall gjester, Antall personer, Antall voksne, Antall barn, Hvor mange kommer, Hvor mange kommer dere, Antall pers.",
    attendance:
      "Svar, Kommer, Deltar, S.U., Påmeldt, Bekreftet, Oppmøte, Deltakelse, Kommer du, Kommer dere, Påmelding, Takket ja, Takket ja/nei, Ja/nei",
    meal: "Mat, Meny, Menyvalg, Måltid, Hovedrett, Forrett, Dessert, Rett, Valg av rett, Matrett",
    diet: "Allergier, Diett, Allergi, Matallergi, Spesielle hensyn, Spesialkost, Kosthold, Matallergier, Allergier/diett, Matpreferanser, Mathensyn",
    email: "E-post, E-postadresse, Epost, Mailadresse",
    phone: "Telefon, Telefonnummer, Mobil, Mobilnummer, Tlf., Mobilnr., Tlf.nr.",
    address: "Adresse, Postnummer, Poststed, Gate, Postnr., Gateadresse, Sted",
    date: "Dato, Tidsmerke, Fødselsdato, Svardato, Tidspunkt, Bursdag, Tidsstempel",
    notes: "Merknader, Notater, Kommentar, Kommentarer, Notat, Annet, Beskjed, Merknad, Spesielle ønsker, Melding",
    number: "Nr., Nummer, Løpenummer, Gjestenummer, Løpenr.",
    side: "Side, Brud/brudgom, Invitert av, Brudens/brudgommens side, Brud eller brudgom",
    age: "Alder, Voksen/barn, Aldersgruppe, Barnets alder, Barnas alder",
  },
  fillers: `
    og, på, til, fra, av, for, ved, i, med, en, et, det, den, er, hva, hvilken, hvilket, ditt, din, dine, deres, oppgi,
    fyll, skriv, vennligst, her, som, står, heter, invitasjonen, inn`,
  others: "sang, firma, bedrift, pynt, bordpynt, bordkort, skole, lokale, duk, artist, arbeidsgiver",
  onlyAlone: "sted, gate, rett, plass, annet, folge, sete",
  ordinals: "første, andre, tredje, fjerde, femte",
  seats: "Plasser",
  cells: {
    page: "Side",
    table: "Bord, Bordnummer",
    numberSign: "nr., nummer",
    total: "Totalt, Sum, Til sammen, Antall gjester, Antall, Totalt antall, Delsum, Totalt antall gjester",
    none: "ikke bestemt, ingen, ukjent, ikke plassert, mangler, vet ikke, ikke avklart, kommer senere",
    yes: "ja, kommer, deltar, bekreftet, påmeldt, takket ja, ja takk, jeg kommer, vi kommer, takker ja, sant",
    no: `
      nei, kommer ikke, deltar ikke, avslått, forhindret, kan ikke, takket nei, dessverre, meldt avbud, avbud, avmeldt,
      takker nei, kan dessverre ikke, kan ikke komme, nei takk, nei dessverre, dessverre ikke, usant`,
    maybe: "kanskje, usikker, eventuelt, vet ikke ennå, muligens",
    unanswered:
      "ikke svart, venter på svar, invitert, ikke svar, intet svar, mangler svar, har ikke svart, invitasjon sendt, ubesvart, avventer, venter",
    unnamedGuest:
      "ledsager, følge, gjest, partner, ektefelle, kjæreste, pluss en, ukjent gjest, samboer, barn, ledsager ukjent",
    and: "og, samt",
    with: "med, inkl.",
    persons: "pers., voksne",
    counts: "en, to, tre, fire, fem, seks",
    titles: "Hr., Fru, Frøken, Herr",
    namePrefixes: "af, von, de",
  },
};

export const finnish: LanguageWords = {
  columns: {
    fullName: `
      Nimi, Koko nimi, Vieraan nimi, Etu- ja sukunimi, Etunimi ja sukunimi, Etunimi sukunimi, Sukunimi etunimi, Nimet,
      Sukunimi ja etunimi, Suku- ja etunimi, Vieraiden nimet, Osallistujan nimi, Kutsuvieraan nimi, Kutsutun nimi`,
    guest:
      "Vieras, Vieraat, Kutsuttu, Kutsutut, Kutsuvieras, Vieraslista, Henkilö, Osallistuja, Osallistujat, Kutsuvieraat, Henkilöt, Kuka",
    firstName: "Etunimi, Etunimet, Kutsumanimi, Vieraan etunimi",
    middleName: "Toinen nimi, Toinen etunimi",
    lastName: "Sukunimi, Sukunimet, Vieraan sukunimi",
    lastBesideFirst: "Nimi",
    firstBesideLast: "Nimi",
    title: "Titteli, Puhuttelu, Arvonimi",
    nickname: "Lempinimi",
    birthName: "Tyttönimi, Omaa sukua, Entinen nimi, Entinen sukunimi",
    otherName: "Muut nimet, Muu nimi, Nimi englanniksi, Englanninkielinen nimi",
    table:
      "Pöytä, Pöytänumero, Pöydän numero, Pöytä nro, Pöydän nimi, Pöytäkunta, Pöytäpaikka, Pöytä numero, Pöytänro, Pöydät, Pöytä nr",
    seat: "Paikka, Istumapaikka, Paikkanumero, Tuoli, Istuinpaikka, Paikan numero, Paikka nro, Istuin",
    party: "Perhe, Seurue, Talous, Ryhmä, Kutsu, Pariskunta, Nimi kutsussa, Ryhmän nimi, Kotitalous, Perheet",
    guestOf: "Kenen avec, Avec henkilölle, Kenen seuralainen",
    capacity: "Kapasiteetti, Pöydän koko, Paikkojen määrä, Tuolien määrä, Istumapaikkoja, Paikkamäärä",
    plusOne:
      "Avec, Seuralainen, Seuralaisen nimi, Puoliso, Puolison nimi, Avecin nimi, Kumppani, Lisävieras, Plus yksi, Avecit, Kumppanin nimi",
    plusOneFirstName: "Avecin etunimi, Seuralaisen etunimi, Puolison etunimi, Kumppanin etunimi",
    plusOneLastName: "Avecin sukunimi, Seuralaisen sukunimi, Puolison sukunimi, Kumppanin sukunimi",
    child: "Lapsi, Lapset, Lapsen nimi, Lasten nimet, Vauva",
    partySize:
      "Lukumäärä, Henkilömäärä, Vieraiden määrä, Määrä, Hlömäärä, Lkm, Montako, Aikuisten määrä, Lasten määrä, Kuinka monta, Aikuisia, Vierasmäärä, Aikuiset",
    attendance:
      "Vastaus, Osallistuminen, Osallistuu, Tulee, Ilmoittautunut, Vahvistettu, Tila, Ilmoittautuminen, Pääsee, Saapuu, Pääsetkö paikalle, Kyllä/ei, Vahvistus, V.P., Tuletko, Pääseekö",
    meal: "Ruoka, Ateria, Menu, Ruokavalinta, Pääruoka, Menuvalinta, Alkuruoka, Jälkiruoka, Ruokatoive, Ateriavalinta",
    diet: "Ruokavalio, Allergiat, Erityisruokavalio, Erityisruokavaliot, Allergia, Ruoka-aineallergiat, Ruokarajoitteet, Ruokavaliot, Allergiat/erityisruokavaliot, Ruokavalio/allergiat",
    email: "Sähköposti, Sähköpostiosoite, S-posti",
    phone: "Puhelin, Puhelinnumero, Puh., Matkapuhelin, Puh.nro, Puhelinnro, Kännykkä, Puh. nro, GSM",
    address: "Osoite, Katuosoite, Postinumero, Paikkakunta, Kaupunki, Postitoimipaikka, Postiosoite, Maa",
    date: "Päivämäärä, Aikaleima, Syntymäaika, Pvm, Syntymäpäivä, Aika, Vastauspäivä",
    notes:
      "Huomiot, Huomautuksia, Kommentit, Lisätiedot, Muuta, Muistiinpanot, Kommentti, Huom., Lisätietoja, Terveiset, Viesti, Toiveet",
    number: "Nro, Numero, Järjestysnumero, Vierasnumero, Nr",
    side: "Puoli, Morsian/sulhanen, Kenen vieras, Kutsuja, Morsiamen/sulhasen puoli, Morsian vai sulhanen",
    age: "Ikä, Aikuinen/lapsi, Ikäryhmä, Lapsen ikä, Lasten iät",
  },
  fillers: `
    ja, tai, on, mikä, sinun, teidän, oma, kirjoita, täytä, hyvä, ystävällisesti, kutsussa, tähän, nimesi,
    vieraan, pakollinen, syötä, se`,
  others:
    "viini, hotelli, kappale, yritys, yrityksen, koriste, koristelu, koulu, kortti, liina, koira, esittäjä, työnantaja, hotellin, kappaleen, laulun, tiedoston",
  onlyAlone: "kuka, tila, paikka, puoli, tulee, maa, aika, kutsu, talous, vp, muuta, tuoli",
  ordinals: "ensimmäinen, toinen, kolmas, neljäs, viides",
  seats: "Paikat, Tuolit",
  households: "Kotitalous, Talous",
  cells: {
    page: "Sivu",
    table: "Pöytä, Pöytänumero",
    numberSign: "nro, numero, nr, n:o",
    total:
      "Yhteensä, Summa, Vieraita yhteensä, Yht., Välisumma, Kaikki yhteensä, Vieraat yhteensä, Henkilöitä yhteensä",
    none: "avoin, ei tiedossa, ei, ei pöytää, ei vielä, tuntematon, puuttuu, ei määritelty, myöhemmin, ei sijoitettu, ei tietoa",
    yes: "kyllä, osallistuu, tulee, vahvistettu, pääsee, tulevat, saapuu, k, kyllä kiitos, tulen, tulemme, osallistuvat, pääsevät, ilmoittautunut, tosi, joo",
    no: "ei, ei osallistu, ei tule, ei pääse, estynyt, peruutettu, peruttu, eivät tule, eivät pääse, en pääse, en tule, emme pääse, valitettavasti ei, ei valitettavasti, epätosi, perunut",
    maybe: "ehkä, epävarma, mahdollisesti, ei vielä tiedä",
    unanswered:
      "ei vastannut, odottaa, kutsuttu, odottaa vastausta, ei vastausta, ei ole vastannut, vastaamatta, kutsu lähetetty, avoin",
    unnamedGuest:
      "avec, seuralainen, vieras, puoliso, kumppani, lapsi, vaimo, tuntematon vieras, tyttöystävä, poikaystävä, plus yksi, avec avoin",
    and: "ja, sekä",
    with: "kera, mukana",
    persons: "hlö, henkilöä, lasta, vierasta, aikuista, lapsen kanssa",
    counts: "yksi, kaksi, kolme, neljä, viisi, kuusi",
    titles: "Hra, Rva, Nti, Herra, Rouva, Neiti, Tohtori",
  },
};
