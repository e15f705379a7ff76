import { type KillableServer, startKillableServer } from "../../backend/testing/faults/killable-server.ts";
import { UploadGuestsDocument } from "../../backend/testing/generated/operations.ts";
import { newEvent } from "../../backend/testing/guest-list-calls.ts";
import { UndoChangeDocument } from "../../frontend/features/history/generated/undo-change.ts";
import { formatTable } from "../lib/table.ts";
import { Floor, type FloorTimes } from "./floor.ts";
import { atNextTables, type LargeFile } from "./guest-files.ts";

const rounds = 3;
const maxSeconds = 5;

/** In milliseconds. */
interface Measured {
  importMs: number;
  added: number;
  addedAgain: number;
  moved: number;
  replaced: number;
}

/** Times undoing imports of a list, over HTTP up to the commit, beside DELETE and COPY of the same rows. */
export async function measureUndo(databaseUrl: string, list: LargeFile, others: LargeFile): Promise<void> {
  const server = await startKillableServer(databaseUrl);
  const floor = await Floor.prepare(databaseUrl, await newEvent(server.admin));
  try {
    const moved = await atNextTables(list);
    const all: (Measured & FloorTimes)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      all.push({ ...(await floor.measure(list)), ...(await measureRound(server, list, moved, others)) });
    }
    printTable(list, all);
  } finally {
    await floor.close();
    await server.kill();
  }
}

async function measureRound(
  server: KillableServer,
  list: LargeFile,
  moved: LargeFile,
  others: LargeFile,
): Promise<Measured> {
  const eventId = await newEvent(server.admin);
  const undo = (entryId: number) => timed(() => undoChange(server, eventId, entryId));
  const first = await timed(() => upload(server, eventId, list));
  const added = await undo(first.result);
  const addedAgain = await undo(added.result);
  const move = await upload(server, eventId, moved);
  const ofMove = await undo(move);
  const replacement = await upload(server, eventId, others);
  const replaced = await undo(replacement);
  return { importMs: first.ms, added: added.ms, addedAgain: addedAgain.ms, moved: ofMove.ms, replaced: replaced.ms };
}

/** @returns id of its history entry */
async function upload({ admin }: KillableServer, eventId: number, { kind, content, rows }: LargeFile): Promise<number> {
  const file = new File([new Uint8Array(content)], `guests.${kind}`);
  const { uploadGuestFile } = await admin.execute(UploadGuestsDocument, { eventId, file });
  if (uploadGuestFile.guestCount !== rows.length) throw new Error(`Read ${uploadGuestFile.guestCount} guests.`);
  return uploadGuestFile.historyEntryId;
}

/** @returns id of the undo's history entry */
async function undoChange({ admin }: KillableServer, eventId: number, historyEntryId: number): Promise<number> {
  const { undoChange: undone } = await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
  return undone.historyEntryId;
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}

function printTable({ rows }: LargeFile, all: readonly (Measured & FloorTimes)[]): void {
  const best = (of: (one: Measured & FloorTimes) => number) => Math.min(...all.map(of));
  const [removal, copy] = [best(({ deleteMs }) => deleteMs), best(({ copyMs }) => copyMs)];
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const row = (what: string, of: (one: Measured) => number, floor: number) => [
    ...[what, seconds(best(of)), seconds(Math.max(...all.map(of))), seconds(floor), (best(of) / floor).toFixed(2)],
    best(of) <= maxSeconds * 1000 ? "yes" : "no",
  ];
  console.log(
    formatTable(
      [
        `Undo of an import of ${rows.length.toLocaleString("en-US")}`,
        "Best",
        "Worst",
        "Floor",
        "/ floor",
        `≤ ${maxSeconds} s`,
      ],
      [
        row("into an empty event", ({ added }) => added, removal),
        row("the undo itself", ({ addedAgain }) => addedAgain, copy),
        row("of the same guests at other tables", ({ moved }) => moved, removal + copy),
        row("of others instead", ({ replaced }) => replaced, removal + copy),
      ],
    ),
  );
  console.log("\nFloors: DELETE of the rows, COPY of the rows, and both; rows are recorded as always.");
}
