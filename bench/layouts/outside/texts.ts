import type { OutsideKind, OutsideLanguage } from "./outside-kind.ts";
import { outsideLanguages } from "./outside-kind.ts";
import { type Carrier, type TextStyle, text } from "./text.ts";

const latin: readonly OutsideLanguage[] = ["en", "de", "fr", "es", "it", "pt"];
const all = outsideLanguages;

type Row = readonly [
  name: string,
  common: number,
  carrier: Carrier,
  style: TextStyle,
  languages?: readonly OutsideLanguage[],
];

const from = (source: string, rows: readonly Row[]): OutsideKind[] =>
  rows.map(([name, common, carrier, style, languages]) => ({
    name: `${name}, ${carrier}`,
    group: "text",
    common,
    source,
    structure: text(style, carrier),
    ...(languages ? { languages } : {}),
  }));

/** A guest and the table in each line. */
const guestLines: readonly OutsideKind[] = [
  ...from("a wedding site's box for pasting guests in public code (placeholder: name, comma, table)", [
    ["Anna, Table 5", 6, "pasted", { guest: "{person}, {title}" }, all],
    ["Anna, Table 5", 4, "text", { guest: "{person}, {title}" }],
    ["Anna, 5", 5, "pasted", { guest: "{person}, {title}", title: "{n}", header: "{Name}, {Table}" }],
    ["Anna, Table 5, Fish", 2, "pasted", { guest: "{person}, {title}, {meal}" }],
  ]),
  ...from("Prod-Sam103/whatsapp-csv-converter:README.md (names with a dash, a colon or a number before them)", [
    ["Anna - Table 5", 6, "pasted", { guest: "{person} - {title}", isShuffled: true }, all],
    ["Anna - Table 5", 4, "column", { guest: "{person} - {title}" }],
    ["Anna – Table 5", 5, "column", { guest: "{person} – {title}", isShuffled: true }],
    ["Anna — Table 5", 2, "text", { guest: "{person} — {title}" }],
    ["Anna: Table 5", 4, "text", { guest: "{person}{colon}{title}" }],
    ["1. Anna - Table 5", 5, "pasted", { guest: "{i}. {person} - {title}", isShuffled: true }],
    ["1) Anna, Table 5", 3, "text", { guest: "{i}) {person}, {title}" }],
    ["1. Anna (Table 5)", 3, "column", { guest: "{i}. {person} ({title})" }],
    ["a title, then 1. Anna – Table 5", 3, "pasted", { guest: "{i}. {person} – {title}", around: "title" }],
  ]),
  ...from("drawn by hand: notes typed into a phone, a guest in each line", [
    ["Anna (Table 5)", 5, "pasted", { guest: "{person} ({title})", isShuffled: true }],
    [
      "Anna (5) below Name (Table)",
      2,
      "column",
      { guest: "{person} ({title})", title: "{n}", header: "{Name} ({Table})" },
    ],
    ["Anna [Table 5]", 1, "text", { guest: "{person} [{title}]" }],
    ["Anna / Table 5", 2, "column", { guest: "{person} / {title}" }],
    ["Anna | Table 5", 3, "pasted", { guest: "{person} | {title}" }],
    ["Anna → Table 5", 2, "pasted", { guest: "{person} → {title}" }],
    ["Anna = Table 5", 1, "text", { guest: "{person} = {title}" }],
    ["Anna • Table 5", 1, "column", { guest: "{person} • {title}" }],
    ["Anna T5", 2, "pasted", { guest: "{person} {title}", title: "T{n}", isShuffled: true }, latin],
    ["Anna Table 5", 3, "pasted", { guest: "{person} {title}", isShuffled: true }, latin],
    ["- Anna (Table 5)", 3, "pasted", { guest: "- {person} ({title})", around: "message" }],
    ["☐ Anna – Table 5", 2, "text", { guest: "☐ {person} – {title}" }],
    ["Table 5 - Anna", 4, "pasted", { guest: "{title} - {person}" }],
    ["Table 5: Anna", 4, "column", { guest: "{title}{colon}{person}" }, all],
    ["Table 5, Seat 3: Anna", 3, "text", { guest: "{title}, {Seat} {s}{colon}{person}" }],
    ["Table 5 / Seat 3 / Anna", 2, "column", { guest: "{title} / {Seat} {s} / {person}" }],
    [
      "5 - Anna below Table - Name",
      2,
      "pasted",
      { guest: "{title} - {person}", title: "{n}", header: "{Table} - {Name}" },
    ],
  ]),
  ...from("drawn by hand: the alphabetical list at the entrance, typed in a text document", [
    ["Anna ..... 5", 3, "text", { guest: "{person} {dots} {title}", title: "{n}", around: "title" }],
    ["Meier, Anna ..... Table 5", 2, "pasted", { guest: "{comma} ..... {title}" }, latin],
    ["Meier, Anna – Table 5", 3, "pasted", { guest: "{comma} – {title}", isShuffled: true }, latin],
    [
      "columns of blanks",
      4,
      "text",
      { guest: "{person}\t{title}", title: "{n}", header: "{Name}\t{Table}", isAligned: true },
    ],
    [
      "columns of blanks with meals",
      2,
      "pasted",
      { guest: "{person}\t{title}\t{meal}", header: "{Name}\t{Table}\t{Meal}", isAligned: true },
    ],
    [
      "columns of blanks, table first",
      2,
      "text",
      { guest: "{title}\t{person}", header: "{Table}\t{Name}", isAligned: true },
    ],
  ]),
  ...from("drawn by hand: a .csv opened in a spreadsheet that did not split it, then saved or copied", [
    ["Name,Table", 5, "column", { guest: "{person},{title}", title: "{n}", header: "{Name},{Table}" }],
    [
      "Name;Table;Meal",
      4,
      "column",
      { guest: "{person};{title};{meal}", title: "{n}", header: "{Name};{Table};{Meal}" },
    ],
    [
      "First,Last,Table",
      4,
      "column",
      { guest: "{first},{last},{title}", title: "{n}", header: "{First},{Last},{Table}" },
    ],
    [
      "First;Last;Table",
      2,
      "ods column",
      { guest: "{first};{last};{title}", title: "{n}", header: "{First};{Last};{Table}" },
    ],
    ["Name,Table", 4, "quoted csv", { guest: "{person},{title}", title: "{n}", header: "{Name},{Table}" }],
    [
      "Name;Table",
      3,
      "quoted csv",
      { guest: "{person};{title}", title: "{n}", header: "{Name};{Table}", isShuffled: true },
    ],
    [
      "First,Last,Table,Meal",
      3,
      "quoted csv",
      { guest: "{first},{last},{title},{meal}", title: "{n}", header: "{First},{Last},{Table},{Meal}" },
    ],
    ["Name and tab and table", 2, "column", { guest: "{person}\t{title}", title: "{n}", header: "{Name}\t{Table}" }],
    ["Name,Table", 3, "text", { guest: "{person},{title}", title: "{n}", header: "{Name},{Table}" }],
    ["Name;Table", 2, "utf-16 text", { guest: "{person};{title}", title: "{n}", header: "{Name};{Table}" }, all],
    [
      "Name and tab and table",
      4,
      "utf-16 text",
      { guest: "{person}\t{title}", title: "{n}", header: "{Name}\t{Table}" },
      all,
    ],
    ["Name and tab and table", 4, "tsv", { guest: "{person}\t{title}", title: "{n}", header: "{Name}\t{Table}" }],
    ["Name and tab and table, no header", 3, "tsv", { guest: "{person}\t{title}" }],
    [
      "Name and tab and table",
      6,
      "pasted",
      { guest: "{person}\t{title}", title: "{n}", header: "{Name}\t{Table}" },
      all,
    ],
    ["first and last and table, no header", 4, "pasted", { guest: "{first}\t{last}\t{title}", title: "{n}" }, latin],
    [
      "Name;Table",
      2,
      "windows-1252 text",
      { guest: "{person};{title}", title: "{n}", header: "{Name};{Table}" },
      ["de", "fr", "es"],
    ],
  ]),
];

