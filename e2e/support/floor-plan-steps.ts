import type { Locator, Page } from "@playwright/test";
import { LoginDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import { UpdateTablesDocument } from "../../frontend/organizer/features/seating/generated/board-acts.ts";
import {
  BoardFloorPlanDocument,
  BoardTablesDocument,
} from "../../frontend/organizer/features/seating/generated/read-board.ts";
import type { RunningApp } from "./app.ts";
import { ask, type Caller, prepareEvent } from "./prepared-event.ts";

const tableCount = 24;
const perTable = 4;

/** None is on the floor plan; the administrator is signed in. */
export async function prepareTables(caller: Caller, app: RunningApp, name: string) {
  const rows = Array.from({ length: tableCount * perTable }, (_, index) => [
    `Guest ${String.fromCharCode(65 + (index % 26))}${"aeiou"[index % 5]}la Number${index}`,
    String(Math.floor(index / perTable) + 1),
  ]);
  const event = await prepareEvent(caller, app, { name, isPublic: true }, [["Name", "Table Number"], ...rows]);
  await ask(caller, LoginDocument, { input: app.admin });
  const { tables } = await storedPlan(caller, event.id);
  const changes = tables.map(({ id }) => ({ id, capacity: 2 * perTable }));
  await ask(caller, UpdateTablesDocument, { eventId: event.id, changes });
  return event;
}

export async function storedPlan(caller: Caller, eventId: number) {
  const { tables } = await ask(caller, BoardTablesDocument, { eventId });
  return { tables, ...(await ask(caller, BoardFloorPlanDocument, { eventId })) };
}

export async function storedTable(caller: Caller, eventId: number, label: string) {
  const { tables } = await storedPlan(caller, eventId);
  const table = tables.find((one) => one.label === label);
  if (!table) throw new Error(`There is no table ${label}.`);
  return table;
}

export const drawing = (page: Page): Locator => page.getByRole("application", { name: /^Floor plan/ });

export const drawnTable = (page: Page, id: number): Locator => drawing(page).locator(`[data-thing="table-${id}"] .top`);

/** Entry in the list beside the drawing. */
export const listed = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "On the floor plan" }).getByRole("button", { name });

export async function openFloorPlan(page: Page, eventId: number): Promise<void> {
  await page.goto(`/admin/events/${eventId}/seating?view=plan`);
  await drawing(page).waitFor();
}

export function drawnPlaces(page: Page): Promise<Record<string, string | null>> {
  return drawing(page).evaluate((svg) =>
    Object.fromEntries(
      [...svg.querySelectorAll("[data-thing]")].map((thing) => [
        thing.getAttribute("data-thing") ?? "",
        thing.getAttribute("transform"),
      ]),
    ),
  );
}

/** By mouse, so many pixels. */
export async function pull(page: Page, thing: Locator, x: number, y: number): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not to be seen.`);
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 5 });
  await page.mouse.up();
}
