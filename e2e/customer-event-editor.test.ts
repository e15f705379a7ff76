import { myEvent, openEditor, startAsCustomer } from "./support/customer-steps.ts";
import { inspect } from "./support/inspect.ts";
import { uploadGuests } from "./support/prepared-event.ts";
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
  const languages = page.getByRole("combobox", { name: "Languages of the Guest Page" });
  const shown = (column: string) => page.getByRole("checkbox", { name: column, exact: true });
  const save = page.getByRole("button", { name: "Save Changes" });
  await page.getByRole("button", { name: "Advanced" }).click();
  const offline = page.getByText("The phones of helpers at the door keep");
  expect(await offline.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
    1,
  );
  await page.getByLabel("Event Name").fill("ab");
  await save.click();
  await page.getByText("Event name must be at least 3 characters").waitFor();
  await expect(page.getByLabel("Event Name")).toBeFocused();
  await inspect(page);

  // What is discarded takes the chosen day along, which then follows the words again.
  await page.getByLabel("Date", { exact: true }).fill("Some day");
  await page.getByLabel("Day of the Event").fill("2032-07-01");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
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
  await languages.click();
  await page.getByRole("option", { name: "العربية" }).click();
  await page.keyboard.press("Escape");
  await save.click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Harbour Gala", level: 1 }).waitFor();
  await page.getByText("They will be deleted on Saturday, September 11, 2032.").waitFor();

  const settings = page.getByRole("region", { name: "Guests after the event" });
  await settings.getByText("A number of days after the event").click();
  await settings.getByLabel("Days", { exact: true }).fill("0");
  await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
  await page
    .getByRole("alertdialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await settings.getByRole("button", { name: "Save" }).click();
  await settings.getByText("Guests can be kept for 1 to 3650 days after the event, or always").waitFor();
  await settings.getByLabel("Days", { exact: true }).fill("10");
  await settings.getByRole("button", { name: "Save" }).click();
  await settings.getByText("They will be deleted on Wednesday, June 23, 2032.").waitFor();

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Pier Nine");
  await expect(tablemates).not.toBeChecked();
  await expect(shown("Meal")).not.toBeChecked();
  await page.getByRole("button", { name: "Advanced" }).click();
  await expect(languages).toHaveText("العربية");
});