const pipe = "| {person} | {title} |";

/** Tables of characters, as chat and documentation tools draw them. */
const drawnTables: readonly OutsideKind[] = [
  ...from("https://github.github.com/gfm/#tables-extension- (as assistants and note apps answer)", [
    ["Markdown table", 5, "pasted", { guest: pipe, title: "{n}", header: "| {Name} | {Table} |\n|---|---|" }, all],
    ["Markdown table, aligned", 3, "text", { guest: pipe, header: "| {Name} | {Table} |\n| :--- | ---: |" }],
    [
      "Markdown table with meals",
      3,
      "pasted",
      {
        guest: "| {i} | {person} | {title} | {meal} |",
        title: "{n}",
        header: "| # | {Name} | {Table} | {Meal} |\n|:-:|---|:-:|---|",
      },
    ],
    [
      "Markdown table without outer pipes",
      2,
      "pasted",
      { guest: "{person} | {title}", title: "{n}", header: "{Name} | {Table}\n--- | ---" },
    ],
    [
      "Markdown table in a message",
      2,
      "pasted",
      { guest: pipe, header: "| {Name} | {Table} |\n| --- | --- |", around: "message" },
    ],
    [
      "Markdown table in a column",
      2,
      "column",
      { guest: pipe, title: "{n}", header: "| {Name} | {Table} |\n|---|---|" },
    ],
  ]),
  ...from("drawn by hand: other programs' tables of characters", [
    ["wiki table", 1, "pasted", { guest: pipe, title: "{n}", header: "|| {Name} || {Table} ||" }],
    [
      "lines with pipes",
      2,
      "text",
      { guest: "{person}|{title}|{meal}", title: "{n}", header: "{Name}|{Table}|{Meal}" },
    ],
  ]),
];

