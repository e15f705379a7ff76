import type { Page } from "@playwright/test";
import { LoginDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import {
  ChangeWishesDocument,
  UpdateTablesDocument,
} from "../../frontend/organizer/features/seating/generated/board-acts.ts";
import type { WishInput } from "../../frontend/organizer/generated/schema-types.ts";
import type { RunningApp } from "./app.ts";
import { ask, type Caller, prepareEvent } from "./prepared-event.ts";
import { type StoredGuest, storedSeating } from "./seating-steps.ts";

export const seatsPerTable = 10;

interface Preparation {
  name: string;
  households: readonly number[];
  tables: number;
  wishes?: (households: readonly (readonly number[])[]) => WishInput[];
}

/** No guest has a seat; the administrator is signed in afterwards. */
export async function preparePlanning(
  caller: Caller,
  app: RunningApp,
  { name, households, tables, wishes }: Preparation,
) {
  const rows = households.flatMap((size, household) =>
    Array.from({ length: size }, (_, member) => [
      nameOf(household, member),
      "",
      `H${household + 1}`,
      meals[member % 3] ?? "",
    ]),
  );
  const event = await prepareEvent(caller, app, { name }, [["Name", "Table Number", "Household", "Meal"], ...rows]);
  await ask(caller, LoginDocument, { input: app.admin });
  await ask(caller, UpdateTablesDocument, {
    eventId: event.id,
    added: Array.from({ length: tables }, (_, table) => ({ label: String(table + 1), capacity: seatsPerTable })),
  });
  const stored = await storedSeating(caller, event.id);
  const members = households.map((size, household) =>
    Array.from({ length: size }, (_, member) => idOf(stored, nameOf(household, member))),
  );
  if (wishes) {
    await ask(caller, ChangeWishesDocument, { eventId: event.id, changes: wishes(members), removedIds: [] });
  }
  return { ...event, members };
}

const meals = ["Fish", "Vegan", "Beef"];
const firstNames = ["Amélie", "Björn", "Carla", "Derek"];
const surnames = ["Berg", "Dahl", "Falk", "Gruber", "Holm", "Keller", "Lang", "Moreau", "Novak", "Petrov"];

export const nameOf = (household: number, member: number) => `${firstNames[member]} ${surnames[household]}`;

function idOf(stored: readonly StoredGuest[], name: string): number {
  const guest = stored.find((one) => one.name === name);
  if (!guest) throw new Error(`${name} is not on the list.`);
  return guest.id;
}

/** A button of the board's header, which is in a menu on phones. */
export async function chooseOnBoard(page: Page, name: string, menu = "More"): Promise<void> {
  const button = page.getByRole("button", { name });
  const more = page.getByRole("button", { name: menu, exact: true });
  await button.or(more).waitFor();
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole("menuitem", { name }).click();
  } else await button.click();
}

export const previewBar = (page: Page) => page.getByRole("region", { name: "Suggested plan" });

/** Waits until no better plan turns up. */
export async function makePlan(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Make a plan" }).click();
  await page.getByRole("button", { name: "Accept this plan" }).waitFor();
}
