import type { Page } from "@playwright/test";
import { DeleteGuestDocument, EventDocument } from "../../backend/testing/generated/operations.ts";
import {
  EnsureMyEventDocument,
  UpdateEventDocument,
} from "../../frontend/organizer/features/events/generated/events.ts";
import { AddGuestDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import type { UpdateEventInput } from "../../frontend/organizer/generated/schema-types.ts";
import type { RunningApp } from "./app.ts";
import { ask, prepareCustomer } from "./prepared-event.ts";
import { signInAsCustomer } from "./sign-in.ts";

/** Over the API; opens nothing. */
export async function signInAsNewCustomer(page: Page, app: RunningApp, firstName: string): Promise<void> {
  await signInAsCustomer(page, await prepareCustomer(page, app, firstName));
}

export async function startAsCustomer(page: Page, app: RunningApp, firstName: string): Promise<void> {
  await signInAsNewCustomer(page, app, firstName);
  await page.goto("/customer/dashboard");
  await page.getByRole("heading", { name: /^Welcome, /, level: 1 }).waitFor();
}

/** Created if missing. */
export async function myEvent(page: Page): Promise<{ id: number; shortLink: string }> {
  return (await ask(page, EnsureMyEventDocument, {})).ensureMyEvent;
}

export async function changeEvent(page: Page, id: number, input: UpdateEventInput): Promise<void> {
  await ask(page, UpdateEventDocument, { id, input });
}

export async function openEditor(page: Page, tab: "details" | "guests" | "theme" = "details"): Promise<void> {
  await page.goto(`/customer/event-editor?tab=${tab}`);
  await page.getByRole("tab", { name: "Event Details" }).waitFor();
}

export async function addGuests(page: Page, eventId: number, guests: readonly [name: string, table: string][]) {
  for (const [name, tableNumber] of guests)
    await ask(page, AddGuestDocument, { eventId, input: { name, tableNumber } });
}

export async function storedGuests(page: Page, eventId: number) {
  return (await ask(page, EventDocument, { id: eventId })).event.guests.nodes;
}

export async function dropGuest(page: Page, eventId: number, id: number): Promise<void> {
  await ask(page, DeleteGuestDocument, { eventId, id });
}
