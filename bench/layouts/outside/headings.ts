import { bySide } from "./changes.ts";
import type { OutsideKind, OutsideLanguage } from "./outside-kind.ts";
import { kindsOf } from "./templated.ts";

const kind = kindsOf("headings");

const chart = { head: "{x}", each: "{name}", foot: "", at: ["{x}", "{t}", "{n}"] } as const;
const alternating = "Josef-sho/finder_flex:public/data/README.md (github.com): labels of tables among the names";
const board = "as venues and stationers set charts in this language";

/** How a table's heading is written, with who writes so; a colon or a dash is no part of the table. */
const headings: readonly (readonly [OutsideLanguage, name: string, heading: string, at?: readonly string[]])[] = [
  ["en", "Table No. 3", "Table No. {n}"],
  ["en", "Table Three", "Table {english}", ["Table {english}", "{english}", "{n}"]],
  ["en", "Table #3:", "Table #{n}:", ["Table #{n}", "#{n}", "{n}", "Table {n}"]],
  ["de", "Tisch Nr. 3", "Tisch Nr. {n}"],
  ["de", "3. Tisch", "{n}. Tisch"],
  ["de", "TISCH 3:", "TISCH {n}:", ["TISCH {n}", "Tisch {n}", "{n}"]],
  ["fr", "Table n° 3", "Table n° {n}"],
  ["fr", "TABLE N°3 :", "TABLE N°{n} :", ["TABLE N°{n}", "N°{n}", "{n}"]],
  ["es", "Mesa nº 3", "Mesa nº {n}"],
  ["es", "MESA 3 – familia", "MESA {n} – {g}", ["MESA {n} – {g}", "MESA {n}", "{n}"]],
  ["it", "Tavolo n. 3", "Tavolo n. {n}"],
  ["it", "TAVOLO 3", "TAVOLO {n}"],
  ["pt", "Mesa n.º 3", "Mesa n.º {n}"],
  ["pt", "MESA 03", "MESA 0{n}", ["MESA 0{n}", "0{n}", "{n}"]],
  ["ru", "Стол №3", "Стол №{n}"],
  ["ru", "3 стол", "{n} стол"],
  ["ru", "Столик 3", "Столик {n}"],
  ["zh", "3号桌", "{n}号桌"],
  ["zh", "第三桌", "第{chinese}桌", ["第{chinese}桌", "{chinese}", "{n}"]],
  ["zh", "桌号：3", "桌号：{n}", ["桌号：{n}", "{n}"]],
  ["th", "โต๊ะ 3", "โต๊ะ {n}"],
  ["th", "โต๊ะที่ 3", "โต๊ะที่ {n}"],
  ["ar", "طاولة رقم 3", "طاولة رقم {n}"],
  ["ar", "الطاولة ٣", "الطاولة {arabic}", ["الطاولة {arabic}", "{arabic}", "{n}"]],
];

export const sectionHeadings: readonly OutsideKind[] = headings.map(([language, name, heading, at]) =>
  kind(`heading ${name}`, 4, board, { [language]: heading }, at ? { ...chart, at } : chart),
);

const columns = {
  en: "Name | Meal | Notes",
  de: "Name | Menü | Bemerkung",
  fr: "Nom | Menu | Remarques",
  es: "Nombre | Menú | Notas",
  it: "Nome | Menù | Note",
  pt: "Nome | Menu | Observações",
  ru: "Имя | Меню | Примечание",
  zh: "姓名 | 餐食 | 备注",
  th: "ชื่อ | อาหาร | หมายเหตุ",
  ar: "الاسم | الوجبة | ملاحظات",
};

