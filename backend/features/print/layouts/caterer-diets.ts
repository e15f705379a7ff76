import { message } from "../../../../common/messages/message.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { CatererTexts } from "./caterer-texts.ts";
import type { Section } from "./lists/column-flow.ts";
import { columnDetails, columnValue } from "./lists/guest-details.ts";
import { lazily } from "./lists/lazily.ts";
import type { MatrixTable } from "./lists/meal-matrix.ts";
import type { CellLine, Row } from "./lists/row.ts";
import { dietsOf } from "./lists/special-diets.ts";
import { type GridColumn, shareWidth, TableGrid } from "./lists/table-grid.ts";
import { tableTitle } from "./table-title.ts";

const gap = 10;
const padding = 3;
const space = 24;

interface DietColumn extends GridColumn {
  share: number;
  linesOf: (guest: PrintGuest, width: number) => CellLine[];
}

/** Guests with diets and allergies, by table. */
export function dietSection(input: LayoutInput, width: number, tables: readonly MatrixTable[]): Section {
  const { language, options } = input;
  const texts = new CatererTexts(input);
  const title = texts.say(message("print-lists.specialDiets"));
  const guests = tables
    .flatMap((table) => table.guests)
    .filter((guest) => dietsOf(guest, options.dietColumns, language) !== "");
  if (guests.length === 0) return nobodySection(input, width, texts, title);
  const columns = dietColumns(input, texts);
  const widths = shareWidth(
    columns.map(({ share }) => share),
    width - (columns.length - 1) * gap,
  );
  const placed = columns.map((column, i) => ({ ...column, width: widths[i] ?? 0 }));
  const grid = new TableGrid(input, placed, gap, padding);
  const row = (guest: PrintGuest): Row =>
    grid.row(
      placed.map((column) => column.linesOf(guest, column.width)),
      { mark: title },
    );
  return {
    headings: (isContinued) => [texts.heading(title, width, isContinued), grid.head()],
    rows: lazily(guests, row),
    isKeptTogether: false,
    space,
  };
}

function nobodySection({ options }: LayoutInput, width: number, texts: CatererTexts, title: string): Section {
  const reason = options.dietColumns.length === 0 ? "print-lists.noDietColumn" : "print-lists.noDiets";
  return {
    headings: (isContinued) => [texts.heading(title, width, isContinued)],
    rows: [texts.paragraph(texts.say(message(reason)), width, title)],
    isKeptTogether: true,
    space,
  };
}

function dietColumns({ facts, language, options }: LayoutInput, texts: CatererTexts): DietColumn[] {
  const column = (title: string, share: number, linesOf: DietColumn["linesOf"]): DietColumn => {
    return { title, share, linesOf, width: 0, align: "start" };
  };
  const tableOf = ({ table }: PrintGuest) =>
    table === "" ? texts.say(message("print-lists.noTableRow")) : tableTitle(table, language);
  const nameOf = ({ name, isChild }: PrintGuest) =>
    isChild ? texts.say(message("print-lists.child", { name })) : name;
  const hasSeats = options.showSeat && facts.guests.some(({ seat }) => seat !== null);
  const seats = column(texts.say(message("print-lists.seat")), 0.6, ({ seat }, width) =>
    texts.plain(String(seat ?? ""), width),
  );
  const meals = column(texts.say(message("print-lists.meal")), 1.8, (guest, width) =>
    texts.words(columnValue(guest, options.mealColumn), width),
  );
  return [
    column(texts.say(message("print-lists.table")), 1.2, (guest, width) => texts.bold(tableOf(guest), width)),
    ...(hasSeats ? [seats] : []),
    column(texts.say(message("print-lists.name")), 2.4, (guest, width) => [
      ...texts.plain(nameOf(guest), width),
      ...texts.quiet(columnDetails(guest, options.columns, language), width),
    ]),
    ...(options.mealColumn === "" ? [] : [meals]),
    column(texts.say(message("print-lists.diet")), 3.6, (guest, width) =>
      texts.words(dietsOf(guest, options.dietColumns, language), width, true),
    ),
  ];
}
