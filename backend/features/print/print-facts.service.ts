import { maxPrintedGuests } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import { hasGuests, type PrintKind } from "../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../common/print/print-options.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { declareLimit, formatCount } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { inPortions } from "../../lib/in-portions.ts";
import { readHere } from "../door/door-figures.service.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { readPersonalLinks } from "../events/personal-link.service.ts";
import { readFurnishedRoom } from "../floor-plan/furnished-room.service.ts";
import { readAllTables, readTablesByLabel } from "../tables/table.service.ts";
import { changedGuests, chosenColumns, fingerprinting, printedParts } from "./changes/fingerprints.ts";
import type { OldCards, PrintFacts, PrintGuest, PrintTable } from "./pages/print-facts.ts";
import { countNotComing, findPrintGuests } from "./print-facts.data.ts";
import { findPrint } from "./print-record.data.ts";
import type { FinishedPrint } from "./print-record.service.ts";

/** What is printed of an event's list, and what is to be remembered of it. */
export interface ReadPrint {
  facts: Omit<PrintFacts, "event" | "columns">;
  leftOut: number;
  finished: FinishedPrint;
}

export interface PrintChoice {
  kind: PrintKind;
  options: PrintOptions;
  /** Scheme and host of personal links. */
  origin: string;
}

/** @throws DomainError BAD_INPUT (nothing to print), NOT_FOUND (table, earlier print), TOO_LARGE (over 20,000) */
export function readPrint(
  db: Database,
  id: ListReadableEventId,
  { kind, options, origin }: PrintChoice,
): Promise<ReadPrint> {
  return inTransaction(db, async (tx) => {
    await seeOneMoment(tx);
    const readAt = new Date().toISOString();
    const listVersion = await readGuestListVersion(tx, id);
    const here = options.guests.which === "here" ? await readHere(tx, id) : noOne;
    const all = hasGuests(kind) ? await readGuests(tx, id, chosenColumns(options), [...here]) : [];
    const tables = await readAllTables(tx, id);
    const parts = printedParts(kind, options);
    const fingerprints = await inPortions(fingerprinting(all, parts));
    const chosen = await chooseGuests(tx, id, kind, options, { all, here, fingerprints });
    const plan = await readFurnishedRoom(tx, id, tables);
    const leftOut = hasGuests(kind) ? await countNotComing(tx, id, [...here]) : 0;
    const meals = [...new Set(all.flatMap(({ info }) => info[options.mealColumn] ?? []))];
    const guests =
      options.showCode && !options.isTestFrame ? await withLinks(tx, id, chosen.guests, origin) : chosen.guests;
    const printedIds = new Set(guests.map((guest) => guest.id));
    const others = isSet(kind) ? all.filter((guest) => !printedIds.has(guest.id)) : [];
    const facts = {
      ...{ listVersion, readAt, guests, others, tables: chosen.tablesOf(tables), meals, plan },
      ...(chosen.oldCards && { oldCards: chosen.oldCards }),
      ...(options.guests.which === "here" && { expectedCount: all.length }),
    };
    const printed = chosen.guests.map((guest) => guest.id);
    if (!options.isTestFrame) requireSomething(kind, facts, { isEmpty: all.length === 0, leftOut });
    return { facts, leftOut, finished: { kind, listVersion, parts, fingerprints, printed } };
  });
}

const noOne: ReadonlySet<number> = new Set();

async function readGuests(
  tx: Queryable,
  id: ListReadableEventId,
  columns: readonly string[],
  here: readonly number[],
): Promise<PrintGuest[]> {
  const guests: PrintGuest[] = [];
  const bounds = { here, most: maxPrintedGuests + 1 };
  for await (const portion of findPrintGuests(tx, id, columns, bounds)) guests.push(...portion);
  const maximum = maxPrintedGuests;
  if (guests.length > maximum) throw new DomainError("TOO_LARGE", message("print.tooManyGuests", { maximum }));
  return guests;
}

/** After the fingerprints, which are stored, were made of the guests without their links. */
async function withLinks(
  tx: Queryable,
  id: ListReadableEventId,
  guests: readonly PrintGuest[],
  origin: string,
): Promise<PrintGuest[]> {
  const linkOf = await readPersonalLinks(tx, id, origin);
  return inPortions(linking(guests, linkOf));
}

const portion = 500;

