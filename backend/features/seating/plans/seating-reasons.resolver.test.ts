import { describe, expect, it } from "vitest";
import type { SeatMoveInput } from "../../../../frontend/generated/schema-types.ts";
import { ApiClient } from "../../../testing/api-client.ts";
import { CostlyReasonsDocument, RegisterDocument, UpdateTableDocument } from "../../../testing/generated/operations.ts";
import { sampleEventId } from "../../../testing/guest-list-calls.ts";
import { plannedEvent, suggest, wish } from "../../../testing/plan-runs.ts";
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
    const reader = new ApiClient(api.url, { "Accept-Language": "de" });
    const input = { username: "leser", password: "a long password", name: "Leser", email: "leser@example.com" };
    await reader.execute(RegisterDocument, { input });
    const { id: ownerId } = await api.db.prisma.user.findFirstOrThrow({ where: { username: "leser" } });
    await api.db.prisma.event.update({ where: { id: eventId }, data: { ownerId } });
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

  it("are for those who may see the guest, also of the sample", async () => {
    const [{ eventId, ids }, other] = [await plannedEvent(admin, 1, [4]), await plannedEvent(admin, 1, [4])];
    const [own = 0] = ids;
    const client = await api.signInAsNewCustomer("curious");
    await expect(ask(eventId, own, [], client)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const missing = { code: "NOT_FOUND", message: "This guest does not exist." };
    await expect(ask(eventId, other.ids[0] ?? 0)).rejects.toMatchObject(missing);
    const sample = await sampleEventId(admin);
    const guest = await api.db.prisma.guest.findFirstOrThrow({ where: { eventId: sample } });
    expect((await ask(sample, guest.id)).reasons).toBeDefined();
  });
});

describe("rules that cannot all hold", () => {
  it("are named at once, without a search", async () => {
    const { eventId, ids } = await plannedEvent(admin, 6, [4, 4]);
    await wish(admin, eventId, { kind: "TOGETHER", guestIds: ids.slice(0, 5) });
    const run = suggest(admin, eventId, { seconds: 30 });
    const reports = await run.all();
    // A search begins with a bound.
    expect(reports.map(({ bound }) => bound)).toEqual(reports.map(() => null));
    const end = reports.at(-1);
    expect(end).toMatchObject({ state: "IMPOSSIBLE", value: null, moves: [] });
    expect(end?.contradictions[0]?.sentences.join(" ")).toMatch(
      /4 seats.*these 5 must sit together: G1, G2, G3, G4 and G5/,
    );
  });
});
