import {
  changeEvent,
  changeGuest,
  myEvent,
  openEditor,
  startAsCustomer,
  storedGuests,
} from "./support/customer-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { uploadGuests } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

const guests = [
  ["Name", "Table Number", "Meal", "Phone"],
  ["Ben Miller", "7", "Fish", "555 0100"],
];

test("an event's details are entered on a phone, and mistakes are named where they are", async ({
  app,
  phone: page,
}) => {
  await startAsCustomer(page, app, "Ada");
  const { id } = await myEvent(page);
  await uploadGuests(page, id, guests);
  await openEditor(page);
  const tablemates = page.getByRole("checkbox", { name: "Show Tablemates to Guests" });
  const languages = page.getByRole("group", { name: "Languages of the Guest Page" });
  const shown = (column: string) => page.getByRole("checkbox", { name: column, exact: true });
  const save = page.getByRole("button", { name: "Save Changes" });
  await page.getByLabel("Event Name").fill("ab");
  await save.click();
  await page.getByText("Event name must be at least 3 characters").waitFor();
  await expect(page.getByLabel("Event Name")).toBeFocused();
  await inspect(page);

  await page.getByLabel("Event Name").fill("Harbour Gala");
  await page.getByLabel("Event Description").fill("An evening by the water.");
  await page.getByLabel("Date", { exact: true }).fill("Next summer");
  await page.getByText("Which day is it? The date above is not specific enough.").waitFor();
  await page.getByText("Guests are kept until you set the day of the event in Event Details.").waitFor();
  await page.getByLabel("Date", { exact: true }).fill("June 12, 2032");
  await expect(page.getByLabel("Day of the Event")).toHaveValue("2032-06-12");
  await page.getByRole("textbox", { name: "Location" }).fill("Pier Nine");
  await page.getByText("Show Tablemates to Guests").click();
  await expect(shown("Phone")).not.toBeChecked();
  await page.getByText("Meal", { exact: true }).click();
  await languages.getByRole("radio", { name: "All languages" }).focus();
  await page.keyboard.press("ArrowDown");
  await save.click();
  await languages.getByText("Please choose at least one language").waitFor();
  await expect(languages.getByRole("checkbox", { name: "English" })).toBeFocused();
  await languages.getByText("العربية").click();
  await save.click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Harbour Gala", level: 1 }).waitFor();
  await page.getByText("They will be deleted on Saturday, September 11, 2032.").waitFor();

  const settings = page.getByRole("region", { name: "Guests after the event" });
  await settings.getByText("A number of days after the event").click();
  await settings.getByLabel("Days", { exact: true }).fill("0");
  await settings.getByRole("button", { name: "Save" }).click();
  await settings.getByText("Guests can be kept for 1 to 3650 days after the event, or always").waitFor();
  await settings.getByLabel("Days", { exact: true }).fill("10");
  await settings.getByRole("button", { name: "Save" }).click();
  await settings.getByText("They will be deleted on Wednesday, June 23, 2032.").waitFor();

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Pier Nine");
  await expect(tablemates).not.toBeChecked();
  await expect(shown("Meal")).not.toBeChecked();
  await expect(languages.getByRole("checkbox", { name: "العربية" })).toBeChecked();
});

test("what is changed while saving stays, and what somebody else changed is shown, not overwritten", async ({
  app,
  desktop: page,
}) => {
  tolerateProblems(page, /status of 409/);
  await startAsCustomer(page, app, "Hana");
  const { id } = await myEvent(page);
  await uploadGuests(page, id, guests);
  await openEditor(page);
  const location = page.getByRole("textbox", { name: "Location" });
  const save = page.getByRole("button", { name: "Save Changes" });
  const release = await holdAnswers(page, (body) => body.includes("updateEvent"));
  await location.fill("Pier Nine");
  await save.click();
  await page.getByRole("button", { name: "Saving" }).waitFor();
  await location.fill("Pier Ten");
  release();
  await save.waitFor();
  await expect(location).toHaveValue("Pier Ten");
  await location.press("Control+s");
  await save.waitFor({ state: "detached" });

  await page.getByLabel("Event Name").fill("Hana’s party");
  await changeEvent(page, id, { date: "July 1, 2027", guestLanguages: ["fr", "en"] });
  await save.click();
  await page.getByText("Failed to update event").waitFor();
  await page.getByText("Someone else changed this in the meantime").waitFor();
  await page.getByText("now “July 1, 2027”").waitFor();
  await page.getByText("was “All languages”, now “English, Français”").waitFor();
  await expect(page.getByLabel("Event Name")).toHaveValue("Hana’s party");
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue("July 1, 2027");
  await inspect(page);
  await save.click();
  await page.getByRole("heading", { name: "Hana’s party", level: 1 }).waitFor();
  await expect(location).toHaveValue("Pier Ten");

  await page.getByRole("tab", { name: "Guests" }).click();
  const [ben] = await storedGuests(page, id);
  await page.getByRole("button", { name: "Edit Ben Miller" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Guest" });
  await edit.getByLabel("Name").fill("Ben Müller");
  await changeGuest(page, id, ben?.id ?? 0, { name: "Ben Miller", tableNumber: "12" });
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await edit.getByText("was “7”, now “12”").waitFor();
  await expect(edit.getByLabel("Table Number")).toHaveValue("12");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Guest updated", { exact: true }).waitFor();
  expect(await storedGuests(page, id)).toMatchObject([{ name: "Ben Müller", tableNumber: "12" }]);
});

test("nothing typed is lost by leaving, or by closing a dialog", async ({ app, desktop: page }) => {
  await startAsCustomer(page, app, "Joan");
  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.getByRole("tab", { name: "Event Details" }).click();
  const location = page.getByRole("textbox", { name: "Location" });
  await location.fill("Pier Nine");
  await page.getByRole("tab", { name: "Theme Customization" }).click();
  await page.getByRole("tab", { name: "Event Details" }).click();
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const logout = async () => {
    await page.getByRole("button", { name: "Account of Joan Customer" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
  };
  const waysOut = [
    () => page.getByRole("main").getByRole("link", { name: "Dashboard" }).click(),
    () => page.evaluate(() => window.history.back()),
    logout,
  ];
  for (const leave of waysOut) {
    await leave();
    await leaving.getByRole("button", { name: "Cancel" }).click();
    await expect(location).toHaveValue("Pier Nine");
  }
  const asked = page.waitForEvent("dialog");
  const reload = page.reload();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reload;

  await page.getByRole("tab", { name: "Upload & Manage Guests" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Guest" });
  const open = async () => {
    await page.getByRole("button", { name: "Add Guest" }).click();
    await untilReady(dialog);
  };
  await open();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await open();
  await dialog.getByLabel("Name").fill("Half a name");
  const discarding = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  const waysToClose = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 300),
    () => dialog.getByRole("button", { name: "Close" }).click(),
  ];
  for (const close of waysToClose) {
    await close();
    await discarding.getByRole("button", { name: "Keep editing" }).click();
    await discarding.waitFor({ state: "detached" });
    await expect(dialog.getByLabel("Name")).toHaveValue("Half a name");
  }
  await page.keyboard.press("Escape");
  await discarding.getByRole("button", { name: "Discard" }).click();
  await dialog.waitFor({ state: "detached" });
  await open();
  await expect(dialog.getByLabel("Name")).toHaveValue("");
});
