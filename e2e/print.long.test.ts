import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readAloud, readPdf } from "../backend/testing/read-pdf.ts";
import { changeEvent, myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { inspect } from "./support/inspect.ts";
import { photo } from "./support/pictures.ts";
import { prepareEvent, uploadPicture } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const names = ["Zoë Ångström", "Nguyễn Thị Hạnh", "Ελένη Δήμου", "Жанна Иванова", "王小明", "Ben Conti"];
const guests = [
  ["Name", "Table Number", "Meal", "Allergies"],
  ...names.map((name, at) => [name, String((at % 3) + 1), at % 2 === 0 ? "Fish" : "Vegan", at === 4 ? "Nuts" : ""]),
];

const shownPage = (page: Page, name: RegExp) => page.getByRole("img", { name }).waitFor();

async function downloaded(page: Page, button = "Download PDF") {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await started;
  const bytes = await readFile(await download.path());
  const pdf = await readPdf(bytes);
  return { name: download.suggestedFilename(), pdf, aloud: readAloud(pdf) };
}

test("a test frame is printed first, and what cannot be printed says so", async ({ app, desktop: page }) => {
  tolerateProblems(page, /Failed to load resource/);
  const { id } = await prepareEvent(page, app, { name: "Aligned gala" }, guests);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}/print?kind=escort-cards`);
  await page.getByLabel("Print cards on").selectOption("5371");
  await page.getByRole("button", { name: "Alignment" }).click();
  await page.getByLabel("Right (mm)").fill("1.5");
  await page.getByText("6 guests on 1 sheet").waitFor();
  await inspect(page);
  const { pdf, aloud } = await downloaded(page, "Print a test frame");
  expect(pdf.pages.map(({ width, height }) => [width, height])).toEqual([[612, 792]]);
  for (const guest of names) expect(aloud.join(" ")).not.toContain(guest);
  await page.reload();
  await shownPage(page, /^Page 1 of 1: Escort cards$/);
  // A test frame is not recorded as a print.
  await expect(page.getByText(/^Last printed/)).toHaveCount(0);
  await expect(page.getByLabel("Print cards on")).toHaveValue("5371");

  await page.getByText("Floor plan", { exact: true }).click();
  await page.getByText("This page could not be shown").waitFor();
  await page.getByText("Caterer’s sheet", { exact: true }).click();
  await shownPage(page, /: Caterer’s sheet$/);
  await page.route("**/print/caterer.pdf*", (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: "Many are printing. Please try again." }),
  );
  await page.getByRole("button", { name: "Download PDF" }).click();
  await page.getByText("Many are printing. Please try again.").waitFor();
  await page.unroute("**/print/caterer.pdf*");
  expect((await downloaded(page)).aloud.join(" ")).toContain("Nuts");
});

test("the link is also a QR code, to download and to print as a sign", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Gil");
  const { id, shortLink } = await myEvent(page);
  await changeEvent(page, id, { name: "Harbour Gala" });
  await uploadPicture(page, id, "PHOTO", photo("photo.jpg"));
  await openEditor(page);
  await page.getByRole("img", { name: "QR code of the link for guests" }).waitFor();
  for (const [kind, start] of [
    ["SVG", "<svg"],
    ["PNG", "\x89PNG"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download as ${kind}` }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`qr-code-${shortLink}.${kind.toLowerCase()}`);
    expect((await readFile(await file.path())).toString("latin1").slice(0, 4)).toBe(start);
  }
  await page.getByRole("link", { name: "Print a Sign" }).click();
  const sign = page.getByRole("img", { name: "Page 1 of 1: QR sign" });
  await sign.waitFor();
  const plain = await sign.getAttribute("src");
  await page.getByText("Picture", { exact: true }).click();
  await expect(sign).not.toHaveAttribute("src", plain ?? "");
  expect((await downloaded(page)).aloud.join(" ")).toContain("Harbour Gala");
});
