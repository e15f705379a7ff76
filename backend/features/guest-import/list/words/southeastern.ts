import type { LanguageWords } from "./language-words.ts";

export const hungarian: LanguageWords = {
  columns: {
    fullName: `
      Név, Teljes név, Vendég neve, Nevek, Vezetéknév és keresztnév, Vezetéknév keresztnév, Vendégnév, Családnév és utónév,
      A vendég neve, Vendégek neve, Vendégek nevei, Meghívott neve, Résztvevő neve, Vezeték- és keresztnév,
      Neved, Mi a neved, Teljes neved, Neve, Az Ön neve`,
    guest: "Vendég, Vendégek, Meghívott, Meghívottak, Vendéglista, Résztvevő, Résztvevők, Személy",
    firstName: "Keresztnév, Utónév, Keresztneve, Keresztnevek, Vendég keresztneve",
    middleName: "Középső név, Második keresztnév",
    lastName: "Vezetéknév, Családnév, Vezetékneve, Vezetéknevek, Vendég vezetékneve",
    lastBesideFirst: "Név",
    title: "Megszólítás, Titulus",
    nickname: "Becenév",
    birthName: "Leánykori név, Lánykori név, Születési név",
    otherName: "Egyéb nevek, Egyéb név, Más néven, Név angolul",
    table:
      "Asztal, Asztalszám, Asztal száma, Asztal szám, Asztal neve, Asztalok, Asztal sorszáma, Asztal sz., Asztalnév, Melyik asztal",
    seat: "Szék, Ülőhely, Hely, Ülés, Székszám, Hely száma, Ülésrend, Ülőhely száma, Ültetés",
    party: "Család, Csoport, Háztartás, Meghívó, Pár, Csoport neve, Meghívón szereplő név, Társaság, Családok",
    guestOf: "Kinek a kísérője, Kísérője, Kinek a párja",
    capacity: "Kapacitás, Asztal mérete, Férőhely, Férőhelyek, Férőhelyek száma, Székek száma",
    plusOne:
      "Kísérő, Kísérő neve, Plusz egy fő, Partner neve, Házastárs, Plusz egy, Párja, Házastárs neve, Férj, Feleség, Társ, Kísérők, Pár neve, Párja neve, Plusz fő",
    plusOneFirstName: "Kísérő keresztneve, Partner keresztneve, Párja keresztneve",
    plusOneLastName: "Kísérő vezetékneve, Partner vezetékneve, Párja vezetékneve",
    child: "Gyerek, Gyermek, Gyerekek, Gyermekek, Gyermek neve, Gyerekek neve, Gyerek neve, Gyermekek neve",
    partySize:
      "Létszám, Fő, Vendégek száma, Hány fő, Darab, Db, Felnőttek száma, Gyerekek száma, Felnőtt, Hányan, Fők száma, Hányan jöttök, Személyek száma, Gyermekek száma",
    attendance:
      "Visszajelzés, Részvétel, Jön, Válasz, Státusz, Jön-e, Megerősítve, Visszajelzett, Részt vesz, Igen/nem, Eljön, Visszaigazolás, Részt veszel, Állapot, Jöttök, Visszaigazolva",
    meal: "Étel, Menüválasztás, Főétel, Ételválasztás, Étkezés, Előétel, Desszert, Vacsora, Fogás, Választott menü, Ebéd",
    diet: "Ételallergia, Allergiák, Ételérzékenység, Diéta, Étkezési igény, Speciális étrend, Ételintolerancia, Étkezési igények, Érzékenység, Étrend, Allergia/diéta, Diéta/allergia",
    email: "E-mail cím, Email cím, Ímél",
    phone: "Telefonszám, Mobiltelefon, Mobilszám, Tel.szám, Telefonszáma",
    address: "Cím, Lakcím, Irányítószám, Város, Utca, Irsz., Ország, Postacím, Település",
    date: "Dátum, Időbélyeg, Születési dátum, Időpont, Születésnap, Válasz dátuma",
    notes: "Megjegyzés, Megjegyzések, Egyéb, Üzenet, Jegyzet, Jegyzetek, Kívánság, Kérések, Információ",
    number: "Sorszám, Ssz., Szám, Sorsz., Azonosító",
    side: "Oldal, Menyasszony/Vőlegény, Kinek a vendége, Meghívta, Melyik oldal, Vőlegény/Menyasszony, Ki hívta",
    age: "Kor, Életkor, Felnőtt/gyerek, Korosztály, Gyermek kora, Gyerekek kora, Felnőtt/gyermek",
  },
  fillers:
    "a, az, és, vagy, mi, ki, adja, add, meg, kérem, kérjük, kérlek, írja, írd, be, ide, ön, te, meghívón, szerint, szereplő, ahogy, kötelező",
  others:
    "bor, szálloda, szálláshely, szállás, cég, cégnév, zeneszám, dal, dekoráció, iskola, terem, ültetőkártya, terítő, előadó, fájl, munkahely, kutya, ajándék, anyja, apja, asztaldísz, dísz",
  onlyAlone: "ki, kor, jön, db, hely, fő, szám, cím, pár, oldal, egyéb, szék, darab, társ",
  ordinals: "első, második, harmadik, negyedik, ötödik",
  households: "Háztartás",
  cells: {
    page: "Oldal",
    table: "Asztal, Asztalszám, Számú asztal, Sz. asztal, As asztal, Es asztal, Ös asztal, Os asztal",
    numberSign: "sz., szám, számú, sorszám, nr.",
    total:
      "Összesen, Összes, Összeg, Végösszeg, Mindösszesen, Összlétszám, Vendégek száma, Összes vendég, Részösszeg, Létszám összesen, Vendég összesen",
    none: "nincs, ismeretlen, még nincs, nem ismert, később, nincs megadva, nincs asztal, nincs beosztva, még nem tudjuk, egyeztetés alatt",
    yes: "igen, jön, jönnek, visszaigazolva, megerősítve, részt vesz, eljön, elfogadta, i, jövök, jövünk, igaz, ott leszek, ott leszünk, igen jövök, igen jövünk, részt veszek, részt veszünk",
    no: "nem, nem jön, nem jönnek, lemondta, nem vesz részt, sajnos nem, nem tud jönni, elutasította, nem tudok, hamis, nem jövök, nem jövünk, nem tudnak jönni, lemondva, nem tudok jönni, nem tudunk jönni, nem tudok részt venni",
    maybe: "talán, bizonytalan, lehet, esetleg, még nem tudja, nem biztos, még nem tudom, valószínűleg",
    unanswered:
      "nem válaszolt, nincs válasz, meghívva, várunk, várakozás, függőben, még nem válaszolt, válaszra vár, nem jelzett vissza, nincs visszajelzés, kiküldve",
    unnamedGuest:
      "kísérő, vendég, plusz egy fő, házastárs, párja, férje, felesége, gyerek, plusz egy, plusz 1 fő, +1 fő, barátnője, barátja, ismeretlen vendég, gyermek, 1 kísérő",
    and: "és, s, meg",
    with: "és még, plusz",
    persons: "fő, vendég, gyerekkel, személy",
    counts: "egy, kettő, három, négy, öt, hat",
    titles: "Úr, Úrnő, Hölgy, Kisasszony, Özv., Ifj., Id., Prof., Dr. habil., Asszony, Dr.-né",
    suffixes: "ifj., id., úr",
  },
};

