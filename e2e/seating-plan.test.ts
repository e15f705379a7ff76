import loadHighs from "highs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { SeatingProblem } from "../backend/features/seating/solve/seating-problem.ts";
import { DeleteGuestDocument } from "../backend/testing/generated/operations.ts";
import { fewestMoves } from "../bench/seating/fewest-moves.ts";
import { BoardTablesDocument } from "../frontend/features/seating/generated/read-board.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import {
  chooseOnBoard,
  makePlan,
  nameOf,
  openPlanStep,
  preparePlanning,
  seatsPerTable,
  shortenSearches,
} from "./support/plan-steps.ts";
import { ask } from "./support/prepared-event.ts";
import { card, openSeating, type StoredGuest, seat, storedSeating } from "./support/seating-steps.ts";
import { test } from "./support/test.ts";

/** 240 guests in a hundred households. */
const bigHouseholds = Array.from({ length: 100 }, (_, household) => [4, 2, 3, 1, 2][household % 5] ?? 1);
const smallHouseholds = [4, 2, 3, 1, 2, 4, 2, 3, 1, 2];

const peopleMove = (count: number) => (count === 1 ? "1 person moves" : `${count} people move`);

test("240 guests are seated by a plan, and by another one with few moves when a table is gone", async ({
  app,
  desktop: page,
}) => {
  const apart: [number, number][] = [
    [0, 5],
    [10, 15],
    [20, 26],
  ];
  const event = await preparePlanning(page, app, {
    name: "A planned evening",
    households: bigHouseholds,
    tables: 26,
    wishes: (households) => {
      const first = (household: number) => households[household]?.[0] ?? 0;
      return [
        ...apart.map(([one, other]) => ({ kind: "APART" as const, guestIds: [first(one), first(other)] })),
        ...Array.from({ length: 30 }, (_, pair) => ({
          kind: "LIKE" as const,
          guestIds: [first(pair * 3), first(pair * 3 + 7)],
          priority: pair % 3 === 0 ? ("HIGH" as const) : ("MEDIUM" as const),
        })),
        { kind: "COLUMN_SPREAD", column: "Meal", priority: "LOW" },
        { kind: "COMPANY" },
      ];
    },
  });
  await shortenSearches(page);
  await openSeating(page, app, event.id);
  await openPlanStep(page);
  await page.getByText("26 tables with 260 seats, 35 wishes.").waitFor();
  await inspect(page, "plan-choose");

  // A stopped search must not block the next one.
  await page.getByText("Thorough").click();
  await page.getByRole("button", { name: "Make a plan" }).click();
  await page.getByText("240 people get a seat").waitFor();
  await inspect(page, "plan-progress");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Short").click();
  await page.getByText("Assign seat numbers, too").click();
  await makePlan(page);
  await page.getByText("240 of 240 seated").waitFor();
  await page.getByText("240 guests have seat numbers").waitFor();
  const newlySeated = page.getByRole("region", { name: "Guests without a table" });
  await newlySeated.getByRole("checkbox", { name: "Accept all of “Guests without a table”" }).uncheck();
  await page.getByText("Choose at least one move.").waitFor();
  await newlySeated.getByRole("checkbox").first().check();
  await inspect(page, "plan-proposal");
  await newlySeated.getByRole("button", { name: "Show all 240" }).click();
  expect(await newlySeated.getByRole("listitem").count()).toBe(240);

  // One Tab stop; arrow keys between guests, Space for the check box.
  await showTables(page);
  const ticks = card(page, "Table 1").getByRole("checkbox");
  await ticks.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(() => isFocused(card(page, "Table 1").getByRole("listitem").first().getByRole("button")))
    .toBe(true);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Accept 239 of 240 moves" }).waitFor();
  expect(await ticks.nth(1).isChecked()).toBe(false);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Accept this plan" }).click();
  await page.getByText("240 guests have new seats").waitFor();
  const planned = await storedSeating(page, event.id);
  expectAllowed(planned, event.members, apart);

  await card(page, "Table 1").getByRole("option").first().click();
  await page.getByRole("button", { name: "Why here?" }).click();
  await page.getByText("household H").waitFor();
  await inspect(page, "plan-why-board");

  await card(page, "Table 2").getByRole("button").click();
  await page.getByRole("button", { name: "Delete table" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete table" }).click();
  await page.getByText("Table 2 deleted.").waitFor();
  const before = await storedSeating(page, event.id);
  await openPlanStep(page);
  expect(await page.getByRole("radio", { name: /^Move as few people as possible/ }).isChecked()).toBe(true);
  await makePlan(page);
  await page.getByText("240 of 240 seated").waitFor();
  await newlySeated.getByText("With ").first().waitFor();
  await inspect(page, "plan-fewest-moves");
  const heading = await page.getByRole("heading", { level: 2 }).first().textContent();
  await page.getByRole("button", { name: "Accept this plan" }).click();
  await page.getByText(/guests? have new seats|guest has a new seat/).waitFor();
  const after = await storedSeating(page, event.id);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => storedSeating(page, event.id)).toEqual(before);

  expectAllowed(after, event.members, apart);
  const moved = before.filter(({ id, tableNumber }) => tableNumber !== "" && tableOf(after, id) !== tableNumber).length;
  if (moved > 0) expect(heading).toContain(peopleMove(moved));
  const fewest = fewestMoves(await loadHighs(), problemOf(before, event.members, apart));
  expect(fewest).not.toBeNull();
  expect(moved).toBeLessThanOrEqual((fewest?.moved ?? 0) + 2);
});

test("rules that cannot all hold are explained, with ways on", async ({ app, desktop: page }) => {
  const event = await preparePlanning(page, app, {
    name: "An impossible evening",
    households: smallHouseholds,
    tables: 3,
    wishes: (households) => [{ kind: "TOGETHER", guestIds: households.flat().slice(0, seatsPerTable + 1) }],
  });
  await shortenSearches(page);
  await openSeating(page, app, event.id);
  await openPlanStep(page);
  await page.getByRole("button", { name: "Make a plan" }).click();
  await page.getByRole("heading", { name: "No plan can follow every rule" }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "11" }).first().waitFor();
  await inspect(page, "plan-impossible");
  await page.getByRole("button", { name: "Look at the wishes" }).click();
  await page.getByRole("heading", { name: "Seating", level: 1 }).waitFor();
});

