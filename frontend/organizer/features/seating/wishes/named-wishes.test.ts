import { expect, it } from "vitest";
import { emptyWish } from "../model/extras.ts";
import { countNames, firstChoices, inOrderOfNeed, type NamedWish, nameKey, wishesOf } from "./named-wishes.ts";

const certain = (...guestIds: number[]) => ({ text: "A", guestIds, isCertain: true });
const uncertain = (...guestIds: number[]) => ({ text: "B", guestIds, isCertain: false });
const unknown = { text: "C", guestIds: [], isCertain: false };
const named = (guestId: number, ...names: NamedWish["names"]): NamedWish => ({ guestId, text: "", names });
const pairsOf = (...args: Parameters<typeof wishesOf>) => wishesOf(...args).map(({ guestIds }) => guestIds);

it("takes who is certain, and nobody else before they are chosen", () => {
  const cells = [named(1, certain(2), uncertain(3, 4), unknown)];
  const choices = firstChoices(cells);
  expect(pairsOf(cells, choices, "LIKE", [])).toEqual([[1, 2]]);
  const chosen = new Map(choices).set(nameKey({ guestId: 1 }, 1), [4]);
  expect(pairsOf(cells, chosen, "LIKE", [])).toEqual([
    [1, 2],
    [1, 4],
  ]);
});

it("makes one wish of guests who name each other, and none of those who name themselves", () => {
  const cells = [named(1, certain(2)), named(2, certain(1)), named(3, certain(3))];
  expect(pairsOf(cells, firstChoices(cells), "DISLIKE", [])).toEqual([[1, 2]]);
});

it("joins those who must sit together by way of others", () => {
  const cells = [named(1, certain(2)), named(3, certain(4)), named(2, certain(3)), named(8, certain(9))];
  expect(pairsOf(cells, firstChoices(cells), "TOGETHER", [])).toEqual([
    [1, 2, 3, 4],
    [8, 9],
  ]);
});

it("leaves out what is wished for already", () => {
  const cells = [named(1, certain(2)), named(3, certain(4))];
  const present = [{ ...emptyWish("LIKE"), guestIds: [2, 1, 7] }];
  expect(pairsOf(cells, firstChoices(cells), "LIKE", present)).toEqual([[3, 4]]);
  expect(pairsOf(cells, firstChoices(cells), "DISLIKE", present)).toHaveLength(2);
});

it("lists first what needs a choice, then what was not found", () => {
  const cells = [
    named(1, certain(2)),
    named(2, certain(1), unknown),
    named(3, unknown, uncertain(1, 2)),
    named(4, certain(1)),
  ];
  expect(inOrderOfNeed(cells).map(({ guestId }) => guestId)).toEqual([3, 2, 1, 4]);
  expect(countNames(cells)).toEqual({ certain: 3, toChoose: 1, notFound: 2 });
});
