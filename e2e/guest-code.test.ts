import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { qrPath } from "../frontend/lib/qr-code.ts";
import type { RunningApp } from "./support/app.ts";
import { changeEvent, myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { isFocused } from "./support/focus.ts";
import { nameBox } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { untilFollowed } from "./support/sockets.ts";
import { test } from "./support/test.ts";

const guests = [
  ["Name", "Table Number"],
  ["Anna Müller", "7"],
  ["Björn Åkesson", "7"],
];

const wedding = (page: Page, app: RunningApp, guestCode = "Rose 2027") =>
  prepareEvent(page, app, { name: "Sophie & Liam", guestCode }, guests);
const codeBox = (page: Page) => page.getByLabel("Code from your invitation");
const asAdmin = (page: Page, { admin }: RunningApp) => ask(page, LoginDocument, { input: admin });

async function findAnna(page: Page): Promise<void> {
  await nameBox(page).fill("anna");
  await page.getByText("You're seated at table 7").waitFor();
}

test("a guest who opens the link types the code first, and once", async ({ app, visit }) => {
  const page = await visit("phone");
  tolerateProblems(page, /status of 4\d\d/);
  const { id, path } = await wedding(page, app);
  await page.goto(path);
  await page.getByText("This event asks for a code. You can find it on your invitation.").waitFor();
  expect(await nameBox(page).count()).toBe(0);
  await inspect(page, "guest-code");

  await codeBox(page).fill("Rose 2026");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alert").getByText("This is not the event's code. Please check your invitation.").waitFor();
  await expect.poll(() => isFocused(codeBox(page))).toBe(true);
  await inspect(page, "guest-code-wrong");

  await codeBox(page).fill("rose-2027");
  await page.keyboard.press("Enter");
  await nameBox(page).waitFor();
  await expect.poll(() => isFocused(nameBox(page))).toBe(true);
  const subscribed = untilFollowed(page);
  await findAnna(page);
  await subscribed;

  const organizer = await visit("desktop");
  await asAdmin(organizer, app);
  await changeEvent(organizer, id, { showTablemates: false });
  await page.getByText("Björn Åkesson").waitFor({ state: "detached" });

  await page.reload();
  await findAnna(page);
  await changeEvent(organizer, id, { guestCode: "Tulip 2027" });
  await nameBox(page).fill("björn");
  await codeBox(page).fill("Tulip 2027");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Welcome, Björn Åkesson!" }).waitFor();
  expect(await nameBox(page).inputValue()).toBe("björn");
});

test("a guest who scans the QR code types none, and the code leaves the address", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app, "Rosé & Co 27");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto(`${path}#code=Ros%C3%A9+%26+Co+27`);
  await nameBox(page).waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await findAnna(page);
  expect(addresses.filter((address) => /Co(\+|%20)27/.test(address.split("#")[0] ?? ""))).toEqual([]);
});

test("a scanned code that is out of date is shown, to be typed again", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 4\d\d/);
  const { path } = await wedding(page, app);
  await page.goto(`${path}#code=Tulip+2026`);
  await page.getByRole("alert").waitFor();
  expect(await codeBox(page).inputValue()).toBe("Tulip 2026");
  await page.goto(`${path}#code=Rose+2027`);
  await nameBox(page).waitFor();
});

test("an organizer sets a code, and only the QR code holds it", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Greta");
  const { shortLink } = await myEvent(page);
  const link = `${app.url}/view/seats/${shortLink}`;
  await openEditor(page);
  const field = page.getByLabel("Guest Code (optional)");
  await field.fill("abc");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Guest code must have at least 4 letters or digits").waitFor();
  await inspect(page, "event-guest-code-mistake");

  await page.getByRole("button", { name: "Suggest a Code" }).click();
  const code = await field.inputValue();
  expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}$/);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  await page.getByText("The QR code includes the guest code; the copied link asks for it.").waitFor();
  await inspect(page, "event-guest-code");

  const qrCode = page.getByRole("img", { name: "QR code of the link for guests" });
  expect(await qrCode.locator("path").getAttribute("d")).toBe(qrPath(`${link}#code=${code}`).path);
  expect(await page.getByRole("textbox", { name: "Link for guests" }).inputValue()).toBe(link);
});
