import { tableRows } from "./support/admin-steps.ts";
import { changeEvent, myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { tabTo } from "./support/keyboard.ts";
import { expect, test } from "./support/test.ts";

test("what was saved is undone from its toast by the keyboard alone, and from beside the event's name", async ({
  app,
  desktop: page,
}) => {
  await signInAsNewCustomer(page, app, "Kay");
  const { id } = await myEvent(page);
  await changeEvent(page, id, { name: "Kay" });
  await changeEvent(page, id, { name: "Kay and Lou" });
  const release = await holdAnswers(page, (body) => body.includes("LastChange"));
  await openEditor(page);
  const helpers = page.getByRole("link", { name: "Helpers" });
  // Text is as wide as its font.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const place = await helpers.boundingBox();
  release();
  await page.getByRole("button", { name: /^Undo: Changed the name from “Kay”/ }).click();
  await page.getByRole("button", { name: /^Undo: Changed the name from “My Event”/ }).click();
  await page.getByRole("button", { name: "Nothing to undo" }).waitFor();
  expect(await helpers.boundingBox()).toEqual(place);

  const location = page.getByRole("textbox", { name: "Location" });
  await location.fill("Pier Nine");
  await location.press("Control+s");
  await page.getByText("Event updated", { exact: true }).waitFor();
  // A toast with the focus stays.
  await page.keyboard.press("F8");
  const toasts = page.getByRole("region", { name: /^Notifications/ });
  await tabTo(page, toasts.getByRole("button", { name: "Undo", exact: true }));
  await page.keyboard.press("Enter");
  await expect(location).toHaveValue("");
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(location).toHaveValue("Pier Nine");

  await page.getByRole("textbox", { name: "Event Description" }).fill("Half a sentence");
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { name: "History", level: 2 })).toBeFocused();
  const history = await tableRows(page, "History");
  expect(history.map((cells) => cells.filter((_, place) => ![2, 3].includes(place)))).toEqual([
    ["Undid a Change", "Set the location to “Pier Nine”", "Redo"],
    ["Undid a Change", "Removed the location, “Pier Nine”", "Undone"],
    ["Updated Event", "Set the location to “Pier Nine” My Event", "Undo"],
    ["Undid a Change", "Changed the name from “Kay” to “My Event”", "Redo"],
    ["Undid a Change", "Changed the name from “Kay and Lou” to “Kay”", "Redo"],
    ["Updated Event", "Changed the name from “Kay” to “Kay and Lou” Kay and Lou", "Undone"],
    ["Updated Event", "Changed the name from “My Event” to “Kay” Kay", "Undone"],
    ["Created Event", "My Event", ""],
  ]);
  await page.getByRole("link", { name: "Back to the event" }).click();
  await expect(page.getByRole("textbox", { name: "Event Description" })).toHaveValue("Half a sentence");
});
