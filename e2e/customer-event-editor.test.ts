import { expect } from "vitest";
import { guestRows, uploadFirstList } from "./support/admin-steps.ts";
import {
  addGuest,
  changeEvent,
  changeGuest,
  myEvent,
  openEditor,
  signInAsNewCustomer,
  startAsCustomer,
  storedGuests,
  untick,
} from "./support/customer-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { csvFile, manyGuests } from "./support/guest-files.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { test } from "./support/test.ts";

test.for(
  firstOf([
    ["phone", "Ada"],
    ["desktop", "Cleo"],
  ]),
)("getting an event ready on a %s", async ([device, firstName], { app, visit }) => {
  const page = await visit(device);
  const tablemates = page.getByRole("checkbox", { name: "Show Tablemates to Guests" });
  const languages = page.getByRole("group", { name: "Languages of the Guest Page" });
  await startAsCustomer(page, app, firstName);
  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.getByRole("heading", { name: "My Event", level: 1 }).waitFor();
  await page.getByRole("heading", { name: "Name your event" }).waitFor();
  await inspect(page, "customer-editor-first");
  await page.getByRole("tab", { name: "Event Details" }).click();
  await page.getByLabel("Location").waitFor();
  await inspect(page, "customer-editor-details");

  await page.getByLabel("Event Name").fill("ab");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event name must be at least 3 characters").waitFor();
  expect(await isFocused(page.getByLabel("Event Name"))).toBe(true);
  await inspect(page, "customer-editor-mistake");

  await page.getByLabel("Event Name").fill("Harbour Gala");
  await page.getByLabel("Event Description").fill("An evening by the water.");
  await page.getByLabel("Date").fill("June 12, 2027");
  await page.getByLabel("Location").fill("Pier Nine");
  await page.getByLabel("Greeting for Guests").fill("Welcome aboard!");
  await page.getByText("Show Tablemates to Guests").click();
  expect(await tablemates.isChecked()).toBe(false);
  await languages.getByRole("radio", { name: "All languages" }).focus();
  await page.keyboard.press("ArrowDown");
  await inspect(page, "customer-editor-languages");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await languages.getByText("Please choose at least one language").waitFor();
  expect(await isFocused(languages.getByRole("checkbox", { name: "English" }))).toBe(true);
  await inspect(page, "customer-editor-no-language");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await languages.getByText("العربية").click();
  await languages.getByText("Please choose at least one language").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Harbour Gala", level: 1 }).waitFor();

  await page.getByRole("tab", { name: "Upload & Manage Guests" }).click();
  await page.getByText("No guest data available").waitFor();
  await inspect(page, "customer-editor-no-guests");
  await uploadFirstList(page, csvFile("guests.csv", manyGuests(25)));
  await page.getByText("Showing 1–20 of 25").waitFor();
  await inspect(page, "customer-editor-guests");

  await page.getByRole("button", { name: "Add Guest" }).click();
  await page.getByRole("dialog", { name: "Add Guest" }).waitFor();
  await inspect(page, "customer-add-guest");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit Guest 2", exact: true }).click();
  await page.getByRole("dialog", { name: "Edit Guest" }).waitFor();
  await inspect(page, "customer-edit-guest");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("This will permanently delete this guest.").waitFor();
  await inspect(page, "customer-delete-guest");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await untilReady(page.getByRole("dialog", { name: "Edit Guest" }));
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: "Event Details" }).click();
  const meal = page.getByRole("checkbox", { name: "Meal" });
  await expect.poll(() => untick(meal)).toBe(false);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  await inspect(page, "customer-editor-saved");

  await page.reload();
  await page.getByLabel("Location").waitFor();
  expect(await page.getByLabel("Location").inputValue()).toBe("Pier Nine");
  expect(await tablemates.isChecked()).toBe(false);
  expect(await page.getByRole("checkbox", { name: "Meal" }).isChecked()).toBe(false);
  expect(await page.getByLabel("Greeting for Guests").inputValue()).toBe("Welcome aboard!");
  const chosen = languages.getByRole("checkbox", { checked: true });
  expect(await chosen.all().then((all) => Promise.all(all.map((box) => box.getAttribute("value"))))).toEqual([
    "de",
    "ar",
  ]);
});

test("one event is made, also from two tabs at the same time", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Emil");
  const other = await page.context().newPage();
  await Promise.all([page.goto("/customer/event-editor"), other.goto("/customer/event-editor")]);
  for (const tab of [page, other]) await tab.getByRole("heading", { name: "My Event", level: 1 }).waitFor();
  const { events } = await ask<{ events: { totalCount: number } }>(page, "{ events { totalCount } }", {});
  expect(events.totalCount).toBe(1);
});

