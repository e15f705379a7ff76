import { describe, expect, it } from "vitest";
import { type HeaderMeaning, meaningsOf } from "./column-words.ts";
import { columnMeanings, phrasesOf, wordKey } from "./load.ts";

const best = (header: string): HeaderMeaning["meaning"] | undefined => meaningsOf(header)[0]?.meaning;

describe("the words of columns", () => {
  it("mean one thing each", () => {
    const meanings = new Map<string, Set<string>>();
    // Words of these two also mean the whole name: the columns beside them decide.
    for (const meaning of columnMeanings.filter((each) => each !== "lastBesideFirst" && each !== "firstBesideLast")) {
      for (const word of phrasesOf(meaning)) {
        const key = wordKey(word);
        meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning));
      }
    }
    const shared = [...meanings]
      .filter(([, all]) => all.size > 1)
      .map(([key, all]) => `${key}: ${[...all].join(", ")}`);
    expect(shared).toEqual([]);
  });

  it("mean the whole name where they mean a part of it beside another part", () => {
    const whole = new Set(phrasesOf("fullName").map(wordKey));
    const words = phrasesOf("lastBesideFirst", "firstBesideLast");
    expect(words.filter((word) => !whole.has(wordKey(word)))).toEqual([]);
  });
});

// In order: name, first name, last name, table, plus-one, meal, answer.
const languages: Record<string, [string, string, string, string, string, string, string]> = {
  English: ["Full Name", "Fname", "Surname", "Tbl #", "+1", "Meal Choice", "RSVP"],
  German: ["Vor- und Nachname", "Vorname", "Nachname", "Tisch-Nr.", "Begleitung", "Menüwahl", "Zusage"],
  French: ["Nom et prénom", "Prénom", "Nom de famille", "N° de table", "Accompagnant(e)", "Choix du menu", "Présence"],
  Spanish: ["Nombre completo", "Nombre de pila", "Apellidos", "Nombre de mesa", "Acompañante", "Menú", "Asistencia"],
  Italian: ["Nome e cognome", "Nome di battesimo", "Cognome", "N. tavolo", "Accompagnatore", "Menù", "Conferma"],
  Portuguese: ["Nome completo", "Primeiro nome", "Sobrenome", "Nº da mesa", "Acompanhante", "Cardápio", "Presença"],
  Dutch: ["Volledige naam", "Voornaam", "Achternaam", "Tafelnummer", "Introducé", "Menukeuze", "Aanwezig"],
  Polish: ["Imię i nazwisko", "Imię", "Nazwisko", "Nr stołu", "Osoba towarzysząca", "Danie główne", "Potwierdzenie"],
  Czech: ["Jméno a příjmení", "Křestní jméno", "Příjmení", "Číslo stolu", "Doprovod", "Hlavní chod", "Účast"],
  Russian: ["ФИО", "Личное имя", "Фамилия", "№ стола", "Спутник", "Горячее", "Подтверждение"],
  Ukrainian: ["ПІБ", "Власне ім'я", "Прізвище", "Номер столу", "Супутниця", "Страва", "Присутність"],
  Turkish: ["Ad Soyad", "İlk Ad", "Soyadı", "Masa No", "Refakatçi", "Yemek", "Katılım Durumu"],
  Arabic: ["الاسم الكامل", "الاسم الأول", "اسم العائلة", "رقم الطاولة", "المرافق", "الوجبة", "تأكيد الحضور"],
  Hebrew: ["שם מלא", "שם פרטי", "שם משפחה", "מספר שולחן", "בן/בת זוג", "מנה", "אישור הגעה"],
  Hindi: ["पूरा नाम", "पहला नाम", "उपनाम", "मेज़ नंबर", "जीवनसाथी", "भोजन", "उपस्थिति"],
  "Simplified Chinese": ["姓名", "名", "姓", "桌号", "携伴", "餐点", "是否出席"],
  "Traditional Chinese": ["賓客姓名", "名", "姓氏", "桌號", "攜伴", "餐點", "是否出席"],
  Japanese: ["お名前", "下の名前", "苗字", "卓番号", "お連れ様", "お料理", "ご出欠"],
  Korean: ["성함", "이름(명)", "성씨", "테이블 번호", "동반자", "식사", "참석 여부"],
  Vietnamese: ["Họ và tên", "Tên gọi", "Họ", "Bàn số", "Người đi cùng", "Thực đơn", "Xác nhận tham dự"],
  Swedish: ["För- och efternamn", "Förnamn", "Efternamn", "Bordsnummer", "Respektive", "Menyval", "OSA"],
  Danish: ["Fulde navn", "Fornavn", "Efternavn", "Bordnummer", "Ledsager", "Hovedret", "Tilmeldt"],
  Norwegian: ["For- og etternavn", "Fornavn", "Etternavn", "Bord nr.", "Følge (navn)", "Hovedrett", "Påmeldt"],
  Finnish: ["Koko nimi", "Etunimi", "Sukunimi", "Pöydän numero", "Avec", "Ruokavalinta", "Osallistuminen"],
  Hungarian: ["Teljes név", "Keresztnév", "Vezetéknév", "Asztalszám", "Kísérő", "Étel", "Visszajelzés"],
  Romanian: ["Nume și prenume", "Prenume", "Nume de familie", "Masă", "Însoțitor", "Meniu", "Confirmare"],
  Greek: ["Ονοματεπώνυμο", "Μικρό όνομα", "Επώνυμο", "Τραπέζι", "Συνοδός", "Μενού", "Επιβεβαίωση"],
  Indonesian: ["Nama Lengkap", "Nama Depan", "Nama Belakang", "Nomor Meja", "Pendamping", "Hidangan", "Konfirmasi"],
};