export const romanian: LanguageWords = {
  columns: {
    fullName: `
      Nume, Nume complet, Nume și prenume, Numele invitatului, Nume invitat, Prenume și nume, Nume prenume, Prenume nume,
      Numele complet, Nume invitați, Nume & prenume, Nume/prenume, Numele și prenumele, Numele invitaților, Numele tău, Numele`,
    guest:
      "Invitat, Invitați, Oaspete, Oaspeți, Listă invitați, Participant, Participanți, Persoană, Persoane, Lista invitaților, Cine, Lista de invitați",
    firstName: "Prenume, Prenumele, Prenume invitat, Nume mic",
    lastName: "Nume de familie, Numele de familie, Nume familie (invitat)",
    lastBesideFirst: "Nume, Nume invitat, Numele",
    firstBesideLast: "Nume",
    title: "Titlu, Apelativ, Titulatură, Formulă de adresare",
    nickname: "Poreclă",
    birthName: "Nume de fată, Numele de fată, Nume la naștere, Nume de domnișoară",
    otherName: "Alte nume, Alt nume, Cunoscut ca, Nume în engleză",
    table: `
      Masă, Masa, Număr masă, Nr. masă, Numărul mesei, Masa nr., Nume masă, Mese, Nr. mesei, La masa, Număr de masă,
      Numele mesei, Masa numărul, Masa alocată, Nr. de masă`,
    seat: "Loc, Scaun, Număr loc, Nr. loc, Locul, Nr. scaun, Loc la masă, Locuri la masă",
    party: "Grup, Invitație, Gospodărie, Cuplu, Pereche, Nume grup, Nume pe invitație, Familii, Nume familie",
    guestOf: "Însoțitorul lui, Însoțește, Partenerul lui",
    capacity: "Capacitate, Capacitatea mesei, Mărimea mesei, Număr locuri, Nr. locuri, Număr de locuri, Nr. scaune",
    plusOne:
      "Însoțitor, Însoțitoare, Nume însoțitor, Soț/soție, Soț, Soție, Numele însoțitorului, Parteneră, Plus unu, Partener, Partener/ă, Însoțit de, Însoțitori, Nume partener, Numele partenerului, Nume și prenume însoțitor, Soț/Soție/Partener",
    plusOneFirstName: "Prenume însoțitor, Prenume partener, Prenumele însoțitorului",
    plusOneLastName: "Nume de familie însoțitor, Nume de familie partener",
    child: "Copil, Copii, Numele copilului, Nume copil, Nume copii, Numele copiilor, Bebeluș",
    partySize:
      "Număr persoane, Nr. persoane, Număr de persoane, Număr invitați, Nr. invitați, Nr. pers., Număr copii, Nr. copii, Adulți, Nr. adulți, Câte persoane, Câți, Număr de invitați, Număr adulți, Total persoane, Număr de copii, Locuri",
    attendance:
      "Confirmare, Confirmat, Prezență, Răspuns, Participă, Vine, Stare, Da/nu, Confirmați, Prezent, Confirmare prezență, Statut, Participi, Veniți, Confirmă, Confirmarea prezenței, Participare",
    meal: "Meniu, Fel principal, Alegere meniu, Mâncare, Cină, Fel de mâncare, Tip meniu, Meniul ales, Preferință meniu, Meniu copii",
    diet: "Alergii, Restricții alimentare, Dietă, Alergie, Preferințe alimentare, Regim alimentar, Intoleranțe, Alergii alimentare, Alergii/restricții, Alergii sau restricții, Cerințe alimentare, Restricție alimentară",
    email: "Adresă de e-mail, Adresă email, Adresa de e-mail, Adresă e-mail",
    phone: "Număr de telefon, Nr. telefon, Telefon mobil, Număr telefon, Nr. tel.",
    address: "Adresă, Oraș, Stradă, Cod poștal, Localitate, Țară, Județ, Adresa",
    date: "Dată, Marcaj de timp, Data nașterii, Data răspunsului, Zi de naștere, Ora, Data confirmării",
    notes:
      "Observații, Mențiuni, Comentarii, Detalii, Mesaj, Note, Alte informații, Notițe, Comentariu, Alte detalii, Obs",
    number: "Nr., Nr. crt., Număr, Număr curent, Crt., Nr. curent",
    side: "Partea, Mire/Mireasă, Invitat de, Din partea, Mireasă/Mire, Din partea cui, Partea miresei/mirelui",
    age: "Vârstă, Adult/Copil, Grupă de vârstă, Vârsta, Vârsta copilului, Vârsta copiilor",
  },
  fillers:
    "și, sau, de, la, cu, în, pe, din, care, este, e, sunt, tău, ta, dumneavoastră, dvs., vă, rugăm, introduceți, scrieți, completați, aici, invitație, ce, cum, te, numești, obligatoriu, conform",
  others:
    "vin, vinuri, hotel, firmă, companie, melodie, melodiei, cântec, decor, decorațiuni, școală, sală, fișier, artist, flori, fotograf, eveniment, câine, tată, mamă, tatălui, mamei, loc de muncă, firmei, hotelului, restaurant, formație",
  onlyAlone:
    "loc, vine, tara, stare, ora, mese, grup, cine, partea, soț, crt, total, camp, statut, obs, data, note, cina",
  ordinals: "primul, al doilea, al treilea",
  seats: "Locuri",
  households: "Gospodărie",
  cells: {
    page: "Pagina",
    table: "Masă, Masa, La masa, Masa numărul, Număr masă",
    numberSign: "nr., numărul, număr, nr",
    total:
      "Total, Total invitați, Total general, Sumă, Total persoane, Subtotal, Total confirmați, Număr total, Total copii, Total adulți",
    none: "nestabilit, niciunul, nealocat, necunoscut, de stabilit, nu există, fără masă, neconfirmat, nicio masă, de confirmat, nespecificat, nu e cazul, nimic, neasignat",
    yes: "da, confirmat, vine, vin, participă, prezent, confirmată, confirmați, vor veni, voi participa, adevărat, vom participa, da vin, da venim, venim, confirm, prezenți, cu plăcere",
    no: "nu, nu vine, nu vin, nu participă, refuzat, absent, nu pot, nu poate, din păcate nu, anulat, a refuzat, nu pot veni, fals, nu poate veni, nu putem veni, nu venim, nu voi participa, nu vom participa, nu pot participa",
    maybe: "poate, nesigur, posibil, nu știe, probabil, nu știu, nu știu încă, nehotărât",
    unanswered:
      "fără răspuns, nu a răspuns, în așteptare, invitat, așteptăm, neconfirmat, nu au răspuns, așteptare, invitație trimisă, încă nu a răspuns, invitați, de sunat",
    unnamedGuest:
      "însoțitor, însoțitoare, invitat, soț, soție, partener, parteneră, copil, plus unu, soția, soțul, iubit, iubită, logodnic, logodnică, prieten, prietenă, oaspete, însoțitor necunoscut, 1 însoțitor",
    and: "și, si",
    with: "cu, plus, împreună cu",
    persons: "pers., invitați, copii, adulți",
    counts: "unu, doi, trei, patru, cinci, șase",
    titles:
      "Dl., Dna., D-na, Dra., Domnul, Doamna, Domnișoara, D-l, D-ra, Domnu, Fam. (dl. și dna.), Dnul., Dl. și Dna., Ing., Av.",
  },
};

