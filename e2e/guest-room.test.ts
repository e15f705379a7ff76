import type { Page } from "@playwright/test";
import { SearchGuestsDocument } from "../backend/testing/generated/guest-operations.ts";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { SeatGuestsDocument } from "../frontend/features/seating/generated/board-acts.ts";
import { BoardTablesDocument } from "../frontend/features/seating/generated/read-board.ts";
import { ChangeFloorPlanDocument } from "../frontend/features/seating/plan/generated/floor-plan.ts";
import type { FixtureInput, FloorPlanInput } from "../frontend/generated/schema-types.ts";
import type { RunningApp } from "./support/app.ts";
import { openAnswer, pictureOf } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask, type Caller, type EventWishes, prepareEvent } from "./support/prepared-event.ts";
import { expect, test } from "./support/test.ts";

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

test("a guest sees where in the room the table is, and the picture follows the organizer", async ({ app, visit }) => {
  const organizer = await visit("desktop");
  const theme = { primaryColor: "#F4D35E", backgroundColor: "#0D3B66", fontFamily: "Great Vibes" };
  const { id, path, tables } = await prepareHall(organizer, app, { theme });
  const [page, hebrew] = [await visit("phone"), await visit("phone", { locale: "he" })];
  await openAnswer(page, path, "Anna Müller");
  const picture = pictureOf(page, "Table 7");
  await picture.getByText("You are here").waitFor();
  await expect(picture.locator("text")).toHaveText(["Stage", "Bar", "Dancefloor", "7", "You are here"]);
  await page.getByText("From the entrance: about 12 m, to the left. Nearby: Bar.").waitFor();
  await inspect(page);
  // The picture is not mirrored where the page runs from right to left.
  await hebrew.goto(`${path}?q=Anna+M%C3%BCller`);
  await hebrew.getByRole("img").getByText("כאן נכנסים").waitFor();
  expect(await placeOfMark(hebrew)).toBeCloseTo(await placeOfMark(page), 2);

  await change(organizer, id, { tables: [{ id: tables.get("7") ?? 0, x: 1650, y: 1800 }] });
  await page.getByText("From the entrance: about 5 m, to the right.").waitFor();
  const { searchGuests } = await ask(organizer, SearchGuestsDocument, { eventId: id, query: "Anna Müller" });
  const moves = [{ guestId: searchGuests[0]?.id ?? 0, tableLabel: "Head Table" }];
  await ask(organizer, SeatGuestsDocument, { eventId: id, moves });
  await pictureOf(page, "Head Table").waitFor();
  await change(organizer, id, { isShownToGuests: false });
  await page.getByRole("img").waitFor({ state: "detached" });
  await page.getByText("Head Table").first().waitFor();
  await change(organizer, id, { isShownToGuests: true });
  await pictureOf(page, "Head Table").waitFor();
});

/** From 0 at the picture's left edge to 1. */
async function placeOfMark(page: Page): Promise<number> {
  const picture = page.getByRole("img", { name: "7" });
  const [whole, mark] = [await picture.boundingBox(), await picture.getByText("7", { exact: true }).boundingBox()];
  if (!whole || !mark) throw new Error("There is no picture.");
  return (mark.x + mark.width / 2 - whole.x) / whole.width;
}
