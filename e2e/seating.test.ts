import { expect } from "vitest";
import { inspect } from "./support/inspect.ts";
import { openSeating, prepareSeating, storedSeating } from "./support/seating-steps.ts";
import { test } from "./support/test.ts";

test("the board", async ({ app, desktop, phone }) => {
  const event = await prepareSeating(desktop, app, "Board");
  await openSeating(desktop, app, event.id);
  await desktop.getByRole("option", { name: /Amélie Weber/ }).waitFor();
  await inspect(desktop, "seating-board");
  await desktop.getByRole("option", { name: /Amélie Weber/ }).click();
  await inspect(desktop, "seating-guest");
  await desktop.getByRole("button", { name: /Table 2/ }).click();
  await inspect(desktop, "seating-table");
  await openSeating(phone, app, event.id);
  await phone.getByRole("option").first().waitFor();
  await inspect(phone, "seating-phone");
  expect((await storedSeating(desktop, event.id)).length).toBe(240);
});
