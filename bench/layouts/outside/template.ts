import type { ExpectedGuest } from "../expectation.ts";
import type { Cell, SheetPlan } from "../file-plan.ts";
import { type Draw, expected, type Layout, type Structure, shuffled } from "../layout.ts";
import { drawSeating, type Entry, type Seating, type SeatingOptions, type TableDraw } from "./seating.ts";
import type { Texts } from "./values.ts";

/** Rows of a sheet as lines of cells separated by " | ", with {placeholders}. */
interface Part {
  name?: string;
  /** Above everything. */
  top?: string;
  /** Above the guests of a table. */
  head?: string;
  each?: string;
  /** Instead of `each` for the first guest of a table. */
  first?: string;
  /** Below the guests of a table. */
  foot?: string;
  end?: string;
  /** Above the table in the middle. */
  halfway?: string;
  /** Rows after every so many guests, not above a table's first: the breaks of a printed list. */
  page?: { every: number; rows: string };
}

/** How a list is laid out, and what a careful person reads in it. */
export interface Template extends Part, SeatingOptions {
  /** Either by default, where no row belongs to a table and none has a number. */
  order?: "tables" | "shuffled";
  /** Row and acceptable names of somebody with companions; a companion's know {o}, {ofirst} and {olast}. */
  party?: { each?: string; names?: readonly string[]; others: readonly string[]; isOptional?: boolean };
  /**
   * Row of a person without a seat, and what is above a table of them: left out, and reported if so, unless a guest
   * without a table.
   */
  out?: { each?: string; names?: readonly string[]; head?: string; isReported?: boolean; isGuest?: boolean };
  /** Row and acceptable names of a share of the guests, who have a title for example. */
  some?: { share: number; each: string; names?: readonly string[] };
  /** Rows that are no people, after a share of the guests. */
  between?: { share: number; rows: readonly string[] };
  /** Acceptable names, tables, and texts that must arrive with the guest. */
  names?: readonly string[];
  at?: readonly string[];
  extras?: readonly string[];
  /** Guests outside the drawn tables. */
  also?: { names: readonly string[]; at: string };
  before?: readonly Part[];
  after?: readonly Part[];
  change?: (layout: Layout, drawn: Drawn) => Layout;
}

export interface Drawn extends Draw {
  /** Whose row of the list's sheet it is, if anybody's. */
  entryAt: readonly (Entry | undefined)[];
}

/** The structure that a template describes, with texts of its own in each language. */
export const laidOut =
  (template: Template, texts: Partial<Record<string, Texts>> = {}): Structure =>
  (draw) => {
    const seating = drawSeating(draw, template, texts[draw.language] ?? {});
    const owners = new Map<Cell[], Entry>();
    const nameOf = ({ name = "Sheet" }: Part, place: number) =>
      name === "Sheet" ? `${name}${place + 1}` : seating.values.spelled([name]).join("");
    const sheetOf = (part: Part, place: number): SheetPlan => ({
      name: nameOf(part, place),
      rows: rendered(part, seating, draw),
    });
    const { also, before = [], after = [], change = (layout) => layout } = template;
    const rows = rendered(template, seating, draw, { template, owners });
    const entries = seating.tables.flatMap((table) => table.entries);
    const layout: Layout = {
      sheets: [
        ...before.map(sheetOf),
        { name: nameOf(template, 0), rows },
        ...after.map((part, place) => sheetOf(part, place + 1)),
      ],
      guests: [
        ...entries.flatMap((entry) => guestsOf(entry, template)),
        ...(also?.names ?? []).map((name) =>
          expected(seating.values.spelled([name]), seating.values.spelled([also?.at ?? ""])),
        ),
      ],
      needsWorkbook: before.length + after.length > 0,
      reportedRows: template.out?.isReported ? entries.filter(({ isOut }) => isOut).length : 0,
    };
    return change(layout, { ...draw, entryAt: rows.map((row) => owners.get(row)) });
  };

interface List {
  template: Template;
  owners: Map<Cell[], Entry>;
}

function rendered(part: Part, { tables, values }: Seating, draw: Draw, list?: List): Cell[][] {
  const isByTable = [part.head, part.foot, part.first, list?.template.out?.head].some((rows) => rows !== undefined);
  const blocks = tables.map((table) =>
    table.entries.map((entry, place) => ({
      rows: rowsOfEntry(part, entry, place === 0, draw, list),
      // The break of a page falls within a table's guests, whose heading it repeats, or anywhere in a plain list.
      pageBreak: isByTable && place === 0 ? [] : (isByTable ? table.values : values).rows(part.page?.rows),
    })),
  );
  const order = list?.template.order ?? draw.random.pick(["tables", "shuffled"]);
  const isInOrder = isByTable || order === "tables" || /\{(?:i|index|order)\}/u.test(part.each ?? "");
  const ordered = isInOrder ? blocks : [shuffled(blocks.flat(), draw.random)];
  let printed = 0;
  const body = ordered.flatMap((block, place) => [
    ...(place === Math.floor(ordered.length / 2) ? values.rows(part.halfway) : []),
    ...(isByTable ? headOf(part, tables[place], list) : []),
    ...block.flatMap(({ rows, pageBreak }) => {
      const isBreak = part.page !== undefined && printed > 0 && printed % part.page.every === 0;
      printed += 1;
      return isBreak ? [...pageBreak, ...rows] : rows;
    }),
    ...(isByTable ? (tables[place]?.values.rows(part.foot) ?? []) : []),
  ]);
  return [...values.rows(part.top), ...body, ...values.rows(part.end)];
}

function headOf(part: Part, table: TableDraw | undefined, list: List | undefined): Cell[][] {
  const isOut = table?.entries.every((entry) => entry.isOut);
  return table?.values.rows(isOut ? (list?.template.out?.head ?? part.head) : part.head) ?? [];
}

function rowsOfEntry(part: Part, entry: Entry, isFirst: boolean, { random }: Draw, list: List | undefined): Cell[][] {
  const { values } = entry;
  const each = isFirst && part.first !== undefined ? part.first : part.each;
  if (!list) return values.rows(each);
  const { between } = list.template;
  const rows = values.rows(variantOf(entry, list.template).each ?? each);
  for (const row of rows) list.owners.set(row, entry);
  return between && random.chance(between.share) ? [...rows, ...values.rows(random.pick(between.rows))] : rows;
}

/** The row, and the names, of somebody who is not like the others. */
function variantOf({ isOut, isSome, others }: Entry, template: Template): { each?: string; names?: readonly string[] } {
  if (isOut) return template.out ?? {};
  if (others.length > 0) return template.party ?? {};
  return isSome ? (template.some ?? {}) : {};
}

function guestsOf(entry: Entry, template: Template): ExpectedGuest[] {
  const { values, others, isOut } = entry;
  const { at = ["{t}", "{n}"], extras = [], party, out } = template;
  const names = values.spelled(variantOf(entry, template).names ?? template.names ?? ["{name}"]);
  if (isOut) return out?.isGuest ? [expected(names, "")] : [];
  const tables = values.spelled(at);
  return [
    expected(names, tables, values.spelled(extras).filter(Boolean)),
    ...others.map((other) => ({
      ...expected(other.spelled(party?.others ?? ["{o}"]), tables),
      isOptional: party?.isOptional ?? false,
    })),
  ];
}
