import { expect } from "vitest";
import { LogoutDocument } from "../frontend/features/auth/generated/logout.ts";
import { guestRows } from "./support/admin-steps.ts";
import {
  addGuest,
  dropGuest,
  myEvent,
  openEditor,
  signInAsNewCustomer,
  storedGuests,
} from "./support/customer-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { isFocused } from "./support/focus.ts";
import { ask, uploadGuests } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { withoutSockets } from "./support/sockets.ts";
import { test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

test("guests are added, edited, removed and deleted, and the lists follow", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Fay");
  await openEditor(page, "guests");
  await page.getByText("No guest data available").waitFor();

  await page.getByRole("button", { name: "Add Guest" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Guest" });
  const submit = dialog.getByRole("button", { name: "Add Guest" });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel("Name").fill("Zoë   O’Hara");
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel("Table Number").fill("  ");
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel("Table Number").fill("7");
  await submit.click();
  await page.getByText("Guest added", { exact: true }).waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await guestRows(page)).toEqual([["Zoë O’Hara", "7"]]);
  expect(await page.getByRole("tab", { name: "Guests" }).innerText()).toContain("1");
  await addGuest(page, "Ben Miller", "7");
  await addGuest(page, "Cy Young", "8");
  await page.getByText("Showing 1–3 of 3").waitFor();

  // A button without words says what it does when the pointer rests on it.
  await page.getByRole("button", { name: "Edit Ben Miller" }).hover();
  await page.getByRole("tooltip", { name: "Edit" }).waitFor();
  await page.getByRole("button", { name: "Delete Ben Miller" }).hover();
  await page.getByRole("tooltip", { name: "Delete" }).waitFor();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.getByRole("tooltip").waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Edit Ben Miller" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Guest" });
  await edit.getByLabel("Name").fill("");
  await edit.getByLabel("Table Number").fill("");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await edit.getByText("Name is required").waitFor();
  await edit.getByText("Table number is required").waitFor();
  expect(await isFocused(edit.getByLabel("Name"))).toBe(true);
  await edit.getByLabel("Name").fill("Ben Müller");
  await edit.getByLabel("Table Number").fill("9");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Guest updated", { exact: true }).waitFor();
  expect((await guestRows(page))[1]).toEqual(["Ben Müller", "9"]);

  await page.getByRole("button", { name: "Delete Cy Young" }).click();
  await page.getByText("This will permanently delete this guest.").waitFor();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Guest removed", { exact: true }).waitFor();
  await page.getByText("Showing 1–2 of 2").waitFor();

  await page.getByRole("button", { name: "Edit Ben Müller" }).click();
  await edit.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Guest deleted", { exact: true }).waitFor();
  await edit.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(page.getByRole("button", { name: "Add Guest" }))).toBe(true);
  await page.getByText("Showing 1–1 of 1", { exact: true }).waitFor();
  expect(await guestRows(page)).toEqual([["Zoë O’Hara", "7"]]);
});