/** Charts with headings of tables. */
export const headedCharts = [
  kind("header below each heading", 6, alternating, columns, {
    head: "{t}\n{x}",
    each: "{name} | {meal} | {note}",
    foot: "",
    extras: ["{meal}"],
  }),
  kind("header once, headings among the rows", 5, alternating, columns, {
    top: "{x}",
    head: "{t}",
    each: "{name} | {meal} | {note}",
    extras: ["{meal}"],
  }),
  kind("a word above, headings and names alternate", 5, alternating, undefined, {
    top: "{Name}",
    head: "{t}",
    each: "{name}",
  }),
  kind(
    "heading and count of people in one line",
    5,
    "simonhudson/wedding:seating.php (github.com)",
    {
      en: "{t} | {c} pax",
      de: "{t} | {c} Pers.",
      fr: "{t} | {c} pers.",
      es: "{t} | {c} pax",
      it: "{t} | {c} pax",
      ru: "{t} | {c} чел.",
      zh: "{t} | {c}人",
      th: "{t} | {c} คน",
      ar: "{t} | {c} أشخاص",
    },
    { head: "{x}", each: "{seat} | {name}", foot: "" },
  ),
  kind(
    "names of a table in the row of its heading",
    5,
    "hunliji.com and pixnet.net: a line for each table",
    ["zh", "th", "ru", "ar", "en"],
    {
      top: "{Table} | {Name}",
      head: "{t} | {namesAtTable}",
    },
  ),
  kind(
    "side of the family above tables",
    4,
    "hotel.hunliji.com/baike/baike_61744: 男方 and 女方 tables",
    {
      zh: { one: "男方亲友", other: "女方亲友" },
      en: { one: "Groom's side", other: "Bride's side" },
      de: { one: "Familie des Bräutigams", other: "Familie der Braut" },
      ru: { one: "Со стороны жениха", other: "Со стороны невесты" },
      ar: { one: "أهل العريس", other: "أهل العروس" },
    },
    { top: "{one}\n", head: "{t}", each: "{name}", foot: "", halfway: "{other}\n" },
  ),
  kind(
    "tables beside each other, in this language's words",
    5,
    board,
    {
      en: "Table No. {n}",
      de: "Tisch Nr. {n}",
      fr: "Table n° {n}",
      es: "Mesa nº {n}",
      it: "Tavolo n. {n}",
      pt: "Mesa n.º {n}",
      ru: "Стол №{n}",
      zh: "{n}号桌",
      th: "โต๊ะที่ {n}",
      ar: "طاولة رقم {n}",
    },
    { head: "{x}", each: "{name}", at: chart.at, tables: 4, change: bySide },
  ),
  kind(
    "headings in two languages",
    4,
    "weddings of two countries: each heading in both languages",
    {
      de: "Tisch {n} / Table {n}",
      fr: "Table {n} / Tavolo {n}",
      es: "Mesa {n} / Table {n}",
      zh: "{n}号桌 Table {n}",
      th: "โต๊ะ {n} / Table {n}",
      ru: "Стол {n} / Table {n}",
      ar: "طاولة {n} / Table {n}",
    },
    { ...chart, at: ["{x}", "{n}", "{t}", "Table {n}"] },
  ),
  kind(
    "English headings over names in another language",
    4,
    "as planners abroad keep them: the venue's words, the couple's guests",
    ["de", "es", "ru", "zh", "th"],
    {
      head: "Table {n}",
      each: "{name}",
      foot: "",
      at: ["Table {n}", "{n}"],
    },
  ),
];

const written = "as people of this language head such columns in templates and forms";