function* linking(guests: readonly PrintGuest[], linkOf: (guestId: number) => string): Generator<void, PrintGuest[]> {
  const linked: PrintGuest[] = [];
  for (const guest of guests) {
    linked.push({ ...guest, link: linkOf(guest.id) });
    if (linked.length % portion === 0) yield;
  }
  return linked;
}

/** Whether cards of all guests look alike, also when only some are printed again. */
const isSet = (kind: PrintKind) => kind === "place-cards" || kind === "escort-cards";

type TableFact = PrintTable;

declareLimit({
  what: "Prints: guests",
  counts: "each print",
  limit: formatCount(maxPrintedGuests),
  beyond: "413",
});

interface Offered {
  all: readonly PrintGuest[];
  here: ReadonlySet<number>;
  fingerprints: ReadonlyMap<number, string>;
}

interface Chosen {
  guests: readonly PrintGuest[];
  oldCards?: OldCards;
  tablesOf(tables: readonly TableFact[]): PrintTable[];
}

async function chooseGuests(
  tx: Queryable,
  id: ListReadableEventId,
  kind: PrintKind,
  { guests: wanted }: PrintOptions,
  { all, here, fingerprints }: Offered,
): Promise<Chosen> {
  if (wanted.which === "all") return { guests: all, tablesOf: (tables) => tables.map(toPrintTable) };
  if (wanted.which === "here") {
    const guests = all.filter((guest) => here.has(guest.id));
    if (guests.length === 0) throw new DomainError("BAD_INPUT", message("print.nobodyHere"));
    return { guests, tablesOf: (tables) => tables.map(toPrintTable) };
  }
  if (wanted.which === "table") {
    const table = (await readTablesByLabel(tx, id, [wanted.table])).get(wanted.table);
    if (!table) throw new DomainError("NOT_FOUND", message("refusals.tableNotFound"));
    return { guests: all.filter((guest) => guest.table === table.label), tablesOf: () => [toPrintTable(table)] };
  }
  const before = await findPrint(tx, id, kind, wanted.since);
  if (!before) throw new DomainError("NOT_FOUND", message("print.notRemembered"));
  const changed = changedGuests(before.fingerprints, fingerprints);
  if (changed.size === 0) throw new DomainError("BAD_INPUT", message("print.nothingChanged"));
  const changedOnes = all.filter((guest) => changed.has(guest.id));
  const labels = new Set(changedOnes.map(({ table }) => table));
  const guests = showsTables(kind) ? all.filter(({ table }) => labels.has(table)) : changedOnes;
  const oldCards = isSet(kind) ? oldCardsOf(before.fingerprints, fingerprints, changedOnes) : undefined;
  return {
    guests,
    ...(oldCards && { oldCards }),
    tablesOf: (tables) => tables.filter(({ label }) => labels.has(label)).map(toPrintTable),
  };
}

/** A table's sign and its part of a list name all who sit there. */
const showsTables = (kind: PrintKind) => kind === "table-signs" || kind === "by-table";

function oldCardsOf(
  before: ReadonlyMap<number, string>,
  now: ReadonlyMap<number, string>,
  changed: readonly PrintGuest[],
): OldCards {
  const names = changed.filter((guest) => before.has(guest.id)).map(({ name }) => name);
  return { names, goneCount: [...before.keys()].filter((id) => !now.has(id)).length };
}

const toPrintTable = ({ label, capacity, note }: TableFact): PrintTable => ({ label, capacity, note });

/** @throws DomainError BAD_INPUT when there is nothing to print */
function requireSomething(
  kind: PrintKind,
  { guests, tables, plan }: Pick<PrintFacts, "guests" | "tables" | "plan">,
  { isEmpty, leftOut }: { isEmpty: boolean; leftOut: number },
): void {
  if (!hasGuests(kind)) return;
  if (kind === "floor-plan") {
    if (!plan) throw new DomainError("BAD_INPUT", message("print.noRoom"));
    return;
  }
  if (kind === "table-signs") {
    if (tables.length === 0) throw new DomainError("BAD_INPUT", message("print.noTables"));
    return;
  }
  if (guests.length > 0) return;
  if (!isEmpty) throw new DomainError("BAD_INPUT", message("print.emptyTable"));
  throw new DomainError("BAD_INPUT", message(leftOut === 0 ? "print.noGuests" : "print.nobodyComing"));
}
