import {
  asDates,
  asEntities,
  asWorkbook,
  inOrder,
  inPairs,
  lookedUp,
  misread,
  padded,
  quotedByFormula,
  savedAs,
  transposed,
  unsplit,
  withCells,
} from "./changes.ts";
import { kindsOf } from "./templated.ts";

const kind = kindsOf("structure");

const contacts = "Outlook's CSV of contacts, pastebin.com/GDukRexj";
const addressing = "augustandwhite.com/guest-addressing: Line 1 and Line 2 of an envelope";

/** Lists that come out of address books and customer databases. */
export const addressBooks = [
  kind(
    "customer database with company and address",
    6,
    "ChurchCRM/CRM, wiki: Data Import (github.com)",
    {
      en: "Salutation | First Name | Last Name | Company | Job Title | Street | Zip | City | Country | Table",
      de: "Anrede | Vorname | Nachname | Firma | Position | Straße | PLZ | Ort | Land | Tisch",
      fr: "Civilité | Prénom | Nom | Société | Fonction | Adresse | Code postal | Ville | Pays | Table",
      es: "Tratamiento | Nombre | Apellidos | Empresa | Cargo | Dirección | C.P. | Ciudad | País | Mesa",
      it: "Titolo | Nome | Cognome | Azienda | Ruolo | Indirizzo | CAP | Città | Paese | Tavolo",
      pt: "Tratamento | Nome | Sobrenome | Empresa | Cargo | Endereço | CEP | Cidade | País | Mesa",
    },
    {
      top: "{x}",
      each: "{title} | {first} | {last} | {company} | {job} | {street} | {zip} | {city} | {country} | {n}",
      names: ["{first} {last}", "{title} {first} {last}", "{name}"],
    },
  ),
  kind(
    "contacts with a display name and empty columns",
    4,
    contacts,
    {
      en: "First Name | Last Name | Display Name | Nickname | E-mail Address | Home Phone | Mobile Phone | Home City | Home Country | Notes | Categories | Table",
      fr: "Prénom | Nom | Nom complet | Surnom | Adresse de messagerie | Téléphone | Mobile | Ville | Pays | Notes | Catégories | Table",
      de: "Vorname | Nachname | Anzeigename | Spitzname | E-Mail-Adresse | Telefon | Handy | Ort | Land | Notizen | Kategorien | Tisch",
    },
    {
      top: "{x}",
      each: "{first} | {last} | {first} {last} |  | {email} |  | {phone} | {city} | {country} |  | {group} | {n}",
      names: ["{first} {last}", "{name}"],
    },
  ),
  kind(
    "formal and informal name of a guest",
    4,
    "socialonweekends.com/blog/how-to-format-a-guest-list: the formal name for the envelope",
    ["en"],
    {
      top: "Formal Guest Name | First Name | Last Name | Street Address Line One | City | State | Zip Code | Table Assignment",
      each: "Mr. {first} {last} | {first} | {last} | {street} | {city} | TX | {zip} | {t}",
      names: ["{first} {last}", "Mr. {first} {last}", "{name}"],
    },
  ),
  kind("envelope's lines for couples", 4, addressing, ["en"], {
    top: "Line 1 | Line 2 | Line 3 | Line 4 | Table",
    each: "Mr. {first} {last} |  | {street} | {city}, TX {zip} | {n}",
    names: ["Mr. {first} {last}", "{first} {last}"],
    companions: { share: 0.4, related: 0 },
    party: {
      each: "Mr. {first} {last} | Ms. {o1first} {o1last} | {street} | {city}, TX {zip} | {n}",
      others: ["Ms. {ofirst} {olast}", "{ofirst} {olast}"],
    },
  }),
  kind(
    "address labels with Mr. and Mrs.",
    5,
    "bridesmate.com/c_format.asp: Mr. and Mrs. John Smith, street, city",
    {
      en: { pair: "Mr. and Mrs. {name}", both: "Mr. ", wife: "Mrs." },
      de: { pair: "Herr und Frau {name}", both: "Herr ", wife: "Frau" },
      fr: { pair: "M. et Mme {name}", both: "M. ", wife: "Mme" },
      es: { pair: "Sr. y Sra. {name}", both: "Sr. ", wife: "Sra." },
    },
    {
      top: "{Name} | Address | City | {Table}",
      each: "{name} | {street} | {city} {zip} | {n}",
      companions: { share: 0.4, related: 1 },
      party: {
        each: "{pair} | {street} | {city} {zip} | {n}",
        names: ["{both}{name}", "{name}"],
        others: ["{wife} {name}", "{wife} {last}", "Guest of {name}"],
      },
    },
  ),
  kind(
    "records of lines, as in a contacts' file",
    2,
    "vCard's fields (RFC 6350), a line each, with the table as a note",
    {
      en: "Name: | {name}\nTel: | {phone}\nTable: | {n}\n",
      de: "Name: | {name}\nTel.: | {phone}\nTisch: | {n}\n",
    },
    { each: "{x}", order: "tables" },
  ),
  kind(
    "place cards, two across",
    3,
    "place-card templates for label sheets: a name and a table in each cell",
    ["en", "de", "fr"],
    {
      each: "{name}⏎{t}",
      order: "tables",
      change: inPairs,
    },
  ),
  kind("transposed list", 2, "as planners paste it: Paste Special, Transpose", ["en", "de", "zh"], {
    top: "{Name} | {Table} | {Meal}",
    each: "{name} | {n} | {meal}",
    change: transposed,
  }),
];

