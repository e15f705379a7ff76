import { readFile } from "node:fs/promises";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer, prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const guests = [
  ["Name", "Table"],
  ["Anna Berg", "1"],
  ["Ben Dorn", "2"],
];

test("an event is taken away as an archive, and a customer brings it along", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 4(09|22)/);
  const { id } = await prepareEvent(page, app, { name: "Harbour Gala", date: "June 12, 2027" }, guests);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}`);
  await page.getByRole("button", { name: "Advanced" }).click();
  await page.getByRole("heading", { name: "Take this event with you" }).waitFor();
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download archive" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("Harbour Gala.zip");
  const archive = await readFile(await download.path());

  await signInAsCustomer(page, await prepareCustomer(page, app, "Mover"));
  await page.goto("/customer/event-editor");
  await page.getByRole("button", { name: "Import an archive" }).click();
  const dialog = page.getByRole("dialog", { name: "Import an event archive" });
  const choose = (buffer: Buffer) =>
    dialog.getByLabel("Choose a ZIP file").setInputFiles({ name: "event.zip", mimeType: "application/zip", buffer });
  await choose(Buffer.from("no archive"));
  await dialog.getByText("This file is not an event archive.").waitFor();
  await inspect(page, "[role=dialog]");
  await choose(archive);
  // The old link still leads to the event that stayed.
  await dialog.getByText("This event has a new link").waitFor();
  await dialog.getByRole("button", { name: "Open the event" }).click();
  await page.getByText("Harbour Gala").first().waitFor();
  await page.getByText("2 guests").first().waitFor();
});
