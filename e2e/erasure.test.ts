import { myEvent, openEditor, signInAsNewCustomer, storedGuests } from "./support/customer-steps.ts";
import { inspect } from "./support/inspect.ts";
import { uploadGuests } from "./support/prepared-event.ts";
import { expect, test } from "./support/test.ts";

const name = "Zorabel Quellenstedt";

test("an owner takes away what is kept about a guest, and erases the guest", async ({ app, phone: page }) => {
  await signInAsNewCustomer(page, app, "Erna");
  const { id: eventId } = await myEvent(page);
  await uploadGuests(page, eventId, [
    ["Name", "Table", "Meal", "Notes"],
    [name, "1", "Vegan", ""],
    ["Ben Berg", "1", "Fish", `Sits with ${name}`],
  ]);
  await openEditor(page, "guests");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Everything about this guest" }).click();
  await page.getByRole("heading", { name: `Everything about ${name}`, level: 1 }).waitFor();
  await inspect(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as JSON" }).click();
  expect((await download).suggestedFilename()).toBe(`${name}.json`);

  await page.getByRole("button", { name: "Erase for good…" }).click();
  const question = page.getByRole("alertdialog", { name: `Erase ${name} for good?` });
  await question.getByRole("button", { name: "Erase for good" }).click();
  await page.getByRole("heading", { name: "The guest has been erased", level: 1 }).waitFor();
  await page.getByRole("heading", { name: "Where this person still appears" }).waitFor();
  await page.getByText(`Sits with ${name}`).waitFor();
  await inspect(page);
  await page.getByRole("link", { name: "Back to the guest list" }).last().click();
  await page.getByText("Ben Berg").first().waitFor();
  expect((await storedGuests(page, eventId)).map((guest) => guest.name)).toEqual(["Ben Berg"]);
});