test("each extra column has a field, and a guest without a table is offered the first", async ({
  app,
  desktop: page,
}) => {
  await signInAsNewCustomer(page, app, "Gil");
  const rows = [
    ["Name", "Table Number", "Meal", "Notes"],
    ["Ana Lindgren", "", "Fish", ""],
    ["Tom Hale", "2", "", "Wheelchair"],
  ];
  const noTable = "No table";
  const { id } = await myEvent(page);
  await uploadGuests(page, id, rows);
  await openEditor(page, "guests");
  await page.getByRole("button", { name: "Edit Ana Lindgren" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Guest" });
  expect(await edit.getByLabel("Table Number").inputValue()).toBe("1");
  expect(await edit.getByLabel("Meal").inputValue()).toBe("Fish");
  await edit.getByLabel("Notes").fill("Sings later");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Guest updated", { exact: true }).waitFor();
  await expect.poll(async () => (await guestRows(page))[0]).toEqual(["Ana Lindgren", "1", "Fish", "Sings later"]);

  await page.getByRole("button", { name: "Add Guest" }).click();
  const adding = page.getByRole("dialog", { name: "Add Guest" });
  await untilReady(adding);
  await adding.getByLabel("Name").fill("Lia Hale");
  await adding.getByLabel("Plus-one of").fill("tom");
  await page.getByRole("option", { name: "Tom Hale" }).waitFor();
  await adding.getByLabel("Plus-one of").press("Enter");
  expect(await adding.getByLabel("Table Number").inputValue()).toBe("2");
  await adding.getByLabel("Meal").fill("fi");
  await page.getByRole("option", { name: "Fish" }).click();
  await adding.getByLabel("Meal").press("Enter");
  await page.getByText("Lia Hale is on the list.").waitFor();
  await expect.poll(() => isFocused(adding.getByLabel("Name"))).toBe(true);
  await page.keyboard.press("Escape");
  await adding.waitFor({ state: "detached" });
  expect((await guestRows(page))[2]).toEqual(["Lia Hale", "2", "Fish", ""]);

  await page.getByRole("button", { name: "Edit Tom Hale" }).click();
  await edit.getByLabel("Household").fill("Hale");
  await edit.getByLabel("Also Known As").fill("Tommaso Alessi; Buster");
  await edit.getByLabel("Attendance").selectOption({ label: "Not coming" });
  await edit.getByRole("button", { name: "Save Changes" }).click();
  const question = page.getByRole("dialog", { name: "Tom Hale is not coming" });
  await question.getByRole("button", { name: "Not coming either" }).click();
  await edit.waitFor({ state: "detached" });
  await expect.poll(async () => (await guestRows(page)).slice(1).map(([, table]) => table)).toEqual([noTable, noTable]);
  await page.getByRole("button", { name: "Lia Hale is coming" }).click();
  await page.getByRole("button", { name: "Lia Hale is not coming" }).click();
  await page.getByText("Lia Hale is not coming", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Edit Tom Hale" }).click();
  expect(await edit.getByLabel("Also Known As").inputValue()).toBe("Tommaso Alessi; Buster");
});

test("what the server refuses is said, and undone on the screen", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 40[04]/);
  // With live updates, the deleted guest would leave the list before the click.
  await withoutSockets(page);
  await signInAsNewCustomer(page, app, "Ida");
  const { id } = await myEvent(page);
  await openEditor(page, "guests");
  await addGuest(page, "Ben Miller", "7");
  const [ben] = await storedGuests(page, id);
  await page.getByRole("button", { name: "Edit Ben Miller" }).click();
  await dropGuest(page, id, ben?.id ?? 0);
  await page.getByRole("dialog").getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Error updating guest", "404: This guest does not exist.");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Error deleting guest", "404: This guest does not exist.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete Ben Miller" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Failed to remove guest", "404: This guest does not exist.");
  await page.getByRole("button", { name: "Delete Ben Miller" }).waitFor();

  await page.getByRole("button", { name: "Add Guest" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Cy Young");
  await page.getByRole("dialog").getByLabel("Table Number").fill("7");
  await page.getByRole("option", { name: "New table" }).waitFor();
  await ask(page, LogoutDocument, {});
  tolerateProblems(page, /status of 401/);
  await page.getByRole("dialog").getByRole("button", { name: "Add Guest" }).click();
  await expectToast(page, "Failed to add guest", /^401: /);
  await page.waitForURL("/auth");
});

test("the screen goes on by itself when the server reaches its database again", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Zoe");
  tolerateProblems(page, /503/);
  const reasons = [{ key: "refusals.unavailable", values: {} }];
  const extensions = { code: "UNAVAILABLE", status: 503, reasons };
  const json = { errors: [{ message: "The server cannot reach its data right now.", extensions }] };
  await page.route("**/graphql", (route) => route.fulfill({ status: 503, json }));
  await page.route("**/readyz", (route) => route.fulfill({ status: 503, body: "not ready" }));
  await page.goto("/customer/dashboard");
  const notice = page.getByText("The database cannot be reached; nothing you see is lost");
  await notice.waitFor();
  await page.unroute("**/graphql");
  await page.unroute("**/readyz");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await notice.count()).toBe(0);
});
