import { describe, expect, it } from "vitest";
import { LoginDocument } from "../../../../frontend/features/auth/generated/login.ts";
import type { SeatMoveInput } from "../../../../frontend/generated/schema-types.ts";
import { CostlyReasonsDocument, UpdateTableDocument } from "../../../testing/generated/operations.ts";
import { plannedEvent, wish } from "../../../testing/plan-runs.ts";
import { noteDetails, seat, tableId } from "../../../testing/seating-calls.ts";
import { sharedTestApi } from "../../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const ask = async (eventId: number, guestId: number, moves: SeatMoveInput[] = [], client = admin) =>
  (await client.execute(CostlyReasonsDocument, { eventId, guestId, moves })).seatingReasons;

describe("the reasons for a seat", () => {
  it("name wishes and the best other table, in the reader's language", async () => {
    const { eventId, ids } = await plannedEvent(admin, 6, [3, 4]);
    const [one = 0, two = 0, three = 0] = ids;
    await wish(admin, eventId, { kind: "LIKE", guestIds: [one, two] });
    await seat(
      admin,
      eventId,
      [one, two, three].map((guestId) => ({ guestId, tableLabel: "1" })),
    );
    await seat(
      admin,
      eventId,
      ids.slice(3).map((guestId) => ({ guestId, tableLabel: "2" })),
    );
    const found = await ask(eventId, one);
    expect(found.reasons.join(" ")).toContain("G2");
    expect(found.alternative?.tableId).toBe(await tableId(admin, eventId, "2"));
    expect(found.alternative?.cost).toBe(1);
    expect(found.alternative?.text).toContain("Table 2");
    const reader = api.anonymous({ "Accept-Language": "de" });
    await reader.execute(LoginDocument, { input: { username: "admin", password: "correct horse" } });
    expect((await ask(eventId, one, [], reader)).alternative?.text).toContain("Tisch 2");
  });

  it("may be those of a plan that nobody has accepted, also if guests and tables are gone meanwhile", async () => {
    const { eventId, ids } = await plannedEvent(admin, 3, [4, 4]);
    const [one = 0, two = 0, three = 0] = ids;
    await noteDetails(admin, eventId, [one, two], { household: "Berg" });
    expect(await ask(eventId, one)).toEqual({ reasons: ["This guest has no table."], alternative: null });
    const moves = [
      ...[one, two].map((guestId) => ({ guestId, tableLabel: "2" })),
      { guestId: three, tableLabel: "Gone" },
      { guestId: 2_000_000_000, tableLabel: "1" },
    ];
    expect((await ask(eventId, one, moves)).reasons.join(" ")).toContain("Berg");
  });

  it("say why no plan decides about a guest", async () => {
    const { eventId, ids } = await plannedEvent(admin, 2, [4]);
    const [one = 0, two = 0] = ids;
    await seat(admin, eventId, [{ guestId: one, tableLabel: "1" }]);
    await noteDetails(admin, eventId, [two], { attendance: "NO" });
    await admin.execute(UpdateTableDocument, {
      eventId,
      id: await tableId(admin, eventId, "1"),
      input: { isLocked: true },
    });
    expect((await ask(eventId, one)).reasons).toEqual(["The table is locked, so its guests stay where they are."]);
    expect((await ask(eventId, two)).reasons).toEqual(["This guest is not coming."]);
  });
});
