import ExcelJS from "exceljs";
import { type Answer, type ColumnUse, columnUse } from "../features/guest-import/guest-preview.ts";

/** A guest as a careful person reads it; each text may have several spellings that are right. */
export interface ExpectedGuest {
  names: readonly string[];
  tables: readonly string[];
  /** Texts of further columns, seats and households that must arrive with the guest. */
  extras: readonly string[];
}

/** A case of the corpus: a drawn file, and the guests in it. `corpus/README.md` describes the notation. */
export interface ListCase {
  filename: string;
  bytes: Buffer;
  /** Whether the file is refused until the choices below are made. */
  isRefusedFirst: boolean;
  answers: Answer[];
  /** Decisions that must not be certain. */
  asked: string[];
  /** Empty if the meanings of columns are left to the reader. */
  mapping: { column: string; use: ColumnUse }[];
  guests: ExpectedGuest[];
  /** Tables with their numbers of seats; not compared if there are none. */
  tables: { label: string; capacity: number }[];
}

interface DrawnSheet {
  name: string;
  isHidden: boolean;
  rows: string[][];
  marks: { kind: string; values: string[] }[];
}

const ruler = "\n----\n";

/** @throws Error for a file that is not in the notation */
export async function readCase(text: string): Promise<ListCase> {
  const [drawing = "", expectation] = text.split(ruler);
  if (expectation === undefined) throw new Error("There is no line ---- between the sheet and its guests.");
  const sheets = sheetsIn(drawing);
  const [, filename, separator] = /^@text (\S+) (\S+)$/mu.exec(drawing) ?? [];
  const lines = expectation.split("\n").filter((line) => line !== "");
  const choices = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word}: `) ? [line.slice(word.length + 2).split(" := ")] : []));
  return {
    filename: filename ?? "guests.xlsx",
    bytes: filename === undefined ? await workbookOf(sheets) : textOf(sheets, separator === "tab" ? "\t" : separator),
    isRefusedFirst: lines.includes("refused first"),
    answers: choices("answer").map(([decision = "", option = ""]) => ({ decision, option })),
    asked: lines.flatMap((line) => (line.startsWith("asked: ") ? [line.slice("asked: ".length)] : [])),
    mapping: choices("column").map(([column = "", use = ""]) => ({ column, use: useOf(use) })),
    guests: lines.filter((line) => line.startsWith("- ")).map(guestIn),
    tables: choices("seats").map(([label = "", capacity]) => ({ label, capacity: Number(capacity) })),
  };
}

function useOf(word: string): ColumnUse {
  const use = columnUse.options.find((known) => known === word);
  if (use === undefined) throw new Error(`No column is used as "${word}".`);
  return use;
}

/** "- Anna Meier ~ Meier Anna @ 3 ~ Table 3; vegan; 12" */
function guestIn(line: string): ExpectedGuest {
  const [who = "", ...extras] = line.slice(2).split("; ").map(unescaped);
  const [names = "", tables = ""] = who.split(" @ ");
  return { names: names.split(" ~ "), tables: tables.split(" ~ "), extras };
}

const unescaped = (text: string) => text.replaceAll("\\|", "|").replaceAll("\\n", "\n");

function sheetsIn(drawing: string): DrawnSheet[] {
  const sheets: DrawnSheet[] = [];
  for (const line of drawing.split("\n").filter((one) => !one.startsWith("#"))) {
    const [, name, hidden] = /^=== (.*?)( \(hidden\))?$/u.exec(line) ?? [];
    const sheet = sheets.at(-1);
    if (name !== undefined) sheets.push({ name, isHidden: hidden !== undefined, rows: [], marks: [] });
    else if (sheet && /^@\w+ /u.test(line)) sheet.marks.push(markIn(line));
    else sheet?.rows.push(line.split(/(?<!\\)\|/u).map((cell) => unescaped(cell.trim())));
  }
  return sheets;
}

function markIn(line: string) {
  const [kind = "", ...values] = line.slice(1).split(" ");
  return { kind, values };
}

function textOf(sheets: readonly DrawnSheet[], separator = ","): Buffer {
  const quoted = (cell: string) =>
    cell.includes(separator) || /["\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const rows = sheets[0]?.rows ?? [];
  return Buffer.from(`${rows.map((row) => row.map(quoted).join(separator)).join("\r\n")}\r\n`);
}

async function workbookOf(sheets: readonly DrawnSheet[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  for (const { name, isHidden, rows, marks } of sheets) {
    const sheet = book.addWorksheet(name, { state: isHidden ? "hidden" : "visible" });
    for (const [row, cells] of rows.entries()) {
      for (const [column, cell] of cells.entries()) if (cell !== "") setCell(sheet.getCell(row + 1, column + 1), cell);
    }
    for (const mark of marks) setMark(sheet, mark);
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

function setCell(cell: ExcelJS.Cell, text: string): void {
  const [, day] = /^date:(\d{4}-\d\d-\d\d)$/u.exec(text) ?? [];
  if (day !== undefined) {
    cell.value = new Date(`${day}T00:00:00Z`);
    cell.numFmt = "d-mmm";
  } else cell.value = /^(?:0|[1-9]\d{0,8})$/u.test(text) ? Number(text) : text;
}

const thin: ExcelJS.Border = { style: "thin", color: { argb: "FF000000" } };

/** Looks, merges and what is hidden: "@merge A1:B1", "@fill FFEE00 A1 A2", "@hidden 3" for a row, "@hidden B" for a column. */
function setMark(sheet: ExcelJS.Worksheet, { kind, values }: DrawnSheet["marks"][number]): void {
  const [color = "", ...colored] = values;
  for (const value of kind === "fill" ? colored : values) {
    switch (kind) {
      case "merge":
        sheet.mergeCells(value);
        break;
      case "hidden":
        (/^\d+$/u.test(value) ? sheet.getRow(Number(value)) : sheet.getColumn(value)).hidden = true;
        break;
      case "box":
        drawBox(sheet, value);
        break;
      case "fill":
        sheet.getCell(value).fill = { type: "pattern", pattern: "solid", fgColor: { argb: `FF${color}` } };
        break;
      default:
        sheet.getCell(value).font = { ...sheet.getCell(value).font, [kind === "bold" ? "bold" : "strike"]: true };
    }
  }
}

/** @param area such as "A1:B4" */
function drawBox(sheet: ExcelJS.Worksheet, area: string): void {
  const [from = "", to = from] = area.split(":");
  const [first, last] = [sheet.getCell(from), sheet.getCell(to)];
  const [top, bottom, left, right] = [Number(first.row), Number(last.row), Number(first.col), Number(last.col)];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const cell = sheet.getCell(row, column);
      cell.border = {
        ...cell.border,
        ...(row === top ? { top: thin } : {}),
        ...(row === bottom ? { bottom: thin } : {}),
        ...(column === left ? { left: thin } : {}),
        ...(column === right ? { right: thin } : {}),
      };
    }
  }
}
