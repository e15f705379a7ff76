import fc from "fast-check";
import { headers, RandomTexts } from "./random-texts.ts";
import type { WrittenSheet } from "./xml-spreadsheet.ts";

type Rows = string[][];
type Layout = (texts: RandomTexts) => Rows;

/** One guest per row, with or without a header, titles and notes. */
function plain(texts: RandomTexts): Rows {
  const plusOnes = texts.rarely(3) ? texts.some(1, 2, () => texts.oneOf(...headers.plusOne)) : [];
  const extras = texts.some(0, 4, () => (texts.rarely(6) ? texts.word() : texts.oneOf(...headers.extra)));
  const attendance = texts.rarely(4) ? ["RSVP"] : [];
  const size = texts.rarely(5) ? ["Party Size"] : [];
  const parts = texts.rarely(4);
  const name = parts
    ? texts.oneOf(["First Name", "Last Name"], ["Nachname", "Vorname"])
    : [texts.oneOf(...headers.name)];
  const header = [...name, texts.oneOf(...headers.table), ...plusOnes, ...attendance, ...size, ...extras];
  const isFilledOnce = texts.rarely(6);
  const guest = (index: number): string[] => {
    const row = [
      ...(parts ? [texts.givenName(), texts.word()] : [texts.name()]),
      isFilledOnce && index % 4 > 0 ? "" : texts.table(),
      ...plusOnes.map(() => texts.plusOne()),
      ...attendance.map(() => texts.oneOf("Yes", "No", "", "Declined", "Maybe")),
      ...size.map(() => texts.oneOf("1", "2", "", "3", "many")),
      ...extras.map(() => texts.extra()),
    ];
    if (texts.rarely(12)) return row.slice(0, 1 + texts.upTo(row.length - 1));
    return texts.rarely(12) ? [...row, texts.word(), texts.extra()] : row;
  };
  const rows = texts.some(1, 9, (index) =>
    texts.rarely(12) ? texts.oneOf([texts.note()], header, ["", texts.note()], []) : guest(index),
  );
  const titles = texts.rarely(3) ? texts.some(1, 2, () => texts.oneOf([texts.word()], ["", texts.note()], [])) : [];
  return [...titles, ...(texts.rarely(6) ? [] : [header]), ...rows];
}

/** Guests below headings of their tables. */
function headings(texts: RandomTexts): Rows {
  const isSure = !texts.rarely(3);
  const extras = texts.some(0, 2, () => texts.oneOf("Meal", "Notes", texts.word()));
  const header = texts.rarely() ? [["Name", ...extras]] : [];
  const titles = texts.rarely(4) ? [[texts.word()]] : [];
  const tables = texts.some(2, 4, (index) => [
    ...(texts.rarely(3) ? [[]] : []),
    [texts.heading(index, isSure), ...(texts.rarely(5) ? ["(3 guests)"] : [])],
    ...(texts.rarely(5) ? [["Name", ...extras]] : []),
    ...texts.some(texts.rarely(5) ? 0 : 1, 4, () => [texts.name(), ...extras.map(() => texts.extra())]),
  ]);
  return [...titles, ...header, ...tables.flat(), ...(texts.rarely(4) ? [[texts.note()]] : [])];
}

/** One column, or two, per table. */
function blocks(texts: RandomTexts): Rows {
  const isSure = !texts.rarely(3);
  const hasDetails = texts.rarely(3);
  const hasSeats = texts.rarely(4);
  const bands = texts.some(1, 2, (band) => {
    const tables = texts.some(2, 4, (index) => band * 5 + index);
    const wide = (cells: (index: number) => string[]) => tables.flatMap(cells);
    const seat = (text: string) => (hasSeats ? [text] : []);
    return [
      [
        ...seat("Seat"),
        ...wide((index) => [texts.heading(index, isSure), ...(hasDetails ? [texts.rarely(3) ? "4/10" : ""] : [])]),
      ],
      ...(hasDetails && texts.rarely(2) ? [[...seat(""), ...wide(() => ["Name", "Meal"])]] : []),
      ...texts.some(1, 5, (row) => [
        ...seat(String(row + 1)),
        ...wide(() => [texts.rarely(5) ? "" : texts.name(), ...(hasDetails ? [texts.extra()] : [])]),
        ...(texts.rarely(12) ? ["", texts.word()] : []),
      ]),
      ...(texts.rarely(5) ? [[texts.note()]] : []),
    ];
  });
  const titles = texts.rarely(3) ? [[texts.word()]] : [];
  return [...titles, ...bands.flatMap((band, index) => (index === 0 ? band : [[], ...band]))];
}

