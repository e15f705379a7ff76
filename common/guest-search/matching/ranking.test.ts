import { expect, it } from "vitest";
import { Ranking } from "./ranking.ts";

const guest = (place: number, penalty = 0, layer = 0) => ({
  guest: place,
  layer,
  penalty,
  isDoubtful: false,
  isUnfinished: false,
});

function bestOf(limit: number, offered: readonly ReturnType<typeof guest>[]): number[] {
  const ranking = new Ranking(limit);
  for (const one of offered) ranking.offer(one);
  return ranking.best.map((one) => one.guest);
}

it("keeps the first of many who match equally well, in whichever order they come", () => {
  const alike = [5, 2, 9, 1, 7, 3].map((place) => guest(place));
  expect(bestOf(3, alike)).toEqual([1, 2, 3]);
  expect(bestOf(3, alike.toReversed())).toEqual([1, 2, 3]);
});

it("keeps those of better layers, then of lower penalties", () => {
  expect(bestOf(2, [guest(1, 0, 2), guest(2, 1, 1), guest(3, 0, 1), guest(4, 2, 1)])).toEqual([3, 2]);
});

it("keeps the better of two matches of the same guest", () => {
  expect(bestOf(3, [guest(1, 2), guest(2, 1), guest(1, 0), guest(1, 3)])).toEqual([1, 2]);
});
