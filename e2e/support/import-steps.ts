import type { Locator, Page } from "playwright-core";
import { AddGuestDocument, NamesakesDocument, UpdateGuestDocument } from "../../frontend/generated/documents.ts";
import type { ChosenFile } from "./guest-files.ts";
import { ask } from "./prepared-event.ts";

/** Chooses a file on the event's screen and waits until it is known what it would do. */
export async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel("Choose a file").setInputFiles(file);
  await reading(page).waitFor();
}

/** The button that shows how the chosen file was read. */
export function reading(page: Page): Locator {
  return page.getByRole("button", { name: "How this file was read" });
}

/** Chooses what the file does to the list that is there. */
export async function chooseMode(page: Page, mode: "Update from this file" | "Replace it" | "Merge into it") {
  await page.getByRole("radio", { name: mode }).check();
}

/** Chooses another file in place of the one that is checked. */
export async function chooseAnother(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel("Choose another file").setInputFiles(file);
}

/** Leaves the import without uploading anything. */
export async function cancelImport(page: Page): Promise<void> {
  await step(page).getByRole("button", { name: "Cancel" }).click();
  await step(page).waitFor({ state: "detached" });
}

/** The step of the import, which takes the place of the event's tabs. */
export function step(page: Page): Locator {
  return page.getByRole("region", { name: "Import guests" });
}

/** Drops a file on an element, as if dragged there from a folder. */
export async function dropOn(target: Locator, name: string, text: string): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.text], file.name));
      return transfer;
    },
    { name, text },
  );
  await target.dispatchEvent("dragover", { dataTransfer });
  await target.dispatchEvent("drop", { dataTransfer });
}

/** A question about the chosen file, or a conflict, with its options. */
export function question(page: Page, text: string | RegExp): Locator {
  return page.getByRole("group", { name: text });
}

/** Waits until the preview belongs to all choices made so far. */
export async function previewed(page: Page): Promise<void> {
  await step(page).locator("[aria-busy=false]").waitFor();
}

/** Sends the file, and waits for the report. */
export async function upload(page: Page, report: string): Promise<void> {
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByText(report).waitFor();
}

/** The text of the import's step, once the preview of the file that was chosen is there. */
export async function previewText(page: Page): Promise<string> {
  await page.getByText("What the upload does").waitFor();
  const text = await step(page).innerText();
  return text.replace(/\s+/g, " ");
}

const shownEvent = (page: Page) => Number(/\/admin\/events\/(\d+)/.exec(page.url())?.[1]);

/** Adds a guest to the event on the screen, as somebody else at another place would. */
export async function addGuest(page: Page, input: { name: string; tableNumber: string }): Promise<void> {
  await ask(page, AddGuestDocument, { eventId: shownEvent(page), input });
}

/** Seats a guest of the event on the screen elsewhere, as somebody else at another place would. */
export async function editTable(page: Page, name: string, tableNumber: string): Promise<void> {
  const eventId = shownEvent(page);
  const { event } = await ask(page, NamesakesDocument, { eventId, name });
  await ask(page, UpdateGuestDocument, { eventId, id: event.guests.nodes[0]?.id ?? 0, input: { name, tableNumber } });
}