/** One row per table. */
function tableRows(texts: RandomTexts): Rows {
  const seats = 3 + texts.upTo(3);
  const header = texts.rarely(5) ? [] : [["Table", ...Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`)]];
  const rows = texts.some(2, 5, (index) => [
    texts.heading(index, header.length === 0 || texts.rarely(2)),
    ...Array.from({ length: seats }, () => (texts.rarely(6) ? "" : texts.name())),
    ...(texts.rarely(8) ? [texts.word()] : []),
  ]);
  return [
    ...(texts.rarely(4) ? [[texts.word()]] : []),
    ...header,
    ...rows,
    ...(texts.rarely(6) ? [[texts.note()]] : []),
  ];
}

/** Several lists side by side below one header. */
function sideBySide(texts: RandomTexts): Rows {
  const lists = 2 + texts.upTo(1);
  const gap = texts.rarely(2) ? [""] : [];
  const extras = texts.rarely(3) ? ["Meal"] : [];
  const wide = (cells: () => string[]) => Array.from({ length: lists }, () => [...cells(), ...gap]).flat();
  return [
    ...(texts.rarely(4) ? [[texts.word()]] : []),
    wide(() => ["Name", "Table", ...extras]),
    ...texts.some(1, 5, () => [
      ...wide(() =>
        texts.rarely(6)
          ? ["", "", ...extras.map(() => "")]
          : [texts.name(), texts.table(), ...extras.map(() => texts.extra())],
      ),
      ...(texts.rarely(10) ? [texts.word()] : []),
    ]),
  ];
}

/** One guest per column. */
function across(texts: RandomTexts): Rows {
  const guests = 2 + texts.upTo(4);
  const row = (header: string, text: () => string) => [header, ...Array.from({ length: guests }, text)];
  return [
    ...(texts.rarely(5) ? [[texts.word()]] : []),
    row("Name", () => texts.person()),
    row("Table", () => String(1 + texts.upTo(5))),
    row(texts.word(), () => texts.word()),
    row("Meal", () => texts.word()),
  ];
}

/** One guest per row below usual headers. */
function usual(texts: RandomTexts): Rows {
  const extras = texts.some(0, 3, () => texts.oneOf("Meal", "Notes", "Group", texts.word()));
  const name = texts.oneOf(["Name"], ["Guest Name"], ["First Name", "Last Name"]);
  const guest = () => [
    ...(name.length > 1 ? [texts.givenName(), texts.word()] : [texts.name()]),
    texts.table(),
    ...extras.map(() => texts.extra()),
  ];
  return [[...name, texts.oneOf("Table", "Table Number"), ...extras], ...texts.some(2, 8, guest)];
}

const layouts: readonly Layout[] = [plain, plain, plain, usual, headings, blocks, tableRows, sideBySide, across];

/** Rows of different sheets have different numbers. */
export const randomSheets: fc.Arbitrary<WrittenSheet[]> = fc.gen().map((draw) => {
  const texts = new RandomTexts(draw);
  const count = texts.rarely(5) ? 2 + texts.upTo(2) : 1;
  return Array.from({ length: count }, (_, index) => {
    const rows = (count === 1 ? texts.oneOf(...layouts) : usual)(texts);
    return {
      name: texts.oneOf(`Guests ${index}`, texts.word(), `Table ${index + 1}`),
      firstRow: 1 + index * 200,
      rows,
      hidden: texts.rarely(6) ? rows.flatMap((_, row) => (row > 2 && texts.rarely(4) ? [row] : [])) : [],
    };
  });
});