/** Columns as people of a language head them. */
const listHeaders: readonly (readonly [
  OutsideLanguage,
  name: string,
  top: string,
  each: string,
  names?: readonly string[],
])[] = [
  [
    "de",
    "Name, Vorname, Tischnr.",
    "Name | Vorname | Tischnr. | Essen | Bem.",
    "{last} | {first} | {n} | {meal} | {note}",
    ["{first} {last}"],
  ],
  ["de", "Lfd. Nr. und Personen", "Lfd. Nr. | Gast | Pers. | Tisch | Anmerkung", "{i} | {name} | 1 | {n} | {note}"],
  ["de", "Wer sitzt wo?", "Wer? | Wo sitzt er/sie? | Isst", "{name} | {t} | {meal}"],
  [
    "fr",
    "NOM, Prénom, N° table",
    "NOM | Prénom | N° table | Adulte/Enfant | Régime",
    "{LAST} | {first} | {n} | Adulte | {diet}",
    ["{first} {LAST}", "{LAST} {first}", "{first} {last}"],
  ],
  ["fr", "Invités, placement", "Invités | Côté | Placement | Menu", "{name} | {side} | {t} | {meal}"],
  [
    "es",
    "Nombre invitado, de parte de",
    "Nombre invitado | De parte de | Mesa asignada | Menú | Alergias",
    "{name} | {side} | {n} | {meal} | {diet}",
  ],
  ["es", "N°, nombres y apellidos", "N° | Nombres y Apellidos | N° de Mesa | Confirmó", "{i} | {name} | {n} | Sí"],
  [
    "it",
    "Cognome e nome",
    "Cognome e nome | Tavolo | Intolleranze",
    "{last} {first} | {n} | {diet}",
    ["{last} {first}", "{first} {last}", "{name}"],
  ],
  ["it", "Invitato, parte sposa o sposo", "Invitato | Parte | Tav. | Conferma", "{name} | {side} | {n} | Sì"],
  [
    "pt",
    "Convidado, lado, mesa",
    "Nome do convidado | Lado | Mesa | Confirmado | Restrição",
    "{name} | {side} | {n} | Sim | {diet}",
  ],
  [
    "pt",
    "Nome e apelido",
    "Nome | Apelido | Nº da mesa | Observações",
    "{first} | {last} | {n} | {note}",
    ["{first} {last}", "{name}"],
  ],
  [
    "ru",
    "ФИО и стол",
    "№ п/п | ФИО | Стол | Примечание",
    "{i} | {last} {first} | {n} | {note}",
    ["{last} {first}", "{first} {last}"],
  ],
  ["ru", "Гость и номер стола", "Гость | Кем приходится | № стола | Аллергия", "{name} | {group} | {n} | {diet}"],
  ["zh", "序号、姓名、桌号", "序号 | 姓名 | 关系 | 桌号 | 备注", "{i} | {name} | {group} | {n} | {note}"],
  ["zh", "宾客、人数、礼金", "来宾姓名 | 电话 | 人数 | 桌位 | 礼金", "{name} | {phone} | 1 | {n} | "],
  ["th", "ลำดับ ชื่อ-สกุล โต๊ะ", "ลำดับ | ชื่อ-สกุล | ฝ่าย | โต๊ะที่ | หมายเหตุ", "{i} | {name} | {side} | {n} | {note}"],
  ["th", "ชื่อเล่น", "ชื่อแขก | ชื่อเล่น | โต๊ะ | จำนวน", "{name} | {first} | {n} | 1", ["{name}", "{name} ({first})"]],
  ["ar", "م، الاسم، رقم الطاولة", "م | الاسم | الجهة | رقم الطاولة | ملاحظات", "{i} | {name} | {side} | {n} | {note}"],
  ["ar", "اسم الضيف والحضور", "اسم الضيف | تأكيد الحضور | الطاولة", "{name} | نعم | {n}"],
  ["en", "Invitee, side, tbl", "Invitee | Side (B/G) | Tbl | Food | Comments", "{name} | B | {n} | {meal} | {note}"],
  ["en", "Who, where", "Who | Where are they sitting | Dietary", "{name} | {t} | {diet}"],
  ["en", "Pax and contact", "S/No | Guest Name | Contact No. | Pax | Table No.", "{i} | {name} | {phone} | 1 | {n}"],
];

export const listsByLanguage: readonly OutsideKind[] = [
  ...listHeaders.map(([language, name, top, each, names]) =>
    kind(`header ${name}`, 4, written, [language], names ? { top, each, names } : { top, each }),
  ),
  kind(
    "headers in two languages",
    4,
    "weddings of two countries: headers in both languages",
    {
      de: "Name / Nom | Tisch / Table | Menü / Menu",
      zh: "姓名 Name | 桌号 Table | 餐食 Meal",
      es: "Nombre / Name | Mesa / Table | Menú / Meal",
      th: "ชื่อ Name | โต๊ะ Table | อาหาร Meal",
      ru: "Имя / Name | Стол / Table | Меню / Meal",
      ar: "الاسم Name | الطاولة Table | الوجبة Meal",
    },
    { top: "{x}", each: "{name} | {n} | {meal}", extras: ["{meal}"] },
  ),
  kind(
    "English headers over another language's answers",
    5,
    "templates in English, filled in by people of other languages",
    ["de", "fr", "it", "ru", "zh", "ar", "th"],
    {
      top: "First Name | Last Name | RSVP | Meal | Table",
      each: "{first} | {last} | {yes} | {meal} | {n}",
      names: ["{name}", "{first} {last}", "{last}{first}", "{last} {first}"],
      extras: ["{meal}"],
    },
  ),
  kind(
    "headers of the couple's language, tables in English",
    3,
    "as planners abroad keep them",
    ["de", "fr", "es", "ru"],
    {
      top: "{Name} | {Table} | {Notes}",
      each: "{name} | Table {n} | {note}",
      at: ["Table {n}", "{n}"],
    },
  ),
];
