import type { Page } from "@playwright/test";
import { LoginDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { qrPath } from "../frontend/organizer/ui/qr-code.tsx";
import { changeEvent, myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { nameBox } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

const guests = [
  ["Name", "Table Number"],
  ["Anna Müller", "7"],
  ["Björn Åkesson", "7"],
];

const codeBox = (page: Page) => page.getByLabel("Code from your invitation");

async function findAnna(page: Page): Promise<void> {
  await nameBox(page).fill("anna");
  await page.getByText("You're seated at table 7").waitFor();
}

test("a guest types the event's code once, or scans it, and again when it changes", { tag: "@engines" }, async ({
  app,
  visit,
}) => {
  const page = await visit("phone");
  tolerateProblems(page, /status of 4\d\d/);
  const { id, path } = await prepareEvent(page, app, { name: "Sophie & Liam", guestCode: "Rose 2027" }, guests);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto(path);
  await page.getByText("This event asks for a code. You can find it on your invitation.").waitFor();
  expect(await nameBox(page).count()).toBe(0);
  await codeBox(page).fill("Rose 2026");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alert").getByText("This is not the event's code. Please check your invitation.").waitFor();
  await expect(codeBox(page)).toBeFocused();
  await inspect(page);
  await codeBox(page).fill("rose-2027");
  await page.keyboard.press("Enter");
  await expect(nameBox(page)).toBeFocused();
  await page.reload();
  await findAnna(page);

  // An open answer would follow the change before the search.
  await page.goto(path);
  await nameBox(page).waitFor();
  const organizer = await visit("desktop");
  await ask(organizer, LoginDocument, { input: app.admin });
  await changeEvent(organizer, id, { guestCode: "Tulip & Co 27" });
  await nameBox(page).fill("björn");
  await codeBox(page).fill("Tulip & Co 27");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Welcome, Björn Åkesson!" }).waitFor();
  await expect(nameBox(page)).toHaveValue("björn");

  const scanning = await visit("phone");
  tolerateProblems(scanning, /status of 4\d\d/);
  scanning.on("request", (request) => addresses.push(request.url()));
  await scanning.goto(`${path}#code=Rose+2027`);
  await scanning.getByRole("alert").waitFor();
  await expect(codeBox(scanning)).toHaveValue("Rose 2027");
  await scanning.goto(`${path}#code=Tulip+%26+Co+27`);
  await findAnna(scanning);
  expect(new URL(scanning.url()).hash).toBe("");
  expect(addresses.filter((address) => /2027|Co(\+|%20)27/.test(address.split("#")[0] ?? ""))).toEqual([]);
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
  await page.getByRole("button", { name: "Suggest a Code" }).click();
  const code = await field.inputValue();
  expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}$/);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  await expect(page.getByRole("textbox", { name: "Link for guests" })).toHaveValue(link);
  await page.getByRole("button", { name: "QR code" }).click();
  await page.getByText("The QR code includes the guest code; the copied link asks for it.").waitFor();
  const qrCode = page.getByRole("img", { name: "QR code of the link for guests" });
  await expect(qrCode.locator("path")).toHaveAttribute("d", qrPath(`${link}#code=${code}`).path);
});
