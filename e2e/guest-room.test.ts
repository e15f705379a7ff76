import type { Page } from "playwright-core";
import { expect } from "vitest";
import { SearchGuestsDocument } from "../backend/testing/generated/guest-operations.ts";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { SeatGuestsDocument } from "../frontend/features/seating/generated/board-acts.ts";
import { BoardTablesDocument } from "../frontend/features/seating/generated/read-board.ts";
import { ChangeFloorPlanDocument } from "../frontend/features/seating/plan/generated/floor-plan.ts";
import type { FixtureInput, FloorPlanInput } from "../frontend/generated/schema-types.ts";
import type { RunningApp } from "./support/app.ts";
import { firstOf } from "./support/first-of.ts";
import { nameBox, openAnswer, pictureOf, search } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask, type Caller, type EventWishes, prepareEvent } from "./support/prepared-event.ts";
import { test } from "./support/test.ts";

const places = Array.from({ length: 20 }, (_, place) => ({
  label: place === 19 ? "Head Table" : String(place + 1),
  x: place === 19 ? 1100 : 400 + (place % 5) * 350,
  y: place === 19 ? 130 : 500 + Math.floor(place / 5) * 380,
}));

const guests = [
  ["Name", "Table", "Meal"],
  ...places.map(({ label }) => [`Guest of ${label}`, label, "Fish"]),
  ["Anna Müller", "7", "Vegetarian"],
  ["Hannah Schneider", "Head Table", "Fish"],
];

const fixtures: FixtureInput[] = [
  { kind: "STAGE", label: "", x: 2150, y: 250, width: 400, depth: 300, rotation: 0 },
  { kind: "BAR", label: "", x: 100, y: 1100, width: 120, depth: 500, rotation: 0 },
  { kind: "DANCE_FLOOR", label: "", x: 2130, y: 1150, width: 420, depth: 600, rotation: 0 },
  { kind: "PILLAR", label: "", x: 1650, y: 300, width: 40, depth: 40, rotation: 0 },
  { kind: "DOOR", label: "", x: 1200, y: 2000, width: 180, depth: 20, rotation: 0 },
];

interface Hall {
  id: number;
  path: string;
  tables: Map<string, number>;
}

const change = (caller: Caller, eventId: number, input: FloorPlanInput) =>
  ask(caller, ChangeFloorPlanDocument, { eventId, input });

/** Guests see the plan. The caller stays signed in as the administrator. */
async function prepareHall(caller: Caller, app: RunningApp, wishes: Partial<EventWishes> = {}): Promise<Hall> {
  const { id, path } = await prepareEvent(caller, app, { name: "Sophie & Liam", ...wishes }, guests);
  await ask(caller, LoginDocument, { input: app.admin });
  const read = await ask(caller, BoardTablesDocument, { eventId: id });
  const tables = new Map(read.tables.map((table) => [table.label, table.id]));
  await change(caller, id, {
    width: 2400,
    depth: 2000,
    isShownToGuests: true,
    fixtures,
    tables: places.map(({ label, ...place }) => ({
      id: tables.get(label) ?? 0,
      ...place,
      ...(label === "Head Table" ? { shape: "ONE_SIDED", capacity: 8 } : {}),
    })),
  });
  return { id, path, tables };
}

for (const device of firstOf(["phone", "desktop"])) {
  test(`a guest sees where in the room the table is, on a ${device}`, async ({ app, visit }) => {
    const organizer = await visit("desktop");
    const { path } = await prepareHall(organizer, app);
    const page = await visit(device);
    await openAnswer(page, path, "Anna Müller");
    const picture = pictureOf(page, "Table 7");
    await picture.getByText("You are here").waitFor();
    expect(await picture.locator("text").allTextContents()).toEqual([
      "Stage",
      "Bar",
      "Dancefloor",
      "7",
      "You are here",
    ]);
    await page.getByText("From the entrance: about 12 m, to the left. Nearby: Bar.").waitFor();
    await inspect(page, "guest-room");
    await search(page, "Hannah Schneider");
    await pictureOf(page, "Head Table").waitFor();
    await inspect(page, "guest-room-head-table");
  });
}

test("the picture follows the table, the guest and the organizer's choice", async ({ app, visit }) => {
  const organizer = await visit("desktop");
  const { id, path, tables } = await prepareHall(organizer, app);
  const page = await visit("phone");
  await openAnswer(page, path, "Anna Müller");
  await page.getByText("From the entrance: about 12 m, to the left.").waitFor();
  const moved = { id: tables.get("7") ?? 0, x: 1650, y: 1800 };
  await change(organizer, id, { tables: [moved] });
  await page.getByText("From the entrance: about 5 m, to the right.").waitFor();
  const guestId = await idOf(organizer, id, "Anna Müller");
  await ask(organizer, SeatGuestsDocument, { eventId: id, moves: [{ guestId, tableLabel: "Head Table" }] });
  await pictureOf(page, "Head Table").waitFor();
  await change(organizer, id, { isShownToGuests: false });
  await page.getByRole("img").waitFor({ state: "detached" });
  await page.getByText("Head Table").first().waitFor();
  await change(organizer, id, { isShownToGuests: true });
  await pictureOf(page, "Head Table").waitFor();
});

async function idOf(caller: Caller, eventId: number, query: string): Promise<number> {
  const { searchGuests } = await ask(caller, SearchGuestsDocument, { eventId, query });
  return searchGuests[0]?.id ?? 0;
}

test("the picture is there without scripts", async ({ app, visit }) => {
  const organizer = await visit("desktop");
  const { path } = await prepareHall(organizer, app);
  const page = await visit("phone", { javaScript: false });
  await page.goto(path);
  await nameBox(page).fill("Anna Müller");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await pictureOf(page, "Table 7").getByText("You are here").waitFor();
});

test("the picture is not mirrored where the page runs from right to left, and readable in the event's colors", async ({
  app,
  visit,
}) => {
  const organizer = await visit("desktop");
  const theme = { primaryColor: "#F4D35E", backgroundColor: "#0D3B66", fontFamily: "Great Vibes" };
  const { path } = await prepareHall(organizer, app, { theme });
  const [english, hebrew] = [await visit("phone"), await visit("phone", { locale: "he" })];
  await openAnswer(english, path, "Anna Müller");
  await inspect(english, "guest-room-colors");
  await hebrew.goto(`${path}?q=Anna+M%C3%BCller`);
  await hebrew.getByRole("img").getByText("כאן נכנסים").waitFor();
  await inspect(hebrew, "guest-room-hebrew");
  expect(await placeOfMark(hebrew)).toBeCloseTo(await placeOfMark(english), 2);
});

/** From 0 at the picture's left edge to 1. */
async function placeOfMark(page: Page): Promise<number> {
  const picture = page.getByRole("img", { name: "7" });
  const [whole, mark] = [await picture.boundingBox(), await picture.getByText("7", { exact: true }).boundingBox()];
  if (!whole || !mark) throw new Error("There is no picture.");
  return (mark.x + mark.width / 2 - whole.x) / whole.width;
}
