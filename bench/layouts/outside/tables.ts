import { inMatrix } from "./changes.ts";
import { kindsOf } from "./templated.ts";

const kind = kindsOf("meaning");

const flat = { top: "{Name} | {Table}", each: "{name} | {x}" };
const boards = "as planners keep them: the table as the venue's board names it";

/** How tables and seats are written in cells. */
export const tablesAsWritten = [
  kind(
    "table with its number and what it is for",
    5,
    "david2928/wedding:docs/TABLE_LAYOUT.md (github.com): Table 1: Parents & Immediate Family",
    {
      en: "Table No. {n} ({g})",
      de: "Tisch Nr. {n} ({g})",
      fr: "Table n° {n} ({g})",
      es: "Mesa n.º {n} ({g})",
      it: "Tavolo n. {n} ({g})",
      ru: "Стол № {n} ({g})",
      zh: "{n}号桌（{g}）",
      ar: "طاولة رقم {n} ({g})",
    },
    { ...flat, at: ["{x}", "{n}", "{t}"] },
  ),
  kind("T and a number", 5, boards, ["en", "de", "it", "pt"], { ...flat, each: "{name} | T{n}", at: ["T{n}", "{n}"] }),
  kind("number sign and a number", 4, boards, ["en", "fr"], { ...flat, each: "{name} | #{n}", at: ["#{n}", "{n}"] }),
  kind(
    "number with its abbreviation",
    4,
    boards,
    {
      en: "No. {n}",
      de: "Nr. {n}",
      fr: "n° {n}",
      es: "Nº {n}",
      it: "n. {n}",
      ru: "№{n}",
      zh: "{n}号",
    },
    { ...flat, at: ["{x}", "{n}"] },
  ),
  kind("Roman numbers", 3, boards, ["en", "it", "fr"], { ...flat, each: "{name} | {roman}", at: ["{roman}", "{n}"] }),
  kind("numbers as words", 3, boards, ["en"], {
    ...flat,
    each: "{name} | Table {english}",
    at: ["Table {english}", "{english}", "{n}"],
  }),
  kind("Chinese numerals", 4, "14nx.com/hunyin/137126.html: 第一桌", ["zh"], {
    ...flat,
    each: "{name} | 第{chinese}桌",
    at: ["第{chinese}桌", "{chinese}", "{n}"],
  }),
  kind("Arabic-Indic digits", 4, "Excel's national digits in Arabic sheets", ["ar"], {
    ...flat,
    each: "{name} | {arabic}",
    at: ["{arabic}", "{n}"],
  }),
  kind(
    "a head table among numbers",
    6,
    "planpro.us.com/wedding/templates/seating-chart-google-sheets; hotel.hunliji.com: 主桌",
    {
      en: "Head Table",
      de: "Ehrentisch",
      fr: "Table d'honneur",
      es: "Mesa presidencial",
      it: "Tavolo degli sposi",
      pt: "Mesa dos noivos",
      ru: "Президиум",
      zh: "主桌",
      th: "โต๊ะประธาน",
      ar: "طاولة العروسين",
    },
    { top: "{Name} | {Table}", each: "{name} | {n}", lastTable: "{x}", at: ["{n}"] },
  ),
  kind(
    "a table's number beside its name",
    5,
    "thliang.pixnet.net/blog/post/206479471: tables have names beside their places",
    {
      en: "Table No. | Table Name",
      de: "Tischnr. | Tischname",
      fr: "N° table | Nom de la table",
      it: "N. tavolo | Nome tavolo",
      pt: "Nº mesa | Nome da mesa",
    },
    { top: "{Name} | {x}", each: "{name} | {n} | {T}", style: "named", at: ["{n}", "{T}", "{n} {T}", "{n} – {T}"] },
  ),
  kind(
    "table and seat in one cell, in words",
    4,
    "ticket shops' seat labels: Table 3, Seat 2",
    {
      en: { cell2: "Table {n}, Seat {seat}", head: "Seat" },
      de: { cell2: "Tisch {n}, Platz {seat}", head: "Sitzplatz" },
      fr: { cell2: "Table {n}, place {seat}", head: "Place" },
      es: { cell2: "Mesa {n}, asiento {seat}", head: "Lugar" },
    },
    { top: "{Name} | {head}", each: "{name} | {cell2}" },
  ),
  kind(
    "table and seat as a number and a letter",
    3,
    "as venues keep them: 3B is the second chair at table 3",
    {
      en: "Table/Seat",
      de: "Tisch/Platz",
      fr: "Table/place",
    },
    { top: "{Name} | {x}", each: "{name} | {n}{seatLetter}", at: ["{n}"] },
  ),
  kind(
    "seats with letters beside tables",
    4,
    "kanyx96/wedding_room_layout:src/models/guest_model.ts (github.com): seat_id",
    undefined,
    {
      top: "{Name} | {Table} | {Seat}",
      each: "{name} | {n} | {n}{seatLetter}",
    },
  ),
  kind("two tables pushed together", 3, boards, ["en", "de", "es"], {
    ...flat,
    each: "{name} | {n}",
    lastTable: "7 + 8",
    at: ["{n}"],
  }),
  kind(
    "old and new table side by side: a question is right",
    3,
    "as planners keep them: the second round of a plan",
    {
      en: "Old Table | New Table",
      de: "Tisch alt | Tisch neu",
      fr: "Ancienne table | Nouvelle table",
      ru: "Стол (было) | Стол (стало)",
      zh: "原桌号 | 新桌号",
    },
    { top: "{Name} | {x}", each: "{name} | {earlier} | {n}" },
  ),
  kind(
    "table and room",
    3,
    "Blackbaud's seating report: section, subsection, seat (webfiles-sc1.blackbaud.com)",
    {
      en: "Room | Table | Seat | Guest",
      de: "Raum | Tisch | Platz | Gast",
      fr: "Salle | Table | Place | Invité",
    },
    { top: "{x}", each: "Ballroom | {n} | {seat} | {name}" },
  ),
  kind(
    "zone instead of a table's name, table as a number",
    3,
    "as venues keep them: a zone or floor beside the table",
    { en: "Zone", zh: "区域", th: "โซน" },
    {
      top: "{Name} | {x} | {Table}",
      each: "{name} | {zone} | {n}",
    },
  ),
  kind(
    "tables as ticks in a matrix",
    4,
    "as planners keep them: a column for each table and a cross in one of them",
    {
      en: "x",
      de: "x",
      fr: "X",
      es: "✓",
      zh: "√",
    },
    { top: "{Name}", each: "{name} | {x}", order: "tables", change: inMatrix },
  ),
  kind(
    "allergies as columns of ticks",
    6,
    "as caterers ask for them: a column for each allergen",
    {
      en: "Gluten | Nuts | Dairy",
      de: "Gluten | Nüsse | Laktose",
      fr: "Gluten | Fruits à coque | Lait",
      es: "Gluten | Frutos secos | Lácteos",
      it: "Glutine | Noci | Lattosio",
      pt: "Glúten | Nozes | Lactose",
      ru: "Глютен | Орехи | Молоко",
      th: "กลูเตน | ถั่ว | นม",
    },
    { top: "{Name} | {Table} | {x}", each: "{name} | {n} | {rareTick} | {rareTick2} | {rareTick3}" },
  ),
  kind(
    "meals as columns of ticks, added up below",
    5,
    "as caterers ask for them: a cross per dish and its sum",
    {
      en: "Beef | Fish | Vegan",
      de: "Rind | Fisch | Vegan",
      fr: "Bœuf | Poisson | Végan",
      it: "Carne | Pesce | Vegano",
      zh: "牛肉 | 鱼 | 素食",
    },
    {
      top: "{Table} | {Name} | {x}",
      each: "{n} | {name} | {dish1} | {dish2} | {dish3}",
      end: "{Total} | {all} | 20 | 9 | 4",
      order: "tables",
    },
  ),
];
