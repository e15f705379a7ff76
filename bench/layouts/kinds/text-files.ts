import iconv from "iconv-lite";
import type { TextForm } from "../file-plan.ts";
import {
  expected,
  extraColumns,
  type Layout,
  nameColumn,
  party,
  plainLayout,
  type Structure,
  sheetOf,
  tableColumn,
} from "../layout.ts";
import type { Language } from "../words.ts";
import { withRows } from "./around.ts";
import type { Common } from "./kind.ts";
import { firstThenLast, wholeNames } from "./plain.ts";

const usual: TextForm = { kind: "csv", separator: ",", encoding: "utf-8", hasMark: false, quotes: "needed" };

const savedAs =
  (form: Partial<TextForm>): Structure =>
  (draw) => ({
    ...(draw.random.chance(0.5) ? wholeNames : firstThenLast)(draw),
    form: { ...usual, ...form },
  });

const canStore = (encoding: string, { sheets }: Layout): boolean => {
  const text = sheets.flatMap(({ rows }) => rows.flat()).join();
  return iconv.decode(iconv.encode(text, encoding), encoding) === text;
};

/** A list that the encoding can store: otherwise the names are lost before the file is read. */
export const storable =
  (encoding: string, structure: Structure): Structure =>
  (draw) => {
    for (;;) {
      const layout = structure(draw);
      if (canStore(encoding, layout)) return layout;
    }
  };

const encoded = (encoding: string, part: number, languages: readonly Language[], separator = ";"): Common => ({
  name: `saved as ${encoding}`,
  part,
  structure: storable(encoding, savedAs({ encoding, separator })),
  languages,
});

/** Values with commas that nobody quoted: "Meier, Anna,3". */
const unquotedNames: Structure = (draw) => {
  const guests = party(draw, "number");
  const cells = guests.map(({ person }) => `${person.last}, ${person.first}`);
  const columns = [{ header: draw.words.names[0] ?? "", cells, isExtra: false }, tableColumn(draw, guests)];
  return {
    ...plainLayout(guests, columns, ({ person: { first, last, whole } }) => [`${first} ${last}`, whole]),
    form: { ...usual, quotes: "never" },
  };
};

const unquotedNotes: Structure = (draw) => {
  const { words, random } = draw;
  const guests = party(draw, "number");
  const cells = guests.map(() => (random.chance(0.3) ? `${words.diets[0]}, ${words.diets[1]}` : null));
  const columns = [nameColumn(draw, guests), tableColumn(draw, guests), { header: words.notes, cells, isExtra: false }];
  return {
    sheets: [sheetOf(columns)],
    guests: guests.map(({ person, table }, row) =>
      expected(person.whole, table.label, cells[row] ? [words.diets[0] ?? ""] : []),
    ),
    form: { ...usual, quotes: "never" },
  };
};

const trailingCommas: Structure = (draw) => {
  const layout = withRows(wholeNames(draw), ([header = [], ...rows]) => [
    header,
    ...rows.map((row) => [...row, null, null]),
  ]);
  return { ...layout, form: usual };
};

const lineBreaks: Structure = (draw) => {
  const { words, random } = draw;
  const guests = party(draw);
  const cells = guests.map(() => (random.chance(0.2) ? `${words.remarks[0]}\n${words.remarks[1]}` : null));
  return {
    ...plainLayout(guests, [
      nameColumn(draw, guests),
      { header: words.notes, cells, isExtra: true },
      tableColumn(draw, guests),
    ]),
    form: usual,
  };
};

/** Excel's own line for the separator. */
const separatorLine: Structure = (draw) => ({
  ...withRows(wholeNames(draw), (rows) => [["sep=;"], ...rows]),
  form: { ...usual, separator: ";" },
});

const quotedAll: Structure = (draw) => {
  const guests = party(draw).map((guest, row) =>
    row % 7 === 3
      ? {
          ...guest,
          person: {
            ...guest.person,
            whole: `${guest.person.first} "${guest.person.first.slice(0, 2)}" ${guest.person.last}`,
          },
        }
      : guest,
  );
  return {
    ...plainLayout(guests, [nameColumn(draw, guests), tableColumn(draw, guests), ...extraColumns(draw, guests, 2)]),
    form: { ...usual, quotes: "all" },
  };
};

/** Excel on Windows uses the country's code page, and semicolons where the comma is the decimal sign. */
export const textFiles: readonly Common[] = [
  {
    name: "semicolons",
    part: 4,
    structure: savedAs({ separator: ";", hasMark: true }),
    languages: ["de", "fr", "es", "it", "nl"],
  },
  { name: "tabs", part: 2, structure: savedAs({ separator: "\t" }) },
  { name: "pipes", part: 0.3, structure: savedAs({ separator: "|" }) },
  { name: "Unicode text", part: 1, structure: savedAs({ separator: "\t", encoding: "utf-16le", hasMark: true }) },
  encoded("windows-1252", 5, ["de", "fr", "es", "pt", "it", "nl", "sv", "da", "fi"]),
  encoded("windows-1250", 2, ["pl", "cs", "hu", "ro"]),
  encoded("windows-1251", 2, ["ru", "uk"]),
  encoded("windows-1253", 0.7, ["el"]),
  encoded("windows-1254", 1.5, ["tr"]),
  encoded("windows-1255", 1, ["he"], ","),
  encoded("windows-1256", 1, ["ar"], ","),
  encoded("shift_jis", 1, ["ja"], ","),
  encoded("gb18030", 1.5, ["zh"], ","),
  encoded("euc-kr", 1, ["ko"], ","),
  encoded("macintosh", 1, ["fr", "de", "es"]),
  encoded("maccenteuro", 0.2, ["pl", "cs"]),
  encoded("maccyrillic", 0.3, ["ru"]),
  encoded("cp850", 0.7, ["de", "fr", "es"]),
  encoded("cp852", 0.4, ["pl", "cs", "hu"]),
  encoded("cp866", 0.3, ["ru"]),
  encoded("koi8-r", 0.3, ["ru"]),
  { name: "unquoted commas in names", part: 2, structure: unquotedNames },
  { name: "unquoted commas in notes", part: 2, structure: unquotedNotes },
  { name: "commas at the ends", part: 2, structure: trailingCommas },
  { name: "line breaks in quotes", part: 1, structure: lineBreaks },
  { name: "line for the separator", part: 0.5, structure: separatorLine },
  { name: "all quoted", part: 2, structure: quotedAll },
];

/** Tables of web applications under a workbook's name. */
export const disguised: readonly Common[] = [
  { name: "HTML named .xls", part: 2, structure: (draw) => ({ ...wholeNames(draw), form: { kind: "html" } }) },
  { name: "XML of 2003 named .xls", part: 1, structure: (draw) => ({ ...firstThenLast(draw), form: { kind: "xml" } }) },
];
