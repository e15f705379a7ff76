import { maxPrintedGuests } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import type { Database } from "../../database/client.ts";
import { declareQueue, FairQueue } from "../../lib/fair-queue.ts";
import { onceFor } from "../../lib/once-for.ts";
import { SpareTime } from "../../lib/spare-time.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { type Fingerprints, fingerprinting, type PrintedParts } from "./changes/fingerprints.ts";
import type { PrintGuest } from "./pages/print-facts.ts";
import { findPrintGuests } from "./print-facts.data.ts";
import { countChangedGuests, type PrintHead } from "./print-record.data.ts";

interface CountedPrints {
  id: ListReadableEventId;
  kind: PrintKind;
  listVersion: number;
  prints: readonly PrintHead[];
}

/** How many guests of each print have changed since, by the print's id. */
type Counts = ReadonlyMap<number, number>;

const countsKept = 500;

// A long list takes seconds, so one event at a time, in a part of the process's time.
const countingLimit = declareQueue({
  what: "Prints: counting what has changed since",
  counts: "event",
  places: 1,
  waiting: 50,
  waitingPerKey: 12,
  beyond: {
    own: { code: "RATE_LIMITED", message: message("print-runs.ownInProgress"), retryAfterSeconds: 10 },
    all: { code: "UNAVAILABLE", message: message("print-runs.manyInProgress"), retryAfterSeconds: 30 },
  },
});
const countingOf = onceFor((_db: Database) => ({
  turns: new FairQueue(countingLimit),
  time: new SpareTime({ share: 0.25, atOnce: 1 }),
  counts: new Map<string, Promise<Counts>>(),
}));

/** Cached per version of the list. @throws DomainError RATE_LIMITED, UNAVAILABLE when too many are waiting */
export function countPrintChanges(db: Database, counted: CountedPrints): Promise<Counts> {
  const { turns, counts } = countingOf(db);
  const key = [counted.id, counted.kind, counted.listVersion, ...counted.prints.map(({ id }) => id)].join();
  const known = counts.get(key);
  if (known !== undefined) return known;
  const counting = turns.run(String(counted.id), () => count(db, counted));
  counts.set(key, counting);
  counting.catch(() => counts.delete(key));
  for (const oldest of counts.keys()) {
    if (counts.size <= countsKept) break;
    counts.delete(oldest);
  }
  return counting;
}

async function count(db: Database, { id, prints }: CountedPrints): Promise<Counts> {
  const guests = await readGuests(db, id, [...new Set(prints.flatMap(({ parts }) => parts.columns))]);
  const partsByText = new Map(prints.map(({ parts }) => [JSON.stringify(parts), parts]));
  const counts = new Map<number, number>();
  for (const [text, parts] of partsByText) {
    const now = await fingerprintsInSpareTime(db, guests, parts);
    const alike = prints.filter((print) => JSON.stringify(print.parts) === text).map((print) => print.id);
    for (const [print, changed] of await countChangedGuests(db.prisma, alike, now)) counts.set(print, changed);
  }
  return counts;
}

const inSpareTime = <Result>(db: Database, task: () => Promise<Result>) => countingOf(db).time.run("", task);

async function readGuests(db: Database, id: ListReadableEventId, columns: readonly string[]): Promise<PrintGuest[]> {
  const portions = findPrintGuests(db.prisma, id, columns, { here: [], most: maxPrintedGuests });
  const guests: PrintGuest[] = [];
  for (;;) {
    const portion = await inSpareTime(db, () => portions.next());
    if (portion.done) return guests;
    guests.push(...portion.value);
  }
}

async function fingerprintsInSpareTime(
  db: Database,
  guests: readonly PrintGuest[],
  parts: PrintedParts,
): Promise<Fingerprints> {
  const work = fingerprinting(guests, parts);
  for (;;) {
    const step = await inSpareTime(db, async () => work.next());
    if (step.done) return step.value;
  }
}
