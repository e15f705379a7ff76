import type { LanguageWords } from "./language-words.ts";

export const polish: LanguageWords = {
  columns: {
    fullName: `
      Imię i nazwisko, Nazwisko i imię, Gość (imię i nazwisko), Imię nazwisko, Nazwisko imię, Imię i nazwisko gościa,
      Imiona i nazwiska, Nazwa gościa, Pełne imię i nazwisko, Imię/nazwisko, Personalia, Imiona i nazwiska gości,
      Gość imię i nazwisko, Imiona i nazwisko, Imię oraz nazwisko, Dane gościa`,
    guest:
      "Gość, Goście, Zaproszony, Zaproszeni, Lista gości, Osoba, Osoby, Uczestnik, Uczestnicy, Zaproszeni goście, Kto",
    firstName: "Imię, Imiona, Imię gościa, Pierwsze imię",
    middleName: "Drugie imię",
    lastName: "Nazwisko, Nazwiska, Nazwisko gościa",
    title: "Tytuł, Zwrot grzecznościowy, Forma grzecznościowa, Pan/Pani",
    nickname: "Pseudonim, Ksywka, Przezwisko, Zdrobnienie",
    birthName: "Nazwisko panieńskie, Nazwisko rodowe, Panieńskie, Z domu",
    otherName: `
      Inne imiona, Inne nazwiska, Inne imię, Inne nazwisko, Znany jako, Znana jako, Imię po angielsku,
      Imię i nazwisko po angielsku`,
    table: `
      Stół, Stolik, Numer stołu, Nr stołu, Numer stolika, Nr stolika, Stół nr, Stolik nr, Nazwa stołu, Nazwa stolika,
      Stoły, Przy stole, Stół numer, Stolik numer, Przydzielony stół, Przydział stołu, Przypisany stół, Stoliki`,
    seat: "Miejsce, Numer miejsca, Nr miejsca, Krzesło, Miejsce siedzące, Miejsce przy stole, Miejsce nr, Siedzenie, Nr krzesła",
    party:
      "Rodzina, Grupa, Gospodarstwo domowe, Zaproszenie, Para, Nazwa grupy, Na zaproszeniu, Grupy, Treść zaproszenia, Rodziny",
    guestOf: "Osoba towarzysząca dla, Towarzyszy, Partner osoby",
    capacity: "Pojemność, Pojemność stołu, Wielkość stołu, Liczba krzeseł, Ilość miejsc, Liczba miejsc przy stole",
    plusOne: `
      Osoba towarzysząca, Partner/ka, Osoby towarzyszące, Imię i nazwisko osoby towarzyszącej, Małżonek, Małżonka,
      Partnerka, Mąż, Żona, Partner/Partnerka, Towarzysz, Plus jeden, Dane osoby towarzyszącej, Małżonek/ka, Mąż/żona,
      Z osobą towarzyszącą, Os. towarzysząca, Imię i nazwisko partnera`,
    plusOneFirstName: "Imię osoby towarzyszącej, Imię partnera, Imię partnerki, Imię +1",
    plusOneLastName: "Nazwisko osoby towarzyszącej, Nazwisko partnera, Nazwisko partnerki, Nazwisko +1",
    child: "Dziecko, Dzieci, Imię dziecka, Imiona dzieci, Imię i nazwisko dziecka, Niemowlę",
    partySize: `
      Liczba gości, Liczba osób, Ilość osób, Ilość gości, Liczba dorosłych, Liczba dzieci, Ilość, Liczba, Ilość dzieci,
      Dorośli, Ile osób, Osób, Razem osób, Ilość dorosłych, Liczba miejsc, Liczebność`,
    attendance: `
      Potwierdzenie, Potwierdzone, Obecność, Status, Odpowiedź, Przyjdzie, Czy przyjdzie, Potwierdzony, Będzie,
      Potwierdzenie obecności, Tak/nie, Potwierdził, Potwierdzenie przybycia, Obecny, Czy będzie, Zgłoszenie, Czy będziesz,
      Potwierdzili, Potwierdzono, Potwierdzenie przyjścia`,
    meal: "Posiłek, Danie, Wybór menu, Wybór dania, Danie główne, Obiad, Jedzenie, Rodzaj menu, Przystawka, Deser, Kolacja, Rodzaj posiłku",
    diet: "Dieta, Alergie, Alergie pokarmowe, Wymagania dietetyczne, Alergia, Preferencje żywieniowe, Uczulenia, Dieta/alergie, Alergie/dieta, Dieta specjalna, Nietolerancje, Nietolerancje pokarmowe, Wegetarianin",
    email: "Adres e-mail, E-mail, Poczta, Mail, Adres mailowy, Poczta elektroniczna",
    phone: "Telefon, Numer telefonu, Nr telefonu, Tel., Komórka, Nr tel., Telefon komórkowy, Nr kom.",
    address:
      "Adres, Ulica, Miasto, Kod pocztowy, Miejscowość, Adres zamieszkania, Kraj, Adres korespondencyjny, Województwo",
    date: "Data, Sygnatura czasowa, Data urodzenia, Data odpowiedzi, Data potwierdzenia, Godzina, Urodziny",
    notes:
      "Uwagi, Notatki, Komentarz, Komentarze, Dodatkowe informacje, Inne, Uwaga, Wiadomość, Notatka, Życzenia, Dodatkowe uwagi, Opis",
    number: "Lp., Nr, Numer, L.p., Numer gościa, Liczba porządkowa, Nr gościa, Identyfikator",
    side: "Strona, Pan Młody/Panna Młoda, Zaproszony przez, Od kogo, Strona Pana Młodego/Panny Młodej, Panna Młoda/Pan Młody, Od strony",
    age: "Wiek, Dorosły/Dziecko, Grupa wiekowa, Wiek dziecka, Wiek dzieci, Dorosły czy dziecko",
  },
  fillers: `
    i, oraz, w, z, na, do, o, dla, jakie, jaki, jaka, jest, są, proszę, podać, podaj, wpisz, twoje, twój, twoja, pana, pani, pan, państwa, swoje,
    tu, tutaj, przy, gościa, gości, wesele, zaproszeniu, się, lub, wymagane, jak, którym, które`,
  others:
    "wino, hotel, firma, firmy, piosenka, piosenki, utwór, dekoracja, dekoracje, szkoła, sala, winietka, winietki, zespół, artysta, plik, użytkownika, usługodawca, pies, prezent, hotelu, wiejski, wizytówka",
  onlyAlone: "kto, z domu, strona, para, status, wiek, kraj, mail, danie, osób, liczba, będzie, inne, opis",
  ordinals: "pierwszy, drugi, trzeci, czwarty, piąty",
  seats: "Liczba miejsc, Miejsca",
  households: "Gospodarstwo domowe",
  cells: {
    page: "Strona, Str.",
    table: "Stół, Stolik, Numer stołu, Nr stołu, Stół okrągły",
    numberSign: "nr, numer, nr.",
    total:
      "Razem, Suma, Łącznie, Ogółem, W sumie, Razem gości, Razem osób, Liczba gości, Podsumowanie, Suma końcowa, Liczba osób, Suma gości",
    none: `
      brak, nieznany, do ustalenia, nie przypisano, nieprzypisany, nie dotyczy, nd., n/d, nie wiadomo, bez stołu, do uzgodnienia,
      nieznane, nie ustalono, nieustalone, do potwierdzenia, nieprzydzielony, nic`,
    yes: "tak, przyjdzie, potwierdzone, potwierdzony, potwierdzona, będzie, potwierdził, potwierdziła, obecny, obecna, będą, przyjdą, potwierdzili, potwierdzam, t, prawda, będziemy, będę, tak będę, tak będziemy, przyjdę, przyjdziemy, obecni",
    no: "nie, nie przyjdzie, odmowa, odmówił, odmówiła, nieobecny, nieobecna, nie będzie, nie przyjdą, niestety nie, nie będą, rezygnacja, nie może, nie mogą, odwołane, fałsz, nie będę, nie będziemy, nie przyjdę, odmówili, nie niestety, nie dam rady, nie damy rady, odrzucone",
    maybe: "może, być może, niepewne, niepewny, niepewni, nie wiem, raczej tak, raczej nie, jeszcze nie wiem",
    unanswered:
      "brak odpowiedzi, oczekuje, zaproszony, zaproszona, bez odpowiedzi, czekamy, nie odpowiedział, niepotwierdzone, zaproszeni, oczekiwanie, nie potwierdził, niepotwierdzony, nie odpowiedzieli, oczekujący, zaproszenie wysłane, w oczekiwaniu",
    unnamedGuest:
      "osoba towarzysząca, gość, partner, partnerka, os. tow., osoba tow., małżonek, małżonka, mąż, żona, plus jeden, narzeczony, narzeczona, dziecko, osobą towarzyszącą, os. towarzysząca, z osobą towarzyszącą",
    and: "i, oraz",
    with: "z, wraz z",
    persons: "osób, os., dzieci, dziećmi, dzieckiem, gości, osoby, dorosłych, dziecka",
    counts: "jeden, dwa, trzy, cztery, pięć, sześć",
    titles:
      "Pan, Pani, Państwo, Mgr, Inż., Dr hab., Ks., Ksiądz, Panowie, Panie, Sz. P., Hab., Pan i Pani, Dr inż., Mgr inż., Siostra",
  },
};