export const greek: LanguageWords = {
  columns: {
    fullName: `
      Ονοματεπώνυμο, Όνομα, Όνομα και επώνυμο, Πλήρες όνομα, Όνομα καλεσμένου, Επώνυμο και όνομα, Όνομα επώνυμο, Ονόματα,
      Επώνυμο όνομα, Ονοματεπώνυμο καλεσμένου, Όνομα προσκεκλημένου, Ονοματεπώνυμα, Όνομα & επώνυμο, Όνομα/επώνυμο, Ον/μο`,
    guest:
      "Καλεσμένος, Καλεσμένοι, Προσκεκλημένος, Προσκεκλημένοι, Λίστα καλεσμένων, Συμμετέχων, Άτομο, Επισκέπτης, Επισκέπτες, Καλεσμένος/η",
    firstName: "Μικρό όνομα, Βαφτιστικό",
    middleName: "Μεσαίο όνομα, Δεύτερο όνομα, Πατρώνυμο, Όνομα πατρός",
    lastName: "Επώνυμο, Επίθετο, Επώνυμο καλεσμένου, Οικογενειακό όνομα, Επίθετο καλεσμένου",
    firstBesideLast: "Όνομα, Όνομα καλεσμένου, Ονόματα",
    title: "Τίτλος, Προσφώνηση",
    nickname: "Ψευδώνυμο, Παρατσούκλι, Χαϊδευτικό, Υποκοριστικό",
    birthName: "Πατρικό όνομα, Πατρικό επώνυμο, Πατρικό, Το γένος",
    otherName: "Άλλα ονόματα, Άλλο όνομα, Γνωστός ως, Όνομα στα αγγλικά",
    table:
      "Τραπέζι, Αριθμός τραπεζιού, Αρ. τραπεζιού, Τραπέζι αρ., Όνομα τραπεζιού, Τραπέζια, Νο τραπεζιού, Τραπέζι Νο, Τραπέζι αριθμός, Αριθμός τραπεζίου",
    seat: "Θέση, Αριθμός θέσης, Καρέκλα, Αρ. θέσης, Θέση στο τραπέζι",
    party: "Οικογένεια, Ομάδα, Πρόσκληση, Ζευγάρι, Νοικοκυριό, Όνομα ομάδας, Παρέα, Όνομα πρόσκλησης",
    guestOf: "Συνοδός του, Συνοδεύει",
    capacity: "Χωρητικότητα, Χωρητικότητα τραπεζιού, Αριθμός θέσεων, Μέγεθος τραπεζιού, Θέσεις, Αριθμός καθισμάτων",
    plusOne:
      "Συνοδός, Όνομα συνοδού, Σύζυγος, Σύντροφος, Ονοματεπώνυμο συνοδού, Συνοδοί, Όνομα συζύγου, Ταίρι, Συν ένα, Όνομα συντρόφου, Συνοδεία",
    plusOneLastName: "Επώνυμο συνοδού, Επίθετο συνοδού",
    child: "Παιδί, Παιδιά, Όνομα παιδιού, Ονόματα παιδιών, Μωρό",
    partySize:
      "Αριθμός ατόμων, Αριθμός καλεσμένων, Άτομα, Πλήθος, Αρ. ατόμων, Ενήλικες, Αριθμός παιδιών, Σύνολο ατόμων, Πόσα άτομα, Αριθμός ενηλίκων, Πόσοι, Αριθμός παρευρισκομένων",
    attendance:
      "Παρουσία, Επιβεβαίωση, Απάντηση, Κατάσταση, Θα έρθει, Επιβεβαιώθηκε, Έρχεται, Ναι/όχι, Συμμετοχή, Θα παρευρεθεί, Θα παρευρεθείτε, Θα έρθετε, Επιβεβαίωση παρουσίας",
    meal: "Μενού, Γεύμα, Πιάτο, Κυρίως πιάτο, Επιλογή μενού, Φαγητό, Δείπνο, Επιλογή γεύματος, Παιδικό μενού",
    diet: "Αλλεργίες, Διατροφικές απαιτήσεις, Διατροφή, Αλλεργία, Διατροφικοί περιορισμοί, Δίαιτα, Διατροφικές προτιμήσεις, Διατροφικές ανάγκες, Τροφικές αλλεργίες, Δυσανεξίες",
    email: "Ηλεκτρονικό ταχυδρομείο, Ηλ. ταχυδρομείο, Διεύθυνση email, Διεύθυνση ηλεκτρονικού ταχυδρομείου",
    phone: "Τηλέφωνο, Κινητό, Αριθμός τηλεφώνου, Τηλ., Κιν., Κινητό τηλέφωνο, Τηλέφωνο επικοινωνίας",
    address: "Διεύθυνση, Πόλη, Οδός, Τ. Κ., Ταχυδρομικός κώδικας, Περιοχή, Χώρα",
    date: "Ημερομηνία, Χρονική σήμανση, Ημερομηνία γέννησης, Ημερομηνία απάντησης, Ώρα, Χρονική σφραγίδα",
    notes: "Σημειώσεις, Παρατηρήσεις, Σχόλια, Σχόλιο, Άλλα, Μήνυμα, Σημείωση, Πληροφορίες",
    number: "Α/Α, Αριθμός, Αρ., Αύξων αριθμός, Κωδικός",
    side: "Πλευρά, Νύφη/Γαμπρός, Από την πλευρά, Γαμπρός/Νύφη, Από, Προσκλήθηκε από, Πλευρά νύφης/γαμπρού",
    age: "Ηλικία, Ενήλικας/Παιδί, Ηλικιακή ομάδα, Ηλικία παιδιού, Ηλικίες παιδιών",
  },
  fillers:
    "και, ή, το, τη, την, τον, του, της, των, ο, η, οι, τα, με, για, σε, στο, στη, στην, ποιο, είναι, σας, σου, παρακαλώ, γράψτε, συμπληρώστε, εισάγετε, εδώ, όπως, αναγράφεται, πρόσκληση, υποχρεωτικό, πώς, σε ποιο",
  others:
    "κρασί, ξενοδοχείο, ξενοδοχείου, εταιρεία, εταιρείας, τραγούδι, τραγουδιού, διακόσμηση, στολισμός, σχολείο, αίθουσα, καρτελάκι, αρχείου, λουλούδια, δώρο, καλλιτέχνη, πατέρα, μητέρας, σκύλος, γάμου",
  onlyAlone: "από, αρ, ώρα, θέση, άλλα, χώρα, πόλη, ταίρι, άτομο, άτομα, κιν",
  ordinals: "πρώτος, δεύτερος, τρίτος, τέταρτος, πέμπτος",
  households: "Νοικοκυριό",
  cells: {
    page: "Σελίδα",
    table: "Τραπέζι, Τραπ., Αριθμός τραπεζιού",
    numberSign: "νο, αρ., αριθμός, αριθ., no, νούμερο",
    total:
      "Σύνολο, Συνολικά, Άθροισμα, Σύνολο καλεσμένων, Γενικό σύνολο, Σύνολο ατόμων, Μερικό σύνολο, Συνολικός αριθμός",
    none: "δεν έχει οριστεί, κανένα, άγνωστο, καμία, εκκρεμεί, χωρίς τραπέζι, θα οριστεί, δεν υπάρχει, κανένας, αόριστο, ακόμα, δ/υ, χωρίς",
    yes: "ναι, θα έρθει, επιβεβαιώθηκε, έρχεται, θα έρθουν, παρών, παρούσα, επιβεβαιωμένος, θα έρθω, θα έρθουμε, έρχονται, αληθές, ναι θα έρθω, ναι θα έρθουμε, επιβεβαιωμένο, θα παρευρεθεί, θα παρευρεθώ, θα παρευρεθούμε, επιβεβαιωμένη",
    no: "όχι, δεν θα έρθει, δεν έρχεται, αρνήθηκε, δεν μπορεί, δεν θα έρθουν, απών, ακύρωση, δεν μπορούν, απούσα, δεν θα έρθω, ψευδές, δυστυχώς όχι, δεν θα έρθουμε, δεν θα παρευρεθεί, ακυρώθηκε, δεν θα μπορέσω, δεν μπορώ, δεν μπορούμε",
    maybe: "ίσως, μπορεί, αβέβαιο, δεν ξέρει, πιθανόν, δεν είναι σίγουρος, πιθανώς, δεν ξέρω ακόμα",
    unanswered:
      "δεν απάντησε, εκκρεμεί, αναμονή, προσκλήθηκε, καμία απάντηση, σε αναμονή, αναμένεται, δεν έχει απαντήσει, χωρίς απάντηση, εστάλη, αναμένουμε",
    unnamedGuest:
      "συνοδός, καλεσμένος, καλεσμένη, σύζυγος, σύντροφος, συν ένα, παιδί, συνοδό, σύζυγο, συνοδό του, συνοδό της, σύντροφό του, τη σύζυγό του, τον σύζυγό της, άγνωστος συνοδός, 1 συνοδός",
    and: "και, κι",
    with: "με, συν, μαζί με",
    persons: "άτομα, άτομο, παιδιά, καλεσμένοι, παιδί, ατόμων",
    counts: "ένα, δύο, τρία, τέσσερα, πέντε, έξι",
    titles: "Κος, Κα, Κύριος, Κυρία, Δις, Δρ., Κύριο, Καθηγητής, Καθηγήτρια, Κ., Κ.κ., Δεσποινίς, Κος και Κα",
  },
};

