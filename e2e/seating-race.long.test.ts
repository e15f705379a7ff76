import { isDeepStrictEqual } from "node:util";
import type { Page, Response } from "@playwright/test";
import fc from "fast-check";
import { ask, prepareEvent } from "./support/prepared-event.ts";
import { guestRow, openSeating, storedSeating } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

const seed = Date.now() % 1_000_000;

const names = ["Anna", "Ben", "Carla", "Dora", "Emil", "Fiona", "Gustav", "Hanna"].map((first) => `${first} Berg`);
const labels = ["1", "2", "3"];

function watchMoves(page: Page): { accepted: number; refused: number } {
  const counts = { accepted: 0, refused: 0 };
  page.on("response", async (response: Response) => {
    const { operationName } = response.request().postDataJSON() ?? {};
    if (operationName !== "SeatGuests") return;
    const { errors }: { errors?: unknown[] } = await response.json();
    counts[errors ? "refused" : "accepted"] += 1;
  });
  return counts;
}

async function moveAround(page: Page, from: number): Promise<void> {
  const moves = fc.sample(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...labels)), { seed: from, numRuns: 40 });
  // The other browser may move the row between two steps; then the next try counts.
  for (const [name, label] of moves) await move(page, name, label).catch(() => page.keyboard.press("Escape"));
}

async function move(page: Page, name: string, label: string): Promise<void> {
  await guestRow(page, name).focus({ timeout: 2000 });
  await page.keyboard.press("m");
  await page.getByRole("dialog").getByRole("combobox").fill(label, { timeout: 2000 });
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "hidden", timeout: 2000 });
}

async function shownTables(page: Page): Promise<Record<string, string[]>> {
  const cards = await page.getByRole("region", { name: /^Table \d+$/u }).all();
  const shown = await Promise.all(
    cards.map(async (card) => [
      (await card.getAttribute("aria-label"))?.replace("Table ", "") ?? "",
      (await card.getByRole("option").allInnerTexts()).map((text) => text.split("\n")[0] ?? "").sort(),
    ]),
  );
  return Object.fromEntries(shown);
}

test("two organizers race: both see the same board, and the history is true", async ({ app, visit }, testInfo) => {
  const [one, other] = [await visit("desktop"), await visit("desktop")];
  const event = await prepareEvent(one, app, { name: "Race" }, [
    ["Name", "Table"],
    ...names.map((name, place) => [name, labels[place % labels.length] ?? ""]),
  ]);
  const counts = [watchMoves(one), watchMoves(other)];
  for (const page of [one, other]) await openSeating(page, app, event.id);
  const before = await storedSeating(one, event.id);

  await Promise.all([moveAround(one, seed), moveAround(other, seed + 1)]);

  const stored = async () => {
    const tables: Record<string, string[]> = {};
    for (const { name, tableNumber } of await storedSeating(one, event.id)) {
      tables[tableNumber] = [...(tables[tableNumber] ?? []), name].sort();
    }
    return tables;
  };
  const allTheSame = async () => {
    const tables = await stored();
    const shown = [await shownTables(one), await shownTables(other)];
    return shown.every((board) => isDeepStrictEqual(board, tables));
  };
  await expect.poll(allTheSame).toBe(true);

  const query = "query ($id: Int!) { event(id: $id) { history(limit: 1000) { nodes { id action } } } }";
  const read = await ask<{ event: { history: { nodes: { id: number; action: string }[] } } }>(one, query, {
    id: event.id,
  });
  const moves = read.event.history.nodes.filter(({ action }) => action === "update_guests");
  const acceptedMoves = () => counts.reduce((sum, count) => sum + count.accepted, 0);
  // The last answer's body may be read later than the board that shows it.
  await expect.poll(acceptedMoves).toBe(moves.length);
  const refused = counts.reduce((sum, count) => sum + count.refused, 0);
  const description = `seed ${seed}: ${moves.length} moves, ${refused} refused because the other browser was faster`;
  testInfo.annotations.push({ type: "race", description });
  expect(moves.length).toBeGreaterThan(0);

  // Undoing all of a true history, newest first, leads back to the start.
  const undo =
    "mutation ($id: Int!, $entry: Int!) { undoChange(eventId: $id, historyEntryId: $entry) { listVersion } }";
  for (const { id } of moves) await ask(one, undo, { id: event.id, entry: id });
  expect(await storedSeating(one, event.id)).toEqual(before);
  await expect.poll(allTheSame).toBe(true);
});
