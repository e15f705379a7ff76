import iconv from "iconv-lite";
import type { Cell, TextForm } from "../file-plan.ts";
import type { Layout } from "../layout.ts";
import type { Drawn } from "./template.ts";

const text: TextForm = { kind: "csv", separator: ",", encoding: "utf-8", hasMark: false, quotes: "needed" };

type Change = (layout: Layout) => Layout;

export const savedAs =
  (form: Partial<TextForm>): Change =>
  (layout) => ({ ...layout, form: { ...text, ...form } });

export const asWorkbook: Change = (layout) => ({ ...layout, form: { kind: "xlsx" } });

/** Changes the cells of the list's sheet. */
export const withCells =
  (change: (cell: Cell, row: number, column: number) => Cell): Change =>
  (layout) => ({
    ...layout,
    sheets: layout.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((cells, row) => cells.map((cell, column) => change(cell, row, column))),
    })),
  });

const onTexts = (change: (text: string) => string): Change =>
  withCells((cell) => (typeof cell === "string" ? change(cell) : cell));

export const inOrder =
  (...changes: readonly Change[]): Change =>
  (layout) =>
    changes.reduce((changed, change) => change(changed), layout);

/** UTF-8 that was read in the wrong encoding, and saved so; bytes without a letter stay as they are. */
export const misread = (encoding: string, times = 1): Change =>
  onTexts((original) => {
    let garbled = original;
    for (let i = 0; i < times; i += 1) garbled = decoded(Buffer.from(garbled), encoding);
    return garbled;
  });

function decoded(bytes: Buffer, encoding: string): string {
  return [...bytes]
    .map((byte) => {
      const letter = iconv.decode(Buffer.from([byte]), encoding);
      return letter === "\ufffd" ? String.fromCharCode(byte) : letter;
    })
    .join("");
}

/** As a web page writes texts into its source. */
export const asEntities = onTexts((original) =>
  original.replace(/[^\x20-\x7e]|[&<>"']/gu, (letter) => `&#${letter.codePointAt(0)};`),
);

export const quotedByFormula = withCells((cell) => (typeof cell === "number" ? `="${cell}"` : cell));

/** Cells of people are formulas, which showed what they hold when the file was saved. */
export const lookedUp =
  (column: number) =>
  (layout: Layout, { entryAt }: Drawn): Layout => ({
    ...layout,
    sheets: layout.sheets.map((sheet) => ({
      ...sheet,
      formulas: entryAt.flatMap((entry, row) =>
        entry ? [{ row, column, formula: `VLOOKUP(A${row + 1},Plan!$A:$B,2,FALSE)` }] : [],
      ),
    })),
    form: { kind: "xlsx" },
  });

/** Rows become columns, as "Transpose" pastes them. */
export const transposed: Change = (layout) => ({
  ...layout,
  sheets: layout.sheets.map(({ rows, ...sheet }) => ({
    ...sheet,
    rows: Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
      rows.map((row) => row[column] ?? null),
    ),
  })),
});

/** A text file that was opened without being split: everything is in column A. */
export const unsplit = (separator: string): Change =>
  inOrder(
    (layout) => ({
      ...layout,
      sheets: layout.sheets.map((sheet) => ({
        ...sheet,
        rows: sheet.rows.map((row) => [row.map((cell) => String(cell ?? "")).join(separator)]),
      })),
    }),
    asWorkbook,
  );

/** Columns of a fixed width, filled with blanks. */
export const padded: Change = (layout) => ({
  ...layout,
  sheets: layout.sheets.map(({ rows, ...sheet }) => {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? "").length)));
    return { ...sheet, rows: rows.map((row) => widths.map((width, at) => String(row[at] ?? "").padEnd(width))) };
  }),
});

/** What a spreadsheet makes of "3-1" or "3/1": the third of January, or the first of March. */
export const asDates = (column: number): Change =>
  withCells((cell, row, at) => {
    const [, first, second] = at === column && row > 0 ? (/^(\d)-(\d)$/u.exec(String(cell)) ?? []) : [];
    return first === undefined || second === undefined
      ? cell
      : new Date(Date.UTC(2027, Number(second) - 1, Number(first)));
  });

/** Every second row beside the one before, with a column between. */
export const inPairs: Change = (layout) => ({
  ...layout,
  sheets: layout.sheets.map(({ rows, ...sheet }) => ({
    ...sheet,
    rows: rows.flatMap((row, place) => (place % 2 === 0 ? [[...row, null, ...(rows[place + 1] ?? [])]] : [])),
  })),
});

/** Gives the last guest the first one's name. */
export const withNamesakes: Change = (layout) => {
  const [name = ""] = layout.guests[0]?.names ?? [];
  const replaced = layout.guests.at(-1);
  const guests = layout.guests.map((guest) => (guest === replaced ? { ...guest, names: [name] } : guest));
  return withCells((cell) => (cell === replaced?.names[0] ? name : cell))({ ...layout, guests });
};

/** A column for each table, headed by it; the mark of a row moves below its guest's table. */
export const inMatrix = (layout: Layout, { entryAt }: Drawn): Layout => ({
  ...layout,
  sheets: layout.sheets.map((sheet) => {
    const labels = [...new Set(layout.guests.map(({ tables }) => tables[0] ?? ""))];
    const rows = sheet.rows.map(([name = null, mark = null], row) => {
      const place = entryAt[row]?.place;
      return [name, ...(place === undefined ? labels : labels.map((_, column) => (place === column ? mark : null)))];
    });
    return { ...sheet, rows };
  }),
});

/** A column for each table: a row without a person begins the next one. */
export const bySide = (layout: Layout, { entryAt }: Drawn): Layout => ({
  ...layout,
  sheets: layout.sheets.map(({ rows, ...sheet }) => {
    const starts = rows.flatMap((_, row) => (entryAt[row] ? [] : [row]));
    const blocks = starts.map((start, place) => rows.slice(start, starts[place + 1]));
    const height = Math.max(...blocks.map((block) => block.length));
    return {
      ...sheet,
      rows: Array.from({ length: height }, (_, row) => blocks.map((block) => block[row]?.[0] ?? null)),
    };
  }),
});
