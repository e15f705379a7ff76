import type { Page } from "@playwright/test";
import { ask, type Caller } from "./prepared-event.ts";

interface Invited {
  url: string;
  helper: { id: number };
}

/** Over the API, as the organizer signed in there. */
export async function invite(
  organizer: Caller,
  eventId: number,
  name: string,
  role: "EDITOR" | "DOOR" | "VIEWER",
): Promise<Invited> {
  const query =
    "mutation ($eventId: Int!, $input: HelperInput!) { inviteHelper(eventId: $eventId, input: $input) { url helper { id } } }";
  return (await ask<{ inviteHelper: Invited }>(organizer, query, { eventId, input: { name, role } })).inviteHelper;
}

export async function openLink(page: Page, url: string): Promise<void> {
  // Forces a load: the next address may differ in its fragment alone.
  await page.goto("about:blank");
  await page.goto(url);
}

export async function join(page: Page, url: string): Promise<void> {
  await openLink(page, url);
  await page.getByRole("button", { name: "Join", exact: true }).click();
}
