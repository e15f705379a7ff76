import { readFile } from "node:fs/promises";
import { readAloud, readPdf } from "../backend/testing/read-pdf.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { seat, storedSeating } from "./support/seating-steps.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const names = ["Zoë Ångström", "Nguyễn Thị Hạnh", "Ελένη Δήμου", "Жанна Иванова", "王小明", "Ben Conti"];
const guests = [
  ["Name", "Table Number", "Meal", "Allergies"],
  ...names.map((name, at) => [name, String((at % 3) + 1), at % 2 === 0 ? "Fish" : "Vegan", at === 4 ? "Nuts" : ""]),
];

test("place cards are printed on a phone, and later only what changed", async ({ app, phone: page }) => {
  const { id } = await prepareEvent(page, app, { name: "Printed gala" }, guests);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}?tab=guests`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Print", exact: true }).click();
  await page.getByRole("img", { name: /^Page 1 of \d: Place cards$/ }).waitFor();
  await page.getByRole("button", { name: "What is printed", exact: true }).click();
  await page.getByText("Flat", { exact: true }).click();
  await page.getByText("6 guests on 1 sheet").waitFor();
  await inspect(page);
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const download = await started;
  const pdf = await readPdf(await readFile(await download.path()));
  expect(download.suggestedFilename()).toBe("Printed gala – place cards.pdf");
  expect(pdf).toMatchObject({ isTagged: true, language: "en" });
  const aloud = readAloud(pdf);
  for (const guest of names) expect(aloud.filter((text) => text === guest)).toEqual([guest]);

  const ben = (await storedSeating(page, id)).find(({ name }) => name === "Ben Conti");
  await seat(page, id, ben?.id ?? 0, "12");
  await page.reload();
  await page.getByText(/^Last printed .* 1 changed since$/).waitFor();
  await page.getByRole("button", { name: "Print only what changed" }).click();
  await page.getByText("1 guest on 1 sheet").waitFor();
});