/** A line for each table. */
const tableLines: readonly OutsideKind[] = [
  ...from("a shop's order form for seating signs in public code (example: a table, a colon, names with commas)", [
    ["Table 5: Anna, Ben, Cara", 6, "pasted", { table: "{title}{colon}{names}" }, all],
    ["Table 5: Anna, Ben, Cara", 5, "column", { table: "{title}{colon}{names}" }],
    ["Table 5: Anna, Ben, Cara", 3, "text", { table: "{title}{colon}{names}", around: "title" }],
    ["Table 5: Anna, Ben, Cara", 2, "unquoted csv", { table: "{title}{colon}{names}" }],
    ["Table 5: Anna, Ben, Cara", 2, "csv", { table: "{title}{colon}{names}" }],
    ["Table 5: Anna, Ben and Cara", 5, "pasted", { table: "{title}{colon}{names}", hasAnd: true }, all],
    ["Table 5: Anna, Ben and Cara", 3, "column", { table: "{title}{colon}{names}", hasAnd: true }, all],
  ]),
  ...from("drawn by hand: a message to the caterer, a table in each line", [
    ["Table 5 - Anna, Ben, Cara", 4, "pasted", { table: "{title} - {names}" }],
    ["Table 5 – Anna / Ben / Cara", 3, "column", { table: "{title} – {names}", joint: " / " }],
    ["Table 5: Anna / Ben / Cara", 3, "pasted", { table: "{title}{colon}{names}", joint: " / " }],
    ["Table 5: Anna; Ben; Cara", 3, "text", { table: "{title}{colon}{names}", joint: "; " }],
    ["Table 5: Anna; Ben; Cara", 2, "column", { table: "{title}{colon}{names}", joint: "; " }],
    ["Table 5: Anna · Ben · Cara", 1, "pasted", { table: "{title}{colon}{names}", joint: " · " }],
    ["Table 5 | Anna | Ben | Cara", 2, "pasted", { table: "{title} | {names}", joint: " | " }],
    ["Table 5 and tabs and names", 3, "tsv", { table: "{title}\t{names}", joint: "\t" }],
    ["Table 5 (8): Anna, Ben, Cara", 4, "pasted", { table: "{title} ({count}){colon}{names}" }],
    ["Table 5 (8 guests): Anna, Ben, Cara", 2, "column", { table: "{title} ({guests}){colon}{names}" }],
    ["Table 5 Anna, Ben, Cara", 2, "pasted", { table: "{title} {names}" }, latin],
    ["5: Anna, Ben, Cara", 3, "pasted", { table: "{title}{colon}{names}", title: "{n}", around: "title" }],
    ["T5: Anna, Ben, Cara", 2, "pasted", { table: "{title}{colon}{names}", title: "T{n}" }, latin],
    ["TABLE 5: Anna, Ben, Cara", 2, "pasted", { table: "{title}{colon}{names}", title: "{LABEL}" }, latin],
    ["Table 5 – Rose: Anna, Ben, Cara", 2, "pasted", { table: "{title}{colon}{names}", title: "{label} – {name}" }],
    ["Anna, Ben and Cara – Table 5", 2, "pasted", { table: "{names} – {title}", hasAnd: true }, latin],
    ["Anna, Ben, Cara (Table 5)", 2, "column", { table: "{names} ({title})" }],
    ["• Table 5: Anna, Ben, Cara", 3, "pasted", { table: "• {title}{colon}{names}" }],
    ["**Table 5:** Anna, Ben, Cara", 3, "pasted", { table: "**{title}:** {names}" }, latin],
    ["names in the line below", 4, "pasted", { heading: "{title}", table: "{names}", hasGaps: true }],
    [
      "names in the line below, and",
      2,
      "text",
      { heading: "{title}{colon}", table: "{names}", hasAnd: true, hasGaps: true },
      all,
    ],
    ["names over several lines", 3, "text", { table: "{title}{colon}{names}", wrap: 60, hasGaps: true }, latin],
    [
      "names over several lines below",
      2,
      "pasted",
      { heading: "{title}", table: "{names}", wrap: 50, hasGaps: true },
      latin,
    ],
  ]),
];

