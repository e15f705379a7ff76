import { beforeEach, describe, expect, it } from "vitest";
import { maxGuestsInAllWishes, maxGuestsInWish, maxWishes, maxWishesAtOnce } from "../../../common/wish-limits.ts";
import { ChangeWishesDocument } from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import {
  addStage,
  changeWishes,
  newWishEvent,
  readWishes,
  type WishChanges,
  wishesInShort,
} from "../../testing/wish-calls.ts";

let eventId: number;
let anna: number;
let ben: number;
let cleo: number;
let dora: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeEach(async () => {
  ({ eventId, anna, ben, cleo, dora } = await newWishEvent(api, admin));
});

const wishes = () => readWishes(admin, eventId);
const inShort = () => wishesInShort(admin, eventId);
const change = (changes: WishChanges, removedIds?: number[]) => changeWishes(admin, eventId, changes, removedIds);
const refusal = (changes: WishChanges, removedIds: number[] = [], client = admin) =>
  client.refusal(ChangeWishesDocument, { eventId, changes, removedIds });

describe("changeWishes", () => {
  it("adds, changes and removes wishes, and drops what means nothing to their kind", async () => {
    await change([
      { kind: "TOGETHER", guestIds: [ben, anna, ben], column: "Side", priority: "HIGH", minimum: 3 },
      { kind: "NEAR", guestIds: [dora], fixtureId: await addStage(api, admin, eventId) },
      { kind: "TABLE_MINIMUM", minimum: 4 },
      { kind: "LIKE", guestIds: [dora, cleo], column: "side:", priority: "LOW" },
      { kind: "COLUMN_SPREAD", column: "side:", priority: "HIGH", guestIds: [anna] },
    ]);
    const [together, near, minimum, liked, spread] = await wishes();
    const plain = { priority: "MEDIUM", guestIds: [], column: "", fixtureId: null, minimum: null };
    expect([together, near, minimum, liked, spread]).toMatchObject([
      { ...plain, kind: "TOGETHER", guestIds: [anna, ben] },
      { ...plain, kind: "NEAR", guestIds: [dora], fixtureId: expect.any(Number) },
      { ...plain, kind: "TABLE_MINIMUM", minimum: 4 },
      { ...plain, kind: "LIKE", guestIds: [cleo, dora], priority: "LOW" },
      { ...plain, kind: "COLUMN_SPREAD", priority: "HIGH", column: "Side" },
    ]);
    await change([{ id: together?.id, kind: "DISLIKE", guestIds: [anna, cleo] }], [spread?.id ?? 0, near?.id ?? 0]);
    expect(await wishes()).toMatchObject([
      { id: together?.id, kind: "DISLIKE", guestIds: [anna, cleo] },
      { id: minimum?.id },
      { id: liked?.id },
    ]);
  });

  it("replaces a wish that says the same", async () => {
    await change([{ kind: "LIKE", guestIds: [anna, ben] }, { kind: "COMPANY" }, { kind: "BALANCE" }]);
    await change([
      { kind: "LIKE", guestIds: [ben, anna], priority: "HIGH" },
      { kind: "COMPANY", priority: "LOW" },
      { kind: "LIKE", guestIds: [anna, cleo] },
      { kind: "LIKE", guestIds: [cleo, anna], priority: "LOW" },
    ]);
    expect(await inShort()).toEqual([
      ["LIKE", "HIGH", [anna, ben].join(" ")],
      ["COMPANY", "LOW", ""],
      ["BALANCE", "MEDIUM", ""],
      ["LIKE", "LOW", [anna, cleo].join(" ")],
    ]);
    const last = (await wishes()).at(-1);
    await change([{ id: last?.id, kind: "LIKE", guestIds: [anna, ben] }]);
    expect(await wishes()).toMatchObject([{ kind: "COMPANY" }, { kind: "BALANCE" }, { id: last?.id }]);
  });

  it("refuses broken rules and other columns, and changes nothing then", async () => {
    const message = "Please choose at least two guests.";
    expect(await refusal([{ kind: "BALANCE" }, { kind: "APART", guestIds: [anna, anna] }])).toMatchObject({
      ...{ code: "BAD_INPUT", message },
    });
    expect(await refusal([{ kind: "BALANCE" }, { kind: "COLUMN_TOGETHER", column: "Diet" }])).toMatchObject({
      code: "BAD_INPUT",
      message: "The guest list has no column “Diet”. Please choose one of its columns.",
    });
    expect(await wishes()).toEqual([]);
  });

  it("refuses what the event lacks", async () => {
    await change([{ kind: "BALANCE" }]);
    const [{ id = 0 } = {}] = await wishes();
    const other = { id, kind: "LIKE" as const, guestIds: [anna, ben] };
    expect(await refusal([{ kind: "NEAR", guestIds: [anna], fixtureId: 1 }])).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal([other, { ...other, kind: "DISLIKE" }])).toMatchObject({ code: "BAD_INPUT" });
    await change([], [id]);
    const message = /removed in the meantime, so nothing was saved\./;
    expect(await refusal([other])).toMatchObject({ code: "NOT_FOUND", message: expect.stringMatching(message) });
    expect(await refusal([], [id])).toMatchObject({ code: "NOT_FOUND" });
  });

  it("takes at most 500 at once and 2,000 in all, those nobody sees not counted", async () => {
    const tooMany = Array.from({ length: maxWishesAtOnce + 1 }, () => ({ kind: "BALANCE" }) as const);
    expect(await refusal(tooMany)).toMatchObject({ code: "BAD_INPUT" });
    expect(await refusal([])).toMatchObject({ code: "BAD_INPUT" });
    const data = Array.from({ length: maxWishes }, (_, i) => ({
      eventId,
      kind: "NEAR" as const,
      guestIds: [anna],
      fixtureId: i,
    }));
    await api.db.prisma.wish.createMany({ data });
    await change([{ kind: "BALANCE" }]);
    expect(await api.db.prisma.wish.count({ where: { eventId } })).toBe(1);
    const likes = Array.from({ length: maxWishes - 1 }, () => ({
      eventId,
      kind: "LIKE" as const,
      guestIds: [anna, ben],
    }));
    await api.db.prisma.wish.createMany({ data: likes.map((like, i) => ({ ...like, guestIds: [anna, ben, -i] })) });
    expect(await refusal([{ kind: "COMPANY" }])).toMatchObject({
      code: "BAD_INPUT",
      message: "An event can have at most 2,000 wishes. Please remove some first.",
    });
  });

  it("lets all wishes together be about 20,000 guests, and takes some away from more", async () => {
    const guestIds = Array.from({ length: maxGuestsInWish }, (_, i) => -i);
    const count = maxGuestsInAllWishes / maxGuestsInWish;
    const near = { eventId, kind: "NEAR" as const, guestIds };
    await api.db.prisma.wish.createMany({
      data: Array.from({ length: count - 1 }, (_, i) => ({ ...near, fixtureId: i })),
    });
    const pair = { kind: "LIKE" as const, guestIds: [anna, ben] };
    await change([pair]);
    const { id } = await api.db.prisma.wish.create({ data: { ...near, fixtureId: count } });
    const other = { kind: "LIKE" as const, guestIds: [cleo, dora] };
    expect(await refusal([other])).toMatchObject({
      code: "BAD_INPUT",
      message:
        "The wishes of an event can name at most 20,000 guests in total. A guest in several wishes counts each time. Please remove some wishes first.",
    });
    await change([{ ...pair, priority: "HIGH" as const }]);
    await change([other], [id]);
    expect(await inShort()).toEqual([
      ["LIKE", "HIGH", `${anna} ${ben}`],
      ["LIKE", "MEDIUM", `${cleo} ${dora}`],
    ]);
  });
});
