import { seatMoveSchema } from "../../../../common/guest-rules.ts";
import { maxGuestsAtOnce } from "../../../../common/limits.ts";
import type { Language } from "../../../../common/messages/language.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import type { Database } from "../../../database/client.ts";
import { type ChildProgram, entryBeside } from "../../../lib/child-program.ts";
import { declareLimit, type Refusal } from "../../../lib/declared-limits.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { declareQueue, FairQueue } from "../../../lib/fair-queue.ts";
import { onceFor } from "../../../lib/once-for.ts";
import { parseInput } from "../../../lib/parse-input.ts";
import { declareRate, RateLimit } from "../../../lib/rate-limit.ts";
import { ChildEnded, type ChildLimits, formatChildLimits, runChild } from "../../../lib/run-child.ts";
import { getEvent } from "../../events/event-access.service.ts";
import { guestNotFound } from "../../guests/changed-guests.service.ts";
import { readGuests } from "../../guests/guest.service.ts";
import { authorOf } from "../../users/author.service.ts";
import type { Viewer } from "../../users/viewer.type.ts";
import { applyMoves } from "../problem/apply-moves.ts";
import { partakers } from "../problem/build-problem.ts";
import type { PlanOptions, PlanRows } from "../problem/plan-rows.ts";
import {
  type ReasonsResult,
  type ReasonsTask,
  reasonsProgress,
  reasonsResult,
  reasonsTask,
} from "../problem/reasons-messages.ts";
import type { SeatMoveInput } from "../seating.input.ts";
import { readPlanRows } from "./plan-rows.service.ts";
import type { SeatingReasons } from "./seating-suggestion.type.ts";

const program: ChildProgram<ReasonsTask, never, ReasonsResult> = {
  entry: entryBeside(import.meta.url, "./reasons.child"),
  task: reasonsTask,
  progress: reasonsProgress,
  result: reasonsResult,
  leavesNoTrace: () => true,
};

const limits: ChildLimits = { timeoutMs: 15_000, maxResidentBytes: 512 * 1024 * 1024, maxHeapMegabytes: 384 };

declareLimit({
  what: "Seating: answering why a guest sits there",
  counts: "each question",
  limit: formatChildLimits(limits),
  beyond: "413",
});

const tooMany: Refusal = { code: "RATE_LIMITED", message: message("seating-plans.tooManyQuestions") };

const asked = declareRate({
  what: "Seating: asking why a guest sits there",
  counts: "each account",
  max: 60,
  message: tooMany.message,
});
const askLimitOf = onceFor((_db: Database) => new RateLimit(asked));

const answered = declareQueue({
  what: "Seating: finding out why a guest sits there",
  counts: "account",
  places: 2,
  placesWhenSmall: 1,
  waiting: 20,
  waitingPerKey: 4,
  beyond: { own: tooMany, all: tooMany },
});
const turnsOf = onceFor((_db: Database) => new FairQueue(answered));

const options: PlanOptions = {
  ...{ keep: "nothing", seatsPerTable: null, splitHouseholds: false },
  ...{ assignsChairs: false, rankColumn: null },
};

/** Somebody who wants to know why a guest sits where they sit. */
export interface Asker {
  db: Database;
  viewer: Viewer;
  language: Language;
}

/** Explains a seat, after any moves. @throws DomainError NOT_FOUND, FORBIDDEN, BAD_INPUT, TOO_LARGE, RATE_LIMITED */
export async function explainSeat(
  { db, viewer, language }: Asker,
  eventId: number,
  guestId: number,
  moves: readonly SeatMoveInput[],
): Promise<SeatingReasons> {
  const { key } = authorOf(viewer);
  const { id } = await getEvent(db, viewer, eventId);
  if ((await readGuests(db.prisma, id, [guestId])).length === 0) throw guestNotFound();
  if (moves.length > maxGuestsAtOnce) {
    throw new DomainError("TOO_LARGE", message("seating-plans.tooManyGuests", { maximum: maxGuestsAtOnce }));
  }
  const assumed = moves.map((move) => parseInput(seatMoveSchema, move));
  askLimitOf(db).count(key);
  return turnsOf(db).run(key, async () => {
    const { rows } = await readPlanRows(db, id, options);
    const { reasons, alternative } = await findReasons(applyMoves(rows, assumed), guestId);
    const say = (sentence: Message) => language.say(sentence);
    return {
      reasons: reasons.map(say),
      alternative: alternative && { ...alternative, text: alternative.sentences.map(say).join(" ") },
    };
  });
}

async function findReasons(rows: PlanRows, guestId: number): Promise<ReasonsResult> {
  const why = whyNotPlanned(rows, guestId);
  if (why) return { reasons: [why], alternative: null };
  try {
    const task = { rows, guestId };
    return await runChild(program, { task, bytes: new Uint8Array(), limits, onProgress: () => undefined });
  } catch (error) {
    const isTooMuch = error instanceof ChildEnded && error.failure !== "failed";
    throw isTooMuch ? new DomainError("TOO_LARGE", message("seating-plans.tooDemanding"), { cause: error }) : error;
  }
}

function whyNotPlanned(rows: PlanRows, guestId: number): Message | undefined {
  const guest = rows.guests.find(({ id }) => id === guestId);
  if (!guest) return message("seating-plans.notComing");
  if (guest.tableNumber === "") return message("seating-plans.noTable");
  return partakers(rows).includes(guest) ? undefined : message("seating-plans.tableLocked");
}
