import { correctedTime, type DoorOperation } from "../../../../common/door/door-operation.ts";
import type { DoorFold, DoorPerson } from "../../../../common/door/fold-door.ts";
import { maxDoorPeriods } from "../../../../common/retention-rules.ts";

const periodMs = 5 * 60 * 1000;

/** When somebody first arrived, in milliseconds since 1970, even if they have left since; undefined if they never did. */
export function firstArrival({ operations }: DoorPerson, { cancelled }: DoorFold): number | undefined {
  const isArrival = ({ id, kind }: DoorOperation) => (kind === "ARRIVED" || kind === "WALK_IN") && !cancelled.has(id);
  const times = operations.filter(isArrival).map(correctedTime);
  return times.length > 0 ? times.reduce((first, time) => Math.min(first, time)) : undefined;
}

/** How many arrived within each five minutes in which anybody did, in order; at most two weeks of them. */
export function arrivalsPerPeriod(times: readonly number[]): { from: string; count: number }[] {
  const counts = new Map<number, number>();
  for (const time of times) {
    const from = Math.floor(time / periodMs) * periodMs;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one - other)
    .slice(0, maxDoorPeriods)
    .map(([from, count]) => ({ from: new Date(from).toISOString(), count }));
}
