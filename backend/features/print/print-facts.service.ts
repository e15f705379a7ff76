import { message } from "../../../common/messages/message.ts";
import { hasGuests, type PrintKind } from "../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../common/print/print-options.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { inPortions } from "../../lib/other-work.ts";
import { maxPrintedGuests } from "../../limits.ts";
import { readHere } from "../door/door.service.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { readPersonalLinks } from "../events/personal-link.service.ts";
import { readFurnishedRoom } from "../floor-plan/furnished-room.service.ts";
import { readAllTables, readTablesByLabel } from "../tables/table.service.ts";
import { type PrintFacts, type PrintGuest, type PrintTable, printedColumns } from "./pages/print-facts.ts";
import { countNotComing, findPrintGuests } from "./print-facts.data.ts";
import { findPrints, type NewPrint } from "./print-record.data.ts";
import { findChangesSince } from "./print-record.service.ts";

/** What is printed of an event's list, and what is to be remembered of it. */
export interface ReadPrint {
  facts: Omit<PrintFacts, "event" | "columns">;
  leftOut: number;
  print: NewPrint;
}

export interface PrintChoice {
  kind: PrintKind;
  options: PrintOptions;
  /** The extra columns of the list. */
  columns: readonly string[];
  /** Scheme and host of personal links. */
  origin: string;
}

/** @throws DomainError BAD_INPUT (nothing to print), NOT_FOUND (table, earlier print), TOO_LARGE (over 20,000) */
export function readPrint(db: Database, id: ListReadableEventId, choice: PrintChoice): Promise<ReadPrint> {
  const { kind, options, columns, origin } = choice;
  return inTransaction(db, async (tx) => {
    await seeOneMoment(tx);
    const readAt = new Date().toISOString();
    const listVersion = await readGuestListVersion(tx, id);
    const which = "which" in options ? options.which : "all";
    const here = which === "here" ? await readHere(tx, id) : noOne;
    const all = hasGuests(kind) ? await readGuests(tx, id, printedColumns(options, columns), [...here]) : [];
    const tables = await readAllTables(tx, id);
    const chosen = await chooseGuests(tx, id, choice, { all, tables, here });
    const plan = await readFurnishedRoom(tx, id, tables);
    const leftOut = hasGuests(kind) ? await countNotComing(tx, id, [...here]) : 0;
    const isTestFrame = "isTestFrame" in options && options.isTestFrame;
    const guests = hasCodes(choice) && !isTestFrame ? await withLinks(tx, id, chosen.guests, origin) : chosen.guests;
    const facts = {
      ...{ listVersion, readAt, guests, others: othersOf(choice, all, guests) },
      ...{ tables: chosen.tables.map(toPrintTable), plan },
      ...(which === "here" && { expectedCount: all.length }),
    };
    if (!isTestFrame) requireSomething(kind, facts, { isEmpty: all.length === 0, leftOut });
    return { facts, leftOut, print: { kind, listVersion, guestCount: guests.length } };
  });
}

const hasCodes = ({ kind, options }: PrintChoice) => kind === "codes" || ("showCode" in options && options.showCode);

/** Cards of all guests look alike, also when only some are printed again. */
function othersOf({ options }: PrintChoice, all: readonly PrintGuest[], printed: readonly PrintGuest[]): PrintGuest[] {
  if (!("ornament" in options && "sheet" in options)) return [];
  const ids = new Set(printed.map((guest) => guest.id));
  return all.filter((guest) => !ids.has(guest.id));
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

interface Offered {
  all: readonly PrintGuest[];
  tables: readonly PrintTable[];
  here: ReadonlySet<number>;
}

type Chosen = Pick<PrintFacts, "guests" | "tables">;

async function chooseGuests(
  tx: Queryable,
  id: ListReadableEventId,
  choice: PrintChoice,
  { all, tables, here }: Offered,
): Promise<Chosen> {
  const { options } = choice;
  const which = "which" in options ? options.which : "all";
  if (which === "changed") return chooseChanged(tx, id, choice, { all, tables });
  if (which === "here") {
    const guests = all.filter((guest) => here.has(guest.id));
    if (guests.length === 0) throw new DomainError("BAD_INPUT", message("print.nobodyHere"));
    return { guests, tables };
  }
  if (which === "all" || !("table" in options)) return { guests: all, tables };
  const table = (await readTablesByLabel(tx, id, [options.table])).get(options.table);
  if (!table) throw new DomainError("NOT_FOUND", message("refusals.tableNotFound"));
  return { guests: all.filter((guest) => guest.table === table.label), tables: [table] };
}

/** A household's card, a table's sign and its part of a list name several, and are printed again for all of them. */
async function chooseChanged(
  tx: Queryable,
  id: ListReadableEventId,
  { kind, options, columns }: PrintChoice,
  { all, tables }: Pick<Offered, "all" | "tables">,
): Promise<Chosen> {
  const prints = await findPrints(tx, id, kind);
  const since = "since" in options ? options.since : null;
  const [last] = prints;
  const print = since === null ? last : prints.find((one) => one.id === since);
  if (!last && since === null) throw new DomainError("BAD_INPUT", message("rules.printedNever"));
  const changes = print && (await findChangesSince(tx, id, print, options, columns));
  if (!changes) throw new DomainError("NOT_FOUND", message("print.notRemembered"));
  const ids = new Set(changes.map((change) => change.id));
  const changed = all.filter((guest) => ids.has(guest.id));
  const labels = new Set([...changed.map(({ table }) => table), ...changes.flatMap(({ table }) => table ?? [])]);
  const homes = [...changed.map(({ household }) => household), ...changes.flatMap(({ household }) => household ?? [])];
  const households = new Set(homes.filter((household) => household !== "").map(householdKey));
  const hosts = new Set(changed.flatMap(({ hostId }) => hostId ?? []));
  const isPrinted = (guest: PrintGuest): boolean => {
    if (kind === "table-signs" || kind === "by-table") return labels.has(guest.table);
    if (ids.has(guest.id)) return true;
    const isShared = "escortUnit" in options && options.escortUnit === "household";
    return (
      isShared && (households.has(householdKey(guest.household)) || hosts.has(guest.id) || ids.has(guest.hostId ?? 0))
    );
  };
  const guests = all.filter(isPrinted);
  if (guests.length === 0) throw new DomainError("BAD_INPUT", message("print.nothingChanged"));
  return { guests, tables: tables.filter(({ label }) => labels.has(label)) };
}

const householdKey = (household: string) => household.trim().toLowerCase();

const toPrintTable = ({ label, capacity, note }: PrintTable): PrintTable => ({ label, capacity, note });

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