export const czech: LanguageWords = {
  columns: {
    fullName: `
      Jméno, Jméno a příjmení, Příjmení a jméno, Celé jméno, Jméno hosta, Jméno příjmení, Příjmení jméno, Jména,
      Jména hostů, Jméno a příjmení hosta, Jména a příjmení, Jméno i příjmení, Host (jméno a příjmení), Jméno/příjmení`,
    guest:
      "Host, Hosté, Pozvaný, Pozvaní, Seznam hostů, Osoba, Účastník, Účastníci, Svatebčan, Svatebčané, Pozvaní hosté, Svatební hosté, Kdo",
    firstName: "Křestní jméno, Křestní, Křestní jméno hosta, První jméno, Rodné jméno",
    middleName: "Prostřední jméno, Druhé jméno",
    lastName: "Příjmení, Příjmení hosta, Rodinné jméno",
    firstBesideLast: "Jméno, Jméno hosta, Jména",
    title: "Titul, Oslovení, Tituly, Titul před jménem",
    suffix: "Titul za jménem",
    nickname: "Přezdívka",
    birthName: "Rodné příjmení, Dívčí jméno, Dívčí příjmení, Příjmení za svobodna, Rozená",
    otherName: "Další jména, Jiné jméno, Jméno anglicky, Anglické jméno",
    table:
      "Stůl, Číslo stolu, Stůl č., Č. stolu, Stolek, Název stolu, Stůl číslo, Stoly, U stolu, Přiřazený stůl, Jméno stolu",
    seat: "Místo, Číslo místa, Židle, Č. místa, Sedadlo, Místo u stolu, Místo k sezení, Zasedací pořádek, Číslo židle",
    party: "Rodina, Skupina, Domácnost, Pozvánka, Pár, Název skupiny, Rodiny, Jméno na pozvánce, Oznámení",
    guestOf: "Doprovod hosta, Doprovází, Doprovod koho",
    capacity: "Kapacita, Kapacita stolu, Velikost stolu, Počet míst, Počet židlí",
    plusOne:
      "Doprovod, Partner/ka, Jméno doprovodu, Partnerka, Manžel, Manželka, Doprovázející osoba, Manžel/ka, Partner/partnerka, Plus jedna, Jméno partnera, Jméno a příjmení doprovodu, S doprovodem",
    plusOneFirstName: "Křestní jméno doprovodu, Křestní jméno partnera",
    plusOneLastName: "Příjmení doprovodu, Příjmení partnera, Příjmení partnerky",
    child: "Dítě, Děti, Jméno dítěte, Jména dětí, Miminko",
    partySize:
      "Počet hostů, Počet osob, Počet, Počet lidí, Počet dospělých, Počet dětí, Dospělí, Osob, Kolik osob, Kolik vás přijde, Celkový počet",
    attendance:
      "Účast, Potvrzeno, Stav, Odpověď, Přijde, Potvrzení, Potvrzení účasti, Ano/ne, Zúčastní se, Dorazí, Přijdou, Potvrzení příchodu, Přijdete, Zúčastníte se",
    meal: "Jídlo, Výběr jídla, Hlavní chod, Chod, Výběr menu, Oběd, Večeře, Předkrm, Dezert, Pokrm",
    diet: "Alergie, Strava, Stravovací omezení, Speciální strava, Intolerance, Dietní požadavky, Alergie a intolerance, Dietní omezení, Alergie/intolerance, Diety, Vegetarián, Stravovací požadavky",
    email: "E-mailová adresa, Emailová adresa, Mail",
    phone: "Telefon, Telefonní číslo, Mobil, Tel., Tel. číslo, Telefonní kontakt",
    address: "Adresa, Ulice, Město, PSČ, Bydliště, Obec, Země, Poštovní adresa",
    date: "Datum, Časová značka, Datum narození, Čas, Datum odpovědi, Narozeniny",
    notes: "Poznámka, Poznámky, Komentář, Jiné, Vzkaz, Ostatní, Poznámka k hostovi, Zpráva, Přání, Další informace",
    number: "Č., Číslo, Pořadí, Pořadové číslo, Poř. č., Číslo hosta, P. č.",
    side: "Strana, Ženich/Nevěsta, Nevěsta/Ženich, Pozval, Čí host, Ze strany, Pozván kým",
    age: "Věk, Dospělý/Dítě, Věková skupina, Věk dítěte, Věk dětí",
  },
  fillers: `
    a, i, v, z, na, do, o, k, se, pro, jaké, jaký, jaká, je, jsou, vaše, váš, vaši, tvoje, tvé, prosím, uveďte, zadejte, vyplňte, napište, zde,
    hosta, hostů, u, nebo, pozvánce, uvedené, povinné, které`,
  others:
    "víno, vína, hotel, hotelu, firma, firmy, písnička, píseň, skladba, dekorace, výzdoba, škola, sál, jmenovka, jmenovky, soubor, kapela, pes, dar, otce, matky, svatby, interpret, společnosti",
  onlyAlone: "kdo, stav, strana, čas, obec, země, pár, chod, osob, jiné, místo, host, přání, c, věk",
  ordinals: "první, druhý, třetí, čtvrtý, pátý",
  seats: "Míst, Místa",
  households: "Domácnost",
  cells: {
    page: "Strana",
    table: "Stůl, Číslo stolu, Stolek",
    numberSign: "č., číslo, č",
    total:
      "Celkem, Součet, Dohromady, Celkem hostů, Počet hostů, Celkový počet, Mezisoučet, Celkem osob, Celkem lidí, Počet osob",
    none: "neurčeno, žádný, žádné, neznámý, zatím neurčeno, nepřiřazeno, neví se, bude upřesněno, není, bez stolu, neznámé, doplnit, nezařazeno, nepřiřazen",
    yes: "ano, přijde, potvrzeno, zúčastní se, přijdou, účast potvrzena, dorazí, a, potvrzen, potvrzena, přijdeme, přijdu, pravda, ano přijdu, ano přijdeme, jo, zúčastním se, zúčastníme se",
    no: "ne, nepřijde, odmítnuto, nezúčastní se, nepřijdou, omluven, omluvena, bohužel ne, nedorazí, nemůže, nemohou, nepřijdeme, nepřijdu, zrušeno, nepravda, odmítl, odmítla, omluveni, ne bohužel, nezúčastním se",
    maybe: "možná, nejistý, nejisté, neví, asi ano, asi ne, nevím, snad",
    unanswered:
      "bez odpovědi, čeká se, neodpověděl, neodpověděla, pozván, pozvaný, nepotvrzeno, čeká, zatím bez odpovědi, pozvána, pozváni, neodpověděli, čekáme, čekáme na odpověď, žádná odpověď",
    unnamedGuest:
      "doprovod, host, partner, partnerka, manžel, manželka, přítel, přítelkyně, plus jedna, neznámý host, dítě, snoubenec, snoubenka, s doprovodem",
    and: "a, i",
    with: "s, se",
    persons: "osob, os., dětmi, dětí, hostů, dítětem, lidí",
    counts: "jeden, dva, tři, čtyři, pět, šest",
    titles:
      "Pan, Paní, Slečna, Sl., Ing., Mgr., MUDr., JUDr., Bc., PhDr., RNDr., Manželé, Doc., MVDr., PaedDr., PharmDr., MgA., Pí., Ing. arch.",
    suffixes: "Ph.D., CSc., ml., st., DiS., Th.D., DrSc., MBA",
  },
};