/** The table as a heading, a guest in each line below. */
const headings: readonly OutsideKind[] = [
  ...from("Josef-sho/finder_flex:public/data/README.md (tables and guests alternate in one column)", [
    ["Table 5 above names", 6, "pasted", { heading: "{title}", guest: "{person}" }, all],
    ["Table 5 above names, gaps", 5, "text", { heading: "{title}", guest: "{person}", hasGaps: true }],
    ["Table 5 above names, gaps", 3, "utf-16 text", { heading: "{title}", guest: "{person}", hasGaps: true }, all],
    [
      "Table 5 above names, gaps",
      2,
      "windows-1252 text",
      { heading: "{title}", guest: "{person}", hasGaps: true },
      ["de", "fr", "pt"],
    ],
    [
      "Table 5 above names, gaps",
      2,
      "windows-1251 text",
      { heading: "{title}", guest: "{person}", hasGaps: true },
      ["ru"],
    ],
    ["Table 5 above names", 2, "gb18030 text", { heading: "{title}", guest: "{person}" }, ["zh"]],
    ["Table 5 above names, colon", 2, "text with a mark", { heading: "{title}{colon}", guest: "{person}" }],
    ["below a header", 3, "column", { header: "{Name}", heading: "{title}", guest: "{person}" }],
  ]),
  ...from("drawn by hand: a list in a text document or a phone's notes", [
    ["- Anna", 5, "pasted", { heading: "{title}", guest: "- {person}", hasGaps: true }, all],
    ["- Anna", 3, "column", { heading: "{title}", guest: "- {person}", hasGaps: true }],
    ["• Anna", 4, "pasted", { heading: "{title}{colon}", guest: "• {person}" }],
    ["• Anna", 3, "text", { heading: "{title}", guest: "• {person}", hasGaps: true, around: "title" }],
    ["• and tab and Anna", 3, "pasted", { heading: "{title}", guest: "•\t{person}", hasGaps: true }],
    ["1. Anna", 5, "pasted", { heading: "{title}", guest: "{s}. {person}", hasGaps: true }, all],
    ["1. Anna", 3, "column", { heading: "{title}{colon}", guest: "{s}. {person}" }],
    ["1) Anna", 3, "text", { heading: "{title}", guest: "{s}) {person}" }],
    ["1. and tab and Anna", 2, "pasted", { heading: "{title}", guest: "{s}.\t{person}", hasGaps: true }],
    ["a) Anna", 1, "text", { heading: "{title}", guest: "   {letter}) {person}" }, latin],
    ["counting through the list", 3, "pasted", { heading: "{title}", guest: "{i}. {person}", hasGaps: true }],
    ["[ ] Anna", 2, "pasted", { heading: "{title}", guest: "[ ] {person}", hasGaps: true }],
    ["☐ Anna", 2, "text", { heading: "{title}", guest: "☐ {person}" }],
    ["indented bullets", 2, "pasted", { heading: "* {title}", guest: "    * {person}" }],
    ["indented names", 2, "text", { heading: "{title}", guest: "    {person}" }],
    ["– Anna, 8 guests", 3, "pasted", { heading: "{title} ({guests})", guest: "– {person}", hasGaps: true }],
    ["8 in brackets", 3, "column", { heading: "{title} ({count})", guest: "{person}", hasGaps: true }],
    ["8 of 10", 2, "pasted", { heading: "{title} – {count}/{seats}", guest: "- {person}", hasGaps: true }],
    [
      "with the group",
      3,
      "pasted",
      { heading: "{title}", title: "{label} – {family}", guest: "- {person}", hasGaps: true },
    ],
    ["total below", 3, "text", { heading: "{title}", guest: "{person}", total: "{total}: {count}", hasGaps: true }],
    ["1. Anna – Fish", 3, "pasted", { heading: "{title}", guest: "{s}. {person} – {meal}", hasGaps: true }],
    ["- Anna (Fish)", 2, "text", { heading: "{title}", guest: "- {person} ({meal})", hasGaps: true }],
    ["=== Table 5 ===", 1, "text", { heading: "=== {title} ===", guest: "{person}" }],
    ["--- Table 5 ---", 1, "pasted", { heading: "--- {title} ---", guest: "{person}" }],
    ["underlined", 2, "text", { heading: "{title}", rule: "-", guest: "{person}", hasGaps: true }],
    ["in capitals", 3, "pasted", { heading: "{title}", title: "{LABEL}", guest: "{person}", hasGaps: true }, latin],
    ["Meier, Anna", 2, "pasted", { heading: "{title}", guest: "{comma}", hasGaps: true }, latin],
    ["Table 5: Rose", 2, "text", { heading: "{title}", title: "{label}: {name}", guest: "- {person}", hasGaps: true }],
  ]),
  ...from("https://commonmark.org/help/ (as note apps and assistants write lists)", [
    ["## Table 5, - Anna", 4, "pasted", { heading: "## {title}", guest: "- {person}", hasGaps: true }, all],
    ["## Table 5, - Anna", 1, "text", { heading: "## {title}", guest: "* {person}" }],
    ["**Table 5**, - Anna", 4, "pasted", { heading: "**{title}**", guest: "- {person}", hasGaps: true }],
    ["### Table 5, 1. Anna", 2, "pasted", { heading: "### {title} ({guests})", guest: "{s}. {person}", hasGaps: true }],
    ["- [ ] Anna", 1, "pasted", { heading: "## {title}", guest: "- [ ] {person}" }],
    ["- **Anna** – Fish", 1, "pasted", { heading: "### {title}", guest: "- **{person}** – {meal}", hasGaps: true }],
  ]),
];