test("what is changed while saving stays, and is saved next", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Ines");
  await openEditor(page);
  const location = page.getByLabel("Location");
  const tablemates = page.getByRole("checkbox", { name: "Show Tablemates to Guests" });
  const save = page.getByRole("button", { name: "Save Changes" });
  const release = await holdAnswers(page, (body) => body.includes("updateEvent"));
  await page.getByLabel("Event Name").fill("Harbour Gala");
  await location.fill("Pier Nine");
  await save.click();
  await page.getByRole("button", { name: "Saving" }).waitFor();
  await location.fill("Pier Ten");
  await page.getByText("Show Tablemates to Guests").click();
  release();
  await page.getByRole("heading", { name: "Harbour Gala", level: 1 }).waitFor();
  await save.waitFor();
  expect(await location.inputValue()).toBe("Pier Ten");
  expect(await tablemates.isChecked()).toBe(false);

  const saved = page.waitForResponse((response) => response.request().postData()?.includes("Pier Ten") ?? false);
  await location.press("Control+s");
  await saved;
  await save.waitFor({ state: "detached" });
  await page.reload();
  await location.waitFor();
  expect(await page.getByLabel("Event Name").inputValue()).toBe("Harbour Gala");
  expect(await location.inputValue()).toBe("Pier Ten");
  expect(await tablemates.isChecked()).toBe(false);

  await location.fill("Pier Eleven");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await save.waitFor({ state: "detached" });
  expect(await location.inputValue()).toBe("Pier Ten");
});

test("what somebody else changed meanwhile is shown, not overwritten", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 409/);
  await signInAsNewCustomer(page, app, "Hana");
  const { id } = await myEvent(page);
  await openEditor(page);
  await page.getByLabel("Event Name").fill("Hana’s party");
  await changeEvent(page, id, { date: "July 1, 2027", guestLanguages: ["fr", "en"] });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Failed to update event").waitFor();
  await page.getByText("Someone else changed this in the meantime").waitFor();
  await page.getByText("now “July 1, 2027”").waitFor();
  await page.getByText("was “All languages”, now “English, Français”").waitFor();
  expect(await page.getByLabel("Event Name").inputValue()).toBe("Hana’s party");
  expect(await page.getByLabel("Date", { exact: true }).inputValue()).toBe("July 1, 2027");
  await inspect(page, "customer-editor-conflict");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Hana’s party", level: 1 }).waitFor();

  await page.getByRole("tab", { name: "Guests" }).click();
  await addGuest(page, "Ben Miller", "7");
  const [ben] = await storedGuests(page, id);
  await page.getByRole("button", { name: "Edit Ben Miller" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Guest" });
  await edit.getByLabel("Name").fill("Ben Müller");
  await changeGuest(page, id, ben?.id ?? 0, { name: "Ben Miller", tableNumber: "12" });
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Error updating guest").waitFor();
  await edit.getByText("was “7”, now “12”").waitFor();
  expect(await edit.getByLabel("Table Number").inputValue()).toBe("12");
  await inspect(page, "customer-edit-guest-conflict");
  await edit.getByRole("button", { name: "Discard my changes" }).click();
  expect(await edit.getByLabel("Name").inputValue()).toBe("Ben Miller");
  await edit.getByLabel("Name").fill("Ben Müller");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Guest updated", { exact: true }).waitFor();
  expect(await guestRows(page)).toEqual([["Ben Müller", "12"]]);
});

test("nothing typed is lost by leaving", async ({ app, desktop: page }) => {
  await startAsCustomer(page, app, "Joan");
  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.getByRole("tab", { name: "Event Details" }).click();
  await page.getByLabel("Location").fill("Pier Nine");
  await page.getByRole("tab", { name: "Theme Customization" }).click();
  await page.getByRole("tab", { name: "Event Details" }).click();
  expect(await page.getByLabel("Location").inputValue()).toBe("Pier Nine");

  const back = page.getByRole("main").getByRole("link", { name: "Dashboard" });
  await back.click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.waitFor();
  await inspect(page, "customer-editor-leaving");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await page.getByLabel("Location").inputValue()).toBe("Pier Nine");

  await page.evaluate(() => window.history.back());
  await question.getByRole("button", { name: "Cancel" }).click();
  const logout = page.getByRole("menuitem", { name: "Logout" });
  await page.getByRole("button", { name: "Account of Joan Customer" }).click();
  await logout.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await page.getByLabel("Location").inputValue()).toBe("Pier Nine");

  const asked = page.waitForEvent("dialog");
  const reload = page.reload();
  const browserQuestion = await asked;
  expect(browserQuestion.type()).toBe("beforeunload");
  await browserQuestion.accept();
  await reload;
  await page.getByLabel("Location").fill("Pier Ten");
  await page.evaluate(() => window.history.back());
  await question.getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL("/customer/dashboard");
});
