import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import {
  AddGuestDocument,
  NamesakesDocument,
  UpdateGuestDocument,
} from "../../frontend/organizer/features/guests/generated/guests.ts";
import { storedGuests } from "./customer-steps.ts";
import type { ChosenFile } from "./guest-files.ts";
import { ask } from "./prepared-event.ts";

/** Waits until the preview is there. */
export async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel("Choose a file").setInputFiles(file);
  await reading(page).waitFor();
}

export function reading(page: Page): Locator {
  return page.getByRole("button", { name: "How this file was read" });
}

export async function chooseAnother(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel("Choose another file").setInputFiles(file);
}

export async function cancelImport(page: Page): Promise<void> {
  await step(page).getByRole("button", { name: "Cancel" }).click();
  await step(page).waitFor({ state: "detached" });
}

/** The import, which takes the place of the event's tabs. */
export function step(page: Page): Locator {
  return page.getByRole("region", { name: "Import guests" });
}

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

/** Pastes on the screen, with what a clipboard has by type. */
export async function paste(page: Page, texts: Record<string, string>): Promise<void> {
  await page.locator("body").evaluate((body, texts) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
    body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, texts);
}

export async function downloaded(page: Page, role: "button" | "menuitem", name: string) {
  const started = page.waitForEvent("download");
  await page.getByRole(role, { name }).click();
  const download = await started;
  return { name: download.suggestedFilename(), mimeType: "", buffer: await readFile(await download.path()) };
}

export function question(page: Page, text: string | RegExp): Locator {
  return page.getByRole("group", { name: text });
}

/** Waits until the preview reflects all choices so far. */
export async function previewed(page: Page): Promise<void> {
  await step(page).locator("[aria-busy=false]").waitFor();
}

export async function upload(page: Page, report: string): Promise<void> {
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByText(report).waitFor();
}

export const shownEvent = (page: Page) => Number(/\/admin\/events\/(\d+)/.exec(page.url())?.[1]);

/** Name, table and meal of each guest. */
export async function storedLines(page: Page): Promise<string[]> {
  const guests = await storedGuests(page, shownEvent(page));
  return guests.map(({ name, tableNumber, additionalInfo }) => `${name}, ${tableNumber}, ${additionalInfo.Meal ?? ""}`);
}

export async function addGuest(page: Page, input: { name: string; tableNumber: string }): Promise<void> {
  await ask(page, AddGuestDocument, { eventId: shownEvent(page), input });
}

export async function editTable(page: Page, name: string, tableNumber: string): Promise<void> {
  const eventId = shownEvent(page);
  const { event } = await ask(page, NamesakesDocument, { eventId, name });
  await ask(page, UpdateGuestDocument, { eventId, id: event.guests.nodes[0]?.id ?? 0, input: { name, tableNumber } });
}