const chat = "shabbir-essaji/tosha-request-to-xlsx:README.md (messages copied in bulk, date and sender before each)";
const mail = "drawn by hand: a mail's text, copied with its greeting and signature";

/** Lists with what people write around them. */
const messages: readonly OutsideKind[] = [
  ...from(mail, [
    [
      "greeting, headings and bullets",
      4,
      "pasted",
      { heading: "{title}", guest: "- {person}", hasGaps: true, around: "message" },
      all,
    ],
    ["greeting, a line per table", 4, "pasted", { table: "{title}{colon}{names}", around: "message" }, all],
    ["mail with a signature, Anna – Table 5", 3, "pasted", { guest: "{person} – {title}", around: "mail" }],
    [
      "mail with a signature, headings",
      3,
      "text",
      { heading: "{title}{colon}", guest: "{s}. {person}", hasGaps: true, around: "mail" },
    ],
    [
      "forwarded mail, headings",
      2,
      "pasted",
      { heading: "{title}", guest: "{person}", hasGaps: true, around: "forwarded" },
    ],
    [
      "forwarded mail, quoted",
      1,
      "text",
      { heading: "{title}", guest: "- {person}", hasGaps: true, around: "forwarded", quote: "> " },
    ],
    ["mail, a line per table, and", 2, "column", { table: "{title}{colon}{names}", hasAnd: true, around: "mail" }],
  ]),
  ...from(chat, [
    [
      "chat, one message with headings",
      3,
      "pasted",
      { heading: "*{title}*", guest: "• {person}", around: "whatsapp" },
      all,
    ],
    ["chat, one message, Anna - Table 5", 2, "pasted", { guest: "{person} - {title}", around: "whatsapp" }],
    ["chat of another phone, headings", 2, "text", { heading: "{title}", guest: "{s}. {person}", around: "android" }],
    ["chat at work, a line per table", 2, "pasted", { table: "{title}{colon}{names}", around: "slack" }],
    [
      "chat, a message for each table",
      2,
      "pasted",
      { table: "{title}{colon}{names}", around: "message for each table" },
      all,
    ],
    [
      "chat, pictures before table and guest",
      2,
      "pasted",
      { heading: "🍽️ {title}", guest: "▪️ {person}", hasGaps: true, around: "message" },
    ],
  ]),
];

/** Lists as text, in files of text, pasted, or in one column of a workbook. */
export const texts: readonly OutsideKind[] = [...guestLines, ...drawnTables, ...tableLines, ...headings, ...messages];