describe("meaningsOf", () => {
  it.each(Object.entries(languages))("knows %s", (_language, headers) => {
    const meanings = ["fullName", "firstName", "lastName", "table", "plusOne", "meal", "attendance"];
    expect(headers.map(best)).toEqual(meanings);
  });

  it("does not confuse what looks alike in two languages", () => {
    expect(best("Nombre")).toBe("fullName");
    expect(best("Nombre d'invités")).toBe("partySize");
    expect(best("Numero")).toBe("number");
    expect(best("Número de mesa")).toBe("table");
    expect(["Bord", "Masa", "Meja", "Stůl", "Stolik", "Bàn", "Pöytä", "मेज़", "टेबल"].map(best)).toEqual(
      Array.from({ length: 9 }, () => "table"),
    );
    expect([best("पता"), best("पति")]).toEqual(["address", "plusOne"]);
  });

  it.each([
    ...["Table wine", "Name of hotel", "Guest house", "Table decoration", "Company name", "Song name", "Table tennis"],
    ...["Name tag printed", "Event name", "Table captain", "Names of things", "Hotel name", "Ticket type", "User name"],
    ...["Head table", "Table count", "Total tables", "Name of parents", "名前（フリガナ）"],
    ...["Firmenname", "Tischdecke", "Name des Hotels", "Nom de l'hôtel", "Nombre del hotel", "Nome azienda"],
    ...["Tafelkleed", "酒店名称", "テーブルクロス", "회사 이름", "Название отеля", "constructor", "__proto__", "", " "],
  ])("does not take %j for a name or a table", (header) => {
    const taken = meaningsOf(header).map(({ meaning }) => meaning);
    expect(taken.filter((meaning) => ["fullName", "guest", "table", "party", "seat"].includes(meaning))).toEqual([]);
  });

  it.each(["Ben", "Line", "Kim", "Chi", "Vo", "Ma", "Sơn", "Quân", "Phương", "Anna Maria", "Guy Place", "Penny Price"])(
    "takes no guest's name for a header: %s",
    (name) => {
      expect(meaningsOf(name).filter(({ weight: sure }) => sure > 0.5)).toEqual([]);
    },
  );
});
