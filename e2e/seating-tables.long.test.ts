import { BoardTablesDocument } from "../frontend/organizer/features/seating/generated/read-board.ts";
import { addGuests, myEvent, signInAsNewCustomer } from "./support/customer-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { card, guestRow, storedSeating } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";
import { holdToast } from "./support/toast.ts";

test("a customer adds tables, changes them, and takes everything back that went wrong", async ({
  app,
  desktop: page,
}) => {
  await signInAsNewCustomer(page, app, "Tess");
  const event = await myEvent(page);
  await page.goto("/customer/seating");
  await page.getByRole("link", { name: "Go to the guest list" }).waitFor();
  await addGuests(page, event.id, [
    ["Anna Berg", "1"],
    ["Ben Conti", "2"],
  ]);
  await page.reload();
  await guestRow(page, "Anna Berg").waitFor();

  await page.getByRole("button", { name: "Add tables" }).click();
  const dialog = page.getByRole("dialog", { name: "Add tables" });
  const first = dialog.getByLabel("First number or name").or(dialog.getByLabel("Number or name"));
  await expect(first).toHaveValue("3");
  await dialog.getByLabel("How many").fill("0");
  await dialog.getByText("Enter a number from 1 to 500").waitFor();
  await dialog.getByLabel("How many").fill("3");
  await dialog.getByLabel("Seats").fill("6");
  await inspect(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Add 3 tables" }).click();
  await card(page, "Table 5").getByText("0 of 6").waitFor();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Seats at every table…" }).click();
  await page.getByRole("dialog").getByLabel("Seats").fill("1");
  await page.getByRole("button", { name: "Change 5 tables" }).click();
  await card(page, "Table 1").getByText("1 of 1").waitFor();

  await card(page, "Table 5").getByRole("button").click();
  const label = page.getByLabel("Number or name");
  await label.fill("Terrace");
  await label.press("Enter");
  await card(page, "Terrace").waitFor();
  await page.getByLabel("With another table").selectOption({ label: "Table 2" });
  await page.getByRole("button", { name: "Swap guests" }).click();
  await card(page, "Terrace").getByRole("option", { name: "Ben Conti" }).waitFor();
  await page.getByLabel("With another table").selectOption({ label: "Table 1" });
  await page.getByRole("button", { name: "Merge into it" }).click();
  await card(page, "Table 1").getByText("2 of 1").waitFor();

  await page.getByRole("button", { name: "Delete table" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete table" }).click();
  const unseated = page.getByRole("region", { name: "Without a seat" }).getByRole("option", { name: "Anna Berg" });
  await unseated.waitFor();
  // The toast undoes its change, whatever was done since.
  await holdToast(page, "Table 1 deleted.");
  await addGuests(page, event.id, [["Late Lorenz", "3"]]);
  await card(page, "Table 3").getByRole("option", { name: "Late Lorenz" }).waitFor();
  const toast = page.getByRole("status").filter({ hasText: "Table 1 deleted." });
  await toast.getByRole("button", { name: "Undo" }).click();
  await card(page, "Table 1").getByText("2 of 1").waitFor();
  await card(page, "Table 3").getByRole("option", { name: "Late Lorenz" }).waitFor();

  await guestRow(page, "Anna Berg").click();
  await page.getByLabel("Attendance", { exact: true }).selectOption("Not coming");
  await page.getByText("Anna Berg is not coming. The seat is free.").first().waitFor();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Renumber tables…" }).click();
  await page.getByLabel("First number").fill("10");
  await page.getByRole("button", { name: "Change 4 tables" }).click();
  const labels = async () =>
    (await ask(page, BoardTablesDocument, { eventId: event.id })).tables.map((one) => one.label);
  await expect.poll(labels).toEqual(["10", "11", "12", "13"]);
  const seats = (await storedSeating(page, event.id)).map(({ name, tableNumber }) => `${name}: ${tableNumber}`);
  expect(seats).toEqual(["Anna Berg: ", "Ben Conti: 10", "Late Lorenz: 12"]);
});
