import { z } from "zod";
import { byteOrderMark, csvText } from "../../../common/csv-text.ts";
import { guestFileKinds } from "../../../common/guest-file.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { fileStem } from "../../lib/file-stem.ts";
import { ChildEnded, type ChildLimits, runChild } from "../../lib/run-child.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import { readArrivals } from "../door/door-figures.service.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { getEvent } from "../events/event-access.service.ts";
import { readPersonalLinks } from "../events/personal-link.service.ts";
import { auditedBy, authorOf } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import {
  arrivalHeader,
  arrivalText,
  doorNoteHeader,
  guestCells,
  headerCells,
  personalLinkHeader,
} from "./export/guest-table.ts";
import { findGuestColumns, findGuestFields, findGuestsAfter, hasDoorNotes, type ListedGuest } from "./guest.data.ts";
import type { GuestFile, GuestFileFormat } from "./guest.type.ts";
import { inTurn } from "./guest-list.service.ts";

interface WantedFile {
  format: GuestFileFormat;
  hasLinks: boolean;
}

/** A file that reads back as the same list, also if it has guests' personal links. @throws DomainError UNAUTHENTICATED, NOT_FOUND; as {@link inTurn} */
export async function exportGuests(
  request: Pick<Context, "db" | "viewer" | "clientAddress" | "origin">,
  eventId: number,
  { format, hasLinks }: WantedFile,
): Promise<GuestFile> {
  const { db, viewer } = request;
  const author = authorOf(viewer);
  const { id, name } = await getEvent(db, viewer, eventId);
  const origin = hasLinks ? request.origin() : undefined;
  const content = await inTurn(author, () => writeFile(db, id, { format, origin }));
  const details = { format: guestFileKinds[format].extension.slice(1) };
  await recordAudit(db.prisma, { kind: "list-exported", by: auditedBy(request), eventId: id, details });
  return {
    filename: `${fileStem(name, "Guests")}${guestFileKinds[format].extension}`,
    content: content.toString("base64"),
  };
}

type Portions = AsyncIterable<string[][]>;

interface WrittenFile {
  format: GuestFileFormat;
  /** Of personal links; undefined for none. */
  origin: string | undefined;
}

async function writeFile(db: Database, id: ListReadableEventId, { format, origin }: WrittenFile): Promise<Buffer> {
  const isCsv = format === "csv";
  const rows = await inTransaction(db, (tx) => read(guestPortions(tx, id, origin), isCsv ? csvText : jsonLines));
  return isCsv ? Buffer.concat([Buffer.from(byteOrderMark), rows]) : writeWorkbook(rows);
}

async function* guestPortions(
  tx: Queryable,
  id: ListReadableEventId,
  origin: string | undefined,
): AsyncGenerator<string[][]> {
  await seeOneMoment(tx);
  const columns = { fields: await findGuestFields(tx, id), extra: await findGuestColumns(tx, id) };
  const linkOf = origin === undefined ? undefined : await readPersonalLinks(tx, id, origin);
  const arrivals = await readArrivals(tx, id);
  // An extra column of that name would be read as ours.
  const hasNotes = columns.extra.includes(doorNoteHeader) || (await hasDoorNotes(tx, id));
  const headers = [
    ...(hasNotes ? [doorNoteHeader] : []),
    ...(arrivals ? [arrivalHeader] : []),
    ...(linkOf ? [personalLinkHeader] : []),
  ];
  const added = (guest: ListedGuest) => [
    ...(hasNotes ? [guest.doorNote] : []),
    ...(arrivals ? [arrivalOf(guest, arrivals)] : []),
    ...(linkOf ? [linkOf(guest.id)] : []),
  ];
  yield [[...headerCells(columns), ...headers]];
  let guests = await findGuestsAfter(tx, id, undefined);
  while (guests.length > 0) {
    yield guests.map((guest) => [...guestCells(guest, columns), ...added(guest)]);
    guests = await findGuestsAfter(tx, id, guests.at(-1));
  }
}

/** Empty for guests who declined, and did not come. */
function arrivalOf({ id, attendance }: ListedGuest, arrivals: ReadonlyMap<number, number>): string {
  const at = arrivals.get(id);
  return at === undefined && attendance === "no" ? "" : arrivalText(at);
}

async function read(portions: Portions, textOf: (rows: string[][]) => string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const rows of portions) parts.push(Buffer.from(textOf(rows)));
  return Buffer.concat(parts);
}

const jsonLines = (rows: string[][]) => rows.map((cells) => `${JSON.stringify(cells)}\n`).join("");

const program: ChildProgram<null, Uint8Array> = {
  entry: entryBeside(import.meta.url, "./workbook.child"),
  task: z.null(),
  result: z.instanceof(Uint8Array),
};

/** The largest lists take half a minute and half of the memory. */
const limits: ChildLimits = { timeoutMs: 180_000, maxResidentBytes: 512 * 1024 * 1024, maxHeapMegabytes: 256 };

/**
 * Rows are lines of JSON, each an array of texts. @throws DomainError UNAVAILABLE when it takes too much time or memory
 */
async function writeWorkbook(rows: Buffer): Promise<Buffer> {
  try {
    return Buffer.from(await runChild(program, { task: null, bytes: rows, limits }));
  } catch (error) {
    const isTooMuch = error instanceof ChildEnded && error.failure !== "failed";
    throw isTooMuch ? new DomainError("UNAVAILABLE", message("refusals.busy"), { cause: error }) : error;
  }
}
