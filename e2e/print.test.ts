import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readAloud, readPdf } from "../backend/testing/read-pdf.ts";
import type { Device } from "./support/browser.ts";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { pressOn } from "./support/keyboard.ts";
import { ask, type Caller, prepareCustomer, prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const names = [
  "Zoë Ångström",
  "Nguyễn Thị Hạnh",
  "Ελένη Δήμου",
  "Жанна Иванова",
  "Արամ",
  "王小明",
  "Anna Berg",
  "Ben Conti",
];
const guests = [
  ["Name", "Table Number", "Meal", "Allergies"],
  ...names.map((name, at) => [name, String((at % 3) + 1), at % 2 === 0 ? "Fish" : "Vegan", at === 6 ? "Nuts" : ""]),
];

const shownPage = (page: Page, name: RegExp) => page.getByRole("img", { name }).waitFor();

/** On phones, printing is in a menu. */
async function openPrinting(page: Page, device: Device): Promise<void> {
  if (device === "phone") await page.getByRole("button", { name: "More", exact: true }).click();
  const role = device === "phone" ? "menuitem" : "link";
  await page.getByRole(role, { name: "Print", exact: true }).click();
}

/** From a list, or on phones a select. */
async function chooseKind(page: Page, device: Device, kind: string): Promise<void> {
  if (device === "phone") await page.getByLabel("What to print").selectOption(kind);
  else await page.getByText(kind, { exact: true }).click();
}

/** On phones, choices are folded away. */
async function unfold(page: Page, device: Device, section: string): Promise<void> {
  if (device === "phone") await page.getByRole("button", { name: section, exact: true }).click();
}

async function downloaded(page: Page, button = "Download PDF") {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await started;
  const pdf = await readPdf(await readFile(await download.path()));
  return { name: download.suggestedFilename(), pdf, aloud: readAloud(pdf) };
}

async function moveBen(caller: Caller, eventId: number): Promise<void> {
  const { event } = await ask<{ event: { guests: { nodes: { id: number; name: string }[] } } }>(
    caller,
    "query ($id: Int!) { event(id: $id) { guests { nodes { id name } } } }",
    { id: eventId },
  );
  const ben = event.guests.nodes.find(({ name }) => name === "Ben Conti");
  await ask(
    caller,
    "mutation ($id: Int!, $moves: [SeatMoveInput!]!) { seatGuests(eventId: $id, moves: $moves) { listVersion } }",
    { id: eventId, moves: [{ guestId: ben?.id, tableLabel: "12" }] },
  );
}

test.for(firstOf(["phone", "desktop"]))(
  "place cards are printed, and later only what changed, on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    const { id } = await prepareEvent(page, app, { name: "Printed gala" }, guests);
    await signInAsAdmin(page, app);
    await page.goto(`/admin/events/${id}?tab=guests`);
    await openPrinting(page, device);
    await shownPage(page, /^Page 1 of 2: Place cards$/);
    await inspect(page, "print-place-cards");

    await unfold(page, device, "What is printed");
    await page.getByText("Flat", { exact: true }).click();
    await page.getByText("8 guests on 1 sheet").waitFor();
    const { name, pdf, aloud } = await downloaded(page);
    expect(name).toBe("Printed gala – place cards.pdf");
    expect(pdf).toMatchObject({ isTagged: true, language: "en" });
    for (const guest of names) expect(aloud.filter((text) => text === guest)).toEqual([guest]);
    await page.getByText(`Saved ${name}`).waitFor();

    await moveBen(page, id);
    await page.reload();
    await page.getByText(/^Last printed .* 1 changed since$/).waitFor();
    await page.getByRole("button", { name: "Print only what changed" }).click();
    await page.getByText("1 guest on 2 sheets").waitFor();
    await inspect(page, "print-changed");
    expect((await downloaded(page)).aloud).toEqual([
      ...["Ben Conti", "Table 12", "Take these old cards away", "Ben Conti"],
    ]);

    await chooseKind(page, device, "Caterer’s sheet");
    await shownPage(page, /: Caterer’s sheet$/);
    await unfold(page, device, "What is printed");
    await inspect(page, "print-caterer");
    expect(new URL(page.url()).searchParams.get("kind")).toBe("caterer");
  },
);

test("a sheet of cards is tried with a test frame first, by keyboard", async ({ app, desktop: page }) => {
  const { id } = await prepareEvent(page, app, { name: "Aligned gala" }, guests);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}/print?kind=escort-cards`);
  await page.getByLabel("Print cards on").selectOption("5371");
  await pressOn(page, page.getByRole("button", { name: "Alignment" }));
  await page.getByLabel("Right (mm)").fill("1.5");
  await page.getByText("8 guests on 1 sheet").waitFor();
  await inspect(page, "print-alignment");
  const well = page.getByRole("group", { name: "Preview" });
  const width = async () => (await well.getByRole("img").boundingBox())?.width ?? 0;
  const fitting = await width();
  await well.press("+");
  await expect.poll(width).toBeGreaterThan(fitting * 1.2);
  await well.press("0");
  await expect.poll(width).toBe(fitting);
  const { pdf, aloud } = await downloaded(page, "Print a test frame");
  expect(pdf.pages.map(({ width, height }) => [width, height])).toEqual([[612, 792]]);
  for (const guest of names) expect(aloud.join(" ")).not.toContain(guest);
  // A test frame is not recorded as a print.
  await page.reload();
  await shownPage(page, /^Page 1 of 1: Escort cards$/);
  expect(await page.getByText(/^Last printed/).count()).toBe(0);
  expect(await page.getByLabel("Print cards on").inputValue()).toBe("5371");
});

test("what cannot be printed says so, and a download that fails can be tried again", async ({ app, desktop: page }) => {
  tolerateProblems(page, /503|Failed to load resource/);
  const customer = await prepareCustomer(page, app, "Petra");
  await signInAsCustomer(page, customer);
  await page.goto("/customer/print");
  await page.getByText("Nothing to print yet").waitFor();
  await inspect(page, "print-empty");

  const { id } = await prepareEvent(page, app, { name: "Roomless gala" }, guests);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}/print?kind=floor-plan`);
  await page.getByText("This page could not be shown").waitFor();
  await inspect(page, "print-refused");

  await chooseKind(page, "desktop", "QR sign");
  await shownPage(page, /^Page 1 of 1: QR sign$/);
  await page.route("**/print/sign.pdf*", (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: "Many are printing. Please try again." }),
  );
  await page.getByRole("button", { name: "Download PDF" }).click();
  await page.getByText("Many are printing. Please try again.").waitFor();
  await page.unroute("**/print/sign.pdf*");
  expect((await downloaded(page)).aloud.join(" ")).toContain("Roomless gala");
});