test("the sample event is to read: no plan is suggested for it", async ({ app, desktop: page }) => {
  const { sampleEvent } = await ask<{ sampleEvent: { id: number } }>(page, "{ sampleEvent { id } }", {});
  await openSeating(page, app, sampleEvent.id);
  await page.goto(`/admin/events/${sampleEvent.id}/seating?plan=suggest`);
  await page.getByRole("heading", { name: "Seating", level: 1 }).waitFor();
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  expect(await page.getByRole("button", { name: "Suggest a plan" }).count()).toBe(0);
});

test("a plan is adjusted when the list changes meanwhile, and accepted in part", async ({ app, phone: page }) => {
  const event = await preparePlanning(page, app, {
    name: "An adjusted evening",
    households: smallHouseholds,
    tables: 3,
  });
  const [lost, kept] = [nameOf(0, 0), nameOf(1, 0)];
  await shortenSearches(page);
  await openSeating(page, app, event.id);
  await openPlanStep(page);
  await inspect(page, "plan-choose");
  await makePlan(page);
  await page.getByText("24 of 24 seated").waitFor();
  await inspect(page, "plan-proposal");

  const id = (name: string) => idOf(event.members, name);
  await ask(page, DeleteGuestDocument, {
    eventId: event.id,
    id: id(lost),
  });
  const [free] = (await tableNames(page, event.id)).slice(-1);
  await seat(page, event.id, id(nameOf(9, 0)), free ?? "");
  await page.getByText("1 guest in the plan is no longer on the list.").waitFor();

  await page
    .getByRole("checkbox", { name: `Accept the move of ${kept}` })
    .first()
    .tap();
  await page.getByText("Household H2 would be split.").waitFor();
  await page.getByText("stays without a seat").waitFor();
  await showTables(page);
  await page.getByRole("button", { name: kept }).first().tap();
  await page.getByRole("dialog", { name: kept }).waitFor();
  await inspect(page, "plan-guest", "[role=dialog]");
  await page.keyboard.press("Escape");
  await inspect(page, "plan-in-part");
  await page.goBack();
  await chooseOnBoard(page, "Suggested plan");
  await page.getByRole("button", { name: /^Accept \d+ of \d+ moves$/ }).tap();
  await page.getByText(/guests have new seats/).waitFor();
  const stored = await storedSeating(page, event.id);
  expect(stored.find(({ name }) => name === kept)?.tableNumber).toBe("");
  expect(stored.filter(({ tableNumber }) => tableNumber === "").length).toBeLessThanOrEqual(2);
});

async function showTables(page: Page): Promise<void> {
  await page.getByText(/^Tables \(\d+\)$/).click();
}

async function tableNames(page: Page, eventId: number): Promise<string[]> {
  const { tables } = await ask(page, BoardTablesDocument, { eventId });
  return tables.map(({ label }) => label);
}

function idOf(members: readonly (readonly number[])[], name: string): number {
  for (const [household, ids] of members.entries())
    for (const [member, id] of ids.entries()) if (nameOf(household, member) === name) return id;
  throw new Error(`${name} is not on the list.`);
}

function tableOf(guests: readonly StoredGuest[], id: number): string {
  return guests.find((guest) => guest.id === id)?.tableNumber ?? "";
}

/** All seated, no table over-full, households together, forbidden pairs apart. */
function expectAllowed(
  guests: readonly StoredGuest[],
  members: readonly (readonly number[])[],
  apart: readonly (readonly [number, number])[],
): void {
  expect(guests.filter(({ tableNumber }) => tableNumber === "")).toEqual([]);
  const counts = new Map<string, number>();
  for (const { tableNumber } of guests) counts.set(tableNumber, (counts.get(tableNumber) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(seatsPerTable);
  for (const ids of members) expect(new Set(ids.map((id) => tableOf(guests, id))).size).toBe(1);
  for (const pair of apart) {
    const [one, other] = pair.map((household) => tableOf(guests, members[household]?.[0] ?? 0));
    expect(one).not.toBe(other);
  }
}

function problemOf(
  guests: readonly StoredGuest[],
  members: readonly (readonly number[])[],
  apart: readonly (readonly [number, number])[],
): SeatingProblem {
  const place = new Map(guests.map(({ id }, index) => [id, index]));
  const labels = Array.from({ length: 26 }, (_, table) => String(table + 1)).filter((label) => label !== "2");
  const at = (id: number | undefined) => place.get(id ?? 0) ?? 0;
  return {
    guests: guests.map(({ tableNumber }) => ({
      size: 1,
      tables: null,
      current: tableNumber === "" ? null : labels.indexOf(tableNumber),
    })),
    tables: labels.map(() => ({ capacity: seatsPerTable, minimum: 0, mayBeEmpty: true })),
    together: members.filter(({ length }) => length > 1).map((ids) => ids.map(at)),
    apart: apart.map(([one, other]) => [at(members[one]?.[0]), at(members[other]?.[0])]),
    ...{ pairs: [], groups: [], mixes: [], places: [], company: null, balance: 0, keep: 1 },
  };
}
