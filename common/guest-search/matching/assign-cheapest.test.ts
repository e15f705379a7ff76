import { describe, expect, it } from "vitest";
import { assignCheapest } from "./assign-cheapest.ts";

const everywhere = () => true;
const nowhere = () => false;

describe("the cheapest assignment", () => {
  it("gives each item a place of its own", () => {
    const distances = [
      [0, 1],
      [0, 5],
    ];
    expect(assignCheapest(2, 2, (item, place) => distances[item]?.[place] ?? 0, everywhere)).toBe(1);
  });

  it("takes all needed places, and leaves others", () => {
    const distances = [[2, 1, 3]];
    const distance = (_: number, place: number) => distances[0]?.[place] ?? 0;
    expect(assignCheapest(1, 3, distance, nowhere)).toBe(1);
    expect(assignCheapest(1, 3, distance, (place) => place === 2)).toBe(3);
    expect(assignCheapest(1, 3, distance, everywhere)).toBe(Number.POSITIVE_INFINITY);
  });

  it("is not searched for in every order when there is none", () => {
    let asked = 0;
    const distance = (item: number) => {
      asked += 1;
      return item === 7 ? Number.POSITIVE_INFINITY : 0;
    };
    expect(assignCheapest(8, 8, distance, everywhere)).toBe(Number.POSITIVE_INFINITY);
    // There are 40,320 orders.
    expect(asked).toBeLessThan(4_000);
  });
});