export const turkish: LanguageWords = {
  columns: {
    fullName: `
      Ad Soyad, Adı Soyadı, İsim Soyisim, İsim, Ad, Adı, Davetli Adı, Tam Ad, Misafir Adı, İsim Soyad, Ad-Soyad, Ad Soyadı,
      Davetli Adı Soyadı, İsimler, Misafir Adı Soyadı, Ad ve Soyad, Konuk Adı, Soyad Ad, Soyadı Adı, Davetli İsmi, İsim Soy İsim,
      İsmi, Adınız Soyadınız, Adınız ve Soyadınız, Konuk Adı Soyadı, İsim ve Soyisim, Ad / Soyad, Katılımcı Adı`,
    guest:
      "Davetli, Davetliler, Misafir, Misafirler, Konuk, Konuklar, Kişi, Davetli Listesi, Katılımcı, Misafir Listesi, Katılımcılar, Kişiler",
    firstName: "Ön Ad, İlk Ad, Ön İsim, Adınız",
    middleName: "İkinci Ad, Göbek Adı, İkinci İsim, Orta Ad",
    lastName: "Soyad, Soyadı, Soyisim, Soy Ad, Soyismi, Soyadınız, Soy İsim, Davetli Soyadı",
    firstBesideLast: "Ad, Adı, İsim, Davetli Adı, Misafir Adı, İsmi",
    title: "Unvan, Ünvan, Hitap, Sıfat",
    nickname: "Takma Ad, Lakap, Rumuz",
    birthName: "Kızlık Soyadı, Kızlık Soyismi, Önceki Soyadı",
    otherName: "Diğer Adlar, Diğer Ad, Diğer İsimler, İngilizce Adı, İngilizce İsim",
    table:
      "Masa No, Masa, Masa Numarası, Masa Adı, Masa Nosu, Masalar, Masa Ismi, Oturacağı Masa, Masa Num, Atanan Masa, Masası, Masa Düzeni, Masa İsmi",
    seat: "Koltuk, Sandalye, Koltuk No, Sandalye No, Oturma Yeri, Yer, Koltuk Numarası, Sandalye Numarası, Yer No, Oturma Düzeni",
    party: "Aile, Grup, Hane, Davetiye, Çift, Grup Adı, Aile Adı, Davetiye Adı, Davetiye Üzerindeki İsim, Aileler",
    guestOf: "Kimin Refakatçisi, Kimin Eşi, Refakat Ettiği",
    capacity: "Kapasite, Masa Kapasitesi, Masa Büyüklüğü, Koltuk Sayısı, Sandalye Sayısı",
    plusOne:
      "Eş, Eşi, Refakatçi, Eşinin Adı, Artı Bir, Eş Adı, Partneri, Beraberindeki, Yanındaki Kişi, Refakatçi Adı, Eş Adı Soyadı, Eşinin Adı Soyadı, Refakatçi Adı Soyadı, Eşlik Eden, Yanındaki, Eşi / Partneri, Partner Adı, Beraberindekiler",
    plusOneLastName: "Eş Soyadı, Eşinin Soyadı, Refakatçi Soyadı",
    child: "Çocuk, Çocuklar, Çocuk Adı, Çocukların Adı, Bebek, Çocukların İsimleri, Çocuğun Adı",
    partySize:
      "Kişi Sayısı, Davetli Sayısı, Sayı, Adet, Misafir Sayısı, Yetişkin Sayısı, Çocuk Sayısı, Yetişkin, Kaç Kişi, Katılımcı Sayısı, Toplam Kişi, Kişi Adedi, Kaç Kişi Geleceksiniz",
    attendance:
      "Katılım, Katılım Durumu, Durum, LCV, Cevap, Geliyor, Geliyor mu, Onay, Yanıt, Katılacak mı, Evet/Hayır, Katılacak, Gelecek mi, LCV Durumu, Katılıyor mu, Teyit, Katılacak mısınız, Gelecek",
    meal: "Yemek, Menü Seçimi, Yemek Seçimi, Ana Yemek, Yemek Tercihi, Menü Tercihi, Öğün, Başlangıç, Tatlı",
    diet: "Alerji, Diyet, Alerjiler, Beslenme Tercihi, Özel Diyet, Gıda Alerjisi, Diyet Kısıtlaması, Alerji / Diyet, Özel Beslenme, Gıda Alerjileri, Yemek Alerjisi, Diyet Tercihi",
    email: "E-posta, E-posta Adresi, Mail Adresi, Eposta, E-mail Adresi, Elektronik Posta",
    phone: "Telefon Numarası, Cep Telefonu, Telefon No, GSM No, İletişim, Tel No, Cep No, İletişim Numarası",
    address: "Adres, Şehir, İl, İlçe, Posta Kodu, Sokak, Ülke, Semt, Mahalle, Açık Adres",
    date: "Tarih, Zaman Damgası, Doğum Tarihi, Saat, Cevap Tarihi, Kayıt Tarihi, Doğum Günü",
    notes: "Not, Notlar, Açıklama, Yorum, Mesaj, Diğer, Yorumlar, Açıklamalar, Özel İstek, Özel İstekler, Ek Notlar",
    number: "Sıra, Sıra No, Numara, S.No, Sıra Numarası, S. N., Davetli No, Kayıt No",
    side: "Taraf, Gelin/Damat, Kimin Davetlisi, Davet Eden, Gelin Tarafı/Damat Tarafı, Kız Tarafı/Erkek Tarafı, Damat/Gelin, Tarafı, Kimin Misafiri",
    age: "Yaş, Yetişkin/Çocuk, Yaş Grubu, Çocuk Yaşı, Yaşı, Çocukların Yaşı",
  },
  fillers:
    "ve, veya, ile, için, bir, nedir, lütfen, yazınız, giriniz, belirtiniz, yazın, girin, sizin, senin, davetiyede, davetiyedeki, burada, tam, gibi, göre, zorunlu, davetlinin, misafirin, konuğun, hangi, olarak, mi",
  others:
    "şarap, otel, şirket, firma, şarkı, süsleme, süsü, okul, salon, kart, isimlik, dosya, sanatçı, örtüsü, çiçek, hediye, kullanıcı, baba, anne, babasının, annesinin, etkinlik, tenisi, numaratör, kurum, mekan, otelin",
  onlyAlone:
    "ad, adı, il, yer, not, yaş, eş, es, isi, eşi, adet, kim, saat, hane, çift, cep, sıra, sayı, taraf, onay, durum, diğer, gelecek, oda",
  ordinals: "birinci, ikinci, üçüncü, dördüncü, beşinci",
  seats: "Koltuklar",
  households: "Hane",
  cells: {
    page: "Sayfa",
    table: "Masa, Masa No, Numaralı Masa, Nolu Masa, No'lu Masa, Masa Numarası",
    numberSign: "no, numara, nu, numarası, no'su",
    total:
      "Toplam, Genel Toplam, Ara Toplam, Toplam Davetli, Toplam Kişi, Toplam Misafir, Toplam Sayı, Kişi Sayısı, Davetli Sayısı",
    none: "belirsiz, yok, belli değil, atanmadı, bilinmiyor, henüz yok, belirlenmedi, masasız, henüz belli değil, belirlenecek, netleşmedi, hiçbiri, hiç",
    yes: "evet, katılacak, geliyor, gelecek, onaylandı, katılıyor, gelecekler, katılacaklar, var, geliyorlar, geliyorum, geliyoruz, doğru, katılacağım, katılacağız, evet geleceğim, evet katılacağım, evet katılacağız, onayladı, teyit edildi",
    no: "hayır, katılmayacak, gelmiyor, gelmeyecek, reddetti, katılmıyor, gelemiyor, gelemeyecek, iptal, gelmeyecekler, gelemeyecekler, gelemiyorum, gelemiyoruz, yanlış, katılamayacağım, katılamayacağız, maalesef, katılamayacak, hayır katılamayacağım, gelemeyeceğim, gelemeyeceğiz, katılamıyor",
    maybe: "belki, kararsız, emin değil, net değil, muhtemelen, olabilir",
    unanswered:
      "cevap yok, beklemede, bekleniyor, davet edildi, yanıt yok, cevap vermedi, henüz cevap yok, dönüş yapmadı, yanıtlamadı, cevap bekleniyor, yanıt bekleniyor, henüz dönmedi, davetiye gönderildi",
    unnamedGuest:
      "eşi, misafir, refakatçi, davetli, artı bir, partneri, kız arkadaşı, erkek arkadaşı, nişanlısı, çocuk, 1 kişi, bir kişi, eşi ile, isimsiz misafir, konuk, +1 kişi, eş",
    and: "ve, ile",
    with: "artı, ile",
    persons: "kişi, çocuk, misafir, davetli, kişilik",
    counts: "bir, iki, üç, dört, beş, altı",
    titles:
      "Bay, Bayan, Sayın, Sn., Prof. Dr., Doç. Dr., Av., Doç., Hanım, Bey, Uzm. Dr., Yrd. Doç., Müh., Hacı, Op. Dr., Hoca, Avukat, Uzm., Op., Öğr. Gör.",
    suffixes: "Bey, Hanım, Beyefendi, Hanımefendi",
  },
};