const sniffed = "elysiate.com/blog/utf-8-vs-windows-1252-diagnosing-mojibake-in-csv";
const opened = "errorcanon.top/errors/data/csv-encoding-mismatch-latin1: UTF-8 opened in Excel as Windows-1252";
const western = ["de", "fr", "es", "pt"] as const;
const plainList = { top: "{Name} | {Table} | {Notes}", each: "{name} | {n} | {note}" };
const pasted = savedAs({ kind: "pasted", separator: "\t", quotes: "never" });

/** What files go through on their way. */
export const damaged = [
  kind("UTF-8 read as Windows-1252, saved as a workbook", 5, opened, western, {
    ...plainList,
    change: inOrder(misread("windows-1252"), asWorkbook),
  }),
  kind("UTF-8 read as Latin-1, saved as CSV", 4, sniffed, western, {
    ...plainList,
    change: inOrder(misread("latin1"), savedAs({})),
  }),
  kind("UTF-8 read as Windows-1252 twice", 2, sniffed, western, {
    ...plainList,
    change: inOrder(misread("windows-1252", 2), savedAs({ separator: ";" })),
  }),
  kind("UTF-8 read as Windows-1251", 2, sniffed, ["ru"], {
    ...plainList,
    change: inOrder(misread("windows-1251"), savedAs({ separator: ";" })),
  }),
  kind(
    "letters as entities of a web page",
    3,
    "CSV exports of web applications that escape HTML before they write",
    ["fr", "de", "es", "ru"],
    {
      ...plainList,
      change: inOrder(asEntities, savedAs({ quotes: "all" })),
    },
  ),
  kind(
    "line for the separator below a mark",
    3,
    "Excel's sep= line with a byte order mark, as German tools write it",
    ["de", "fr", "it"],
    {
      top: "sep=;\n{Name} | {Table} | {Email}",
      each: "{name} | {n} | {email}",
      extras: ["{email}"],
      change: savedAs({ separator: ";", hasMark: true }),
    },
  ),
  kind(
    "separators after the header and each row",
    4,
    "CSV saved from a sheet with formatted empty columns",
    undefined,
    {
      top: "{Name} | {Table} | {Meal} |  |  | ",
      each: "{name} | {n} | {meal} |  |  | ",
      end: " |  |  |  |  | \n |  |  |  |  | ",
      extras: ["{meal}"],
      change: savedAs({}),
    },
  ),
  kind(
    "numbers as formulas of texts",
    3,
    'CSV exports that write ="3" so that Excel keeps a text',
    ["en", "de", "fr"],
    {
      top: "{Name} | {Table} | {Phone}",
      each: "{name} | {n} | {phone}",
      extras: ["{phone}"],
      change: inOrder(quotedByFormula, savedAs({ quotes: "all" })),
    },
  ),
  kind(
    "everything in column A, with commas",
    6,
    "a CSV opened in a spreadsheet of another country, saved as a workbook",
    ["en", "de", "fr", "es"],
    {
      top: "{Name} | {Table} | {Meal}",
      each: "{name} | {n} | {meal}",
      change: unsplit(","),
    },
  ),
  kind(
    "everything in column A, with semicolons",
    4,
    "a CSV opened in a spreadsheet of another country, saved as a workbook",
    ["en", "de", "it", "ru"],
    {
      top: "{First} | {Last} | {Table}",
      each: "{first} | {last} | {n}",
      names: ["{first} {last}", "{name}", "{last} {first}"],
      change: unsplit(";"),
    },
  ),
  kind("columns of a fixed width", 2, "reports of older programs, saved as text", ["en", "de"], {
    top: "{Name} | {Table}",
    each: "{name} | {n}",
    change: inOrder(padded, savedAs({ kind: "txt", separator: "    ", quotes: "never" })),
  }),
  kind("a table of Markdown", 3, "chat assistants and notes, which draw tables with bars", ["en", "de", "es", "fr"], {
    top: " | {Name} | {Table} | \n | --- | --- | ",
    each: " | {name} | {n} | ",
    change: savedAs({ kind: "pasted", separator: "|", quotes: "never" }),
  }),
  kind("result of a database query", 2, "psql prints bars, a line of dashes and the number of rows", ["en"], {
    top: "guest_name | table_number\n------------------------+--------------",
    each: "{name} | {n}",
    end: "({all} rows)",
    change: savedAs({ kind: "txt", separator: " | ", quotes: "never" }),
  }),
  kind("statements for a database", 1, "mysqldump: INSERT INTO with a row each", ["en"], {
    each: "INSERT INTO guests (name, table_number) VALUES ('{sql}', {n});",
    change: savedAs({ kind: "txt", quotes: "never" }),
  }),
  kind(
    "objects of JSON, one in each line",
    1,
    "exports of document databases, such as mongoexport's lines",
    ["en", "fr"],
    {
      each: '{"name":"{name}","table":{n},"meal":"{meal}"}',
      change: savedAs({ kind: "txt", separator: "\t", quotes: "never" }),
    },
  ),
  kind("fields of nested objects", 3, "mongoexport --type=csv and flattened JSON: names of fields with dots", ["en"], {
    top: "_id | guest.name.first | guest.name.last | guest.contact.email | seating.table.number | seating.seat",
    each: "{id} | {first} | {last} | {email} | {n} | {seat}",
    names: ["{first} {last}", "{name}"],
  }),
  kind("an index without a header", 4, "pandas' to_csv and to_excel, which write the index first", ["en", "es", "zh"], {
    top: " | name | table | diet",
    each: "{index} | {name} | {n} | {diet}",
  }),
  kind("an index called Unnamed: 0", 3, "pandas: the index of a file that was read and written again", ["en", "de"], {
    top: "Unnamed: 0 | Name | Table | Notes",
    each: "{index} | {name} | {n} | {note}",
  }),
  kind("NULL for what is missing", 4, "SQL exports: NULL in empty fields", ["en", "fr", "de"], {
    top: "id | first_name | last_name | email | table_no | allergies",
    each: "{i} | {first} | {last} | {email} | {n} | NULL",
    names: ["{first} {last}", "{name}"],
    outside: 0.12,
    out: { each: "{i} | {first} | {last} | NULL | NULL | NULL", isGuest: true },
  }),
  kind("nan for what is missing", 2, "pandas: nan where a text was empty", ["en", "it"], {
    top: "name | table | notes",
    each: "{name} | {n} | nan",
    outside: 0.12,
    out: { each: "{name} | nan | nan", isGuest: true },
  }),
  kind(
    "tables looked up, 0 where there is none",
    4,
    "VLOOKUP and XLOOKUP show 0 for an empty cell",
    ["en", "de", "es", "ru"],
    {
      top: "{Name} | {Meal} | {Table}",
      each: "{name} | {meal} | {n}",
      outside: 0.15,
      out: { each: "{name} | {meal} | {zero}", isGuest: true },
      change: lookedUp(2),
    },
  ),
  kind(
    "tables looked up, #N/A where there is none",
    4,
    "VLOOKUP's #N/A for names that the other sheet lacks",
    {
      en: "#N/A",
      de: "#NV",
      fr: "#N/A",
      it: "#N/D",
    },
    {
      top: "{Name} | {Meal} | {Table}",
      each: "{name} | {meal} | {n}",
      outside: 0.12,
      out: { each: "{name} | {meal} | {x}", isGuest: true },
      change: lookedUp(2),
    },
  ),
  kind(
    "a broken reference in a column",
    3,
    "#REF! after a column was deleted",
    { en: "#REF!", de: "#BEZUG!", es: "#¡REF!" },
    {
      top: "{Name} | {Size} | {Table}",
      each: "{name} | {x} | {n}",
    },
  ),
  kind(
    "seats that became dates",
    3,
    "a spreadsheet makes a date of 3-1, the first seat at table 3",
    ["en", "de", "fr"],
    {
      top: "{Name} | {Table} | {Table}-{Seat}",
      each: "{name} | {n} | {n}-{seat}",
      size: [4, 8],
      change: inOrder(asDates(2), asWorkbook),
    },
  ),
  kind("pasted from a message, table by table", 5, "as planners get it: a message in a chat", undefined, {
    head: "{t}:",
    each: "{name}",
    foot: "",
    change: pasted,
  }),
  kind(
    "pasted from a message, numbered",
    4,
    "as planners get it: a numbered list in a chat",
    ["en", "de", "es", "th"],
    {
      head: "*{t}*",
      each: "{seat}. {name}",
      foot: "",
      change: pasted,
    },
  ),
  kind("pasted, name and table joined by a dash", 5, "as planners get it: a name, a dash and a table", undefined, {
    each: "{name} - {t}",
    change: pasted,
  }),
  kind(
    "name and table joined by a dash, in one column",
    4,
    "as planners keep them: a list for the board at the door",
    ["en", "fr", "pt"],
    {
      each: "{name} – {t}",
    },
  ),
  kind("dots between name and table", 2, "as stationers set it: an index with leaders", ["en", "it"], {
    each: "{name} ........ {n}",
    change: pasted,
  }),
  kind("names with blanks around and doubled", 4, "cells pasted from web pages", undefined, {
    ...plainList,
    change: withCells((cell, row) => (typeof cell === "string" && row > 0 ? `  ${cell.replace(" ", "  ")} ` : cell)),
  }),
  kind(
    "snake case with ids and times",
    4,
    "Adam-Thometz/Wedding-RSVP-Site:backend/guest-schema.sql (github.com)",
    ["en"],
    {
      top: "id | first_name | last_name | zipcode | is_coming | plus_one | diet_restrictions | at_ceremony | table_id | created_at",
      each: "{id} | {first} | {last} | {zip} | true | false | {diet} | {bool} | {n} | {time}",
      names: ["{first} {last}", "{name}"],
    },
  ),
  kind(
    "fields of a room plan's program",
    3,
    "kanyx96/wedding_room_layout:src/models/guest_model.ts (github.com)",
    ["en"],
    {
      top: "guest_name | food_choice | food_allergies | association | association_grouping | table | seat_id",
      each: "{name} | {meal} | {diet} | bride | {group} | {n} | {n}-{seatLetter}",
      extras: ["{meal}"],
    },
  ),
];
