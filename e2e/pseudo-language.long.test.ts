import type { Locator, Page } from "@playwright/test";
import { guestFileHeader } from "../common/guest-file.ts";
import { myEvent } from "./support/customer-steps.ts";
import { csvFile, type Rows } from "./support/guest-files.ts";
import { leaks } from "./support/leaks.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { said, testOnPseudoApp as test } from "./support/pseudo-app.ts";
import { signInAsCustomer } from "./support/sign-in.ts";
import { expect } from "./support/test.ts";

// User data is in Greek here, to tell it from the product's texts.
const guests: Rows = [
  ["Name", "Table Number", "Μενού"],
  ["Άννα Παππά", "1", "Ψάρι"],
  ["Άννα Λάσκαρη", "1", ""],
  ["Νίκος Δήμου", "Α2", "Κρέας"],
];
// Created by the program itself, and examples; units of length come from the browser.
const data = [
  ...["My Event", "guests.csv", "NC", "Noa Customer", /noa-\w+(?:@example\.com)?/g, ...guestFileHeader],
  ...[/Maria Lindgren|Tom O’Hara|Aiko Tanaka/g, /\bft\b/g],
];

/** Cut off or beyond the edge to which this direction scrolls. */
function besideScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== "visible" || isCut(element.parentElement));
    const isSeen = (element: Element) =>
      element.matches("a, button, input, select, textarea, img") ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    const { clientWidth, scrollWidth } = document.documentElement;
    const beside = [...document.body.querySelectorAll("*:not(script, style, svg *)")]
      .filter((element) => isSeen(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).clipPath === "none" && getComputedStyle(element).clip === "auto")
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1) && !isCut(element.parentElement);
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return scrollWidth > clientWidth ? ["the page", ...beside] : beside;
  });
}

async function expectMirrored(page: Page, where: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await besideScreen(page), where).toEqual([]);
  await expectSaid(page, where);
}

/** All in accented letters. */
async function expectSaid(page: Page, where: string): Promise<void> {
  expect(await leaks(page, data), where).toEqual([]);
}

/** From right to left. */
async function expectInOrder(...inOrder: Locator[]): Promise<void> {
  const boxes = await Promise.all(inOrder.map((locator) => locator.boundingBox()));
  const starts = boxes.map((box) => (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN));
  expect(starts).toEqual(starts.toSorted((one, other) => other - one));
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a customer's screens are mirrored, and every word on them comes from the catalogs", async ({
  app,
  phone: page,
}) => {
  const customer = await prepareCustomer(page, app, "Noa");
  await page.goto("/auth");
  await page.getByLabel(said("auth.username")).press("Enter");
  await page.getByText(said("rules.usernameRequired")).waitFor();
  await expectMirrored(page, "sign-in");
  tolerateProblems(page, /status of 401/);
  await page.getByLabel(said("auth.username")).fill(customer.username);
  await page.getByLabel(said("auth.password"), { exact: true }).fill("wrong password");
  await button(page, said("auth.login")).click();
  await page.getByText(said("refusals.wrongPassword")).first().waitFor();
  await expectMirrored(page, "wrong password");
  await signInAsCustomer(page, customer);
  await page.goto("/customer/dashboard");
  const account = button(page, said("shell.userMenu", { name: "Noa Customer" }));
  await account.waitFor();
  await expectInOrder(page.getByRole("link", { name: said("shell.dashboard") }).first(), account);
  await account.click();
  await page.getByRole("menuitem", { name: said("shell.logout") }).waitFor();
  await expectMirrored(page, "dashboard and menu");

  await page.goto("/customer/event-editor?tab=guests");
  const choose = page.getByLabel(said("guest-upload.upload.choose"));
  await choose.setInputFiles(csvFile("guests.csv", [...guests, ["", "4", "Ψάρι"]]));
  await page.getByText(said("guest-import.preview.found", { count: 3, tables: 2 })).waitFor();
  await expectInOrder(button(page, said("ui.cancel")), button(page, said("guest-upload.upload.submit")));
  await expectMirrored(page, "import");
  await button(page, said("guest-upload.upload.submit")).click();
  await button(page, said("guest-upload.report.dismiss")).waitFor();
  await expectMirrored(page, "report");

  await page.goto("/customer/event-editor?tab=guests");
  await page.getByText("Άννα Παππά").first().waitFor();
  const tabs = page.getByRole("tab");
  await expectInOrder(tabs.nth(0), tabs.nth(1), tabs.nth(2));
  await expectMirrored(page, "list");
  // In this direction, the next tab is to the left.
  await tabs.nth(1).press("ArrowLeft");
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
  await page.getByText(said("themes.preview"), { exact: true }).first().waitFor();
  await expectMirrored(page, "theme");
  await page.goto("/customer/event-editor?tab=guests");
  await button(page, said("guest-list.add")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(said("guest-list.name")).waitFor();
  await expectInOrder(dialog.getByRole("heading"), dialog.getByRole("button", { name: said("ui.close") }));
  await expectMirrored(page, "dialog");
  await page.goto("/customer/event-editor?tab=details");
  await page.getByLabel(said("events.form.name")).first().waitFor();
  await expectMirrored(page, "details");

  await page.goto("/customer/seating");
  await page.getByText("Άννα Παππά").first().waitFor();
  await expectMirrored(page, "seating");
  await page.getByText(said("floor-plan.view.planShort"), { exact: true }).click();
  // Lengths on the plan start at the left in every language.
  await expect(page.getByRole("application")).toHaveCSS("direction", "ltr");
  await expectMirrored(page, "floor-plan");

  const { shortLink } = await myEvent(page);
  await page.goto(`/view/seats/${shortLink}`);
  const search = page.getByLabel(said("guest-search.searchLabel"));
  await search.fill("Ζζζζ");
  await page.getByRole("heading", { name: said("guest-search.noneTitle") }).waitFor();
  await expectSaid(page, "nobody found");
  await search.fill("Άννα Παππά");
  await page.getByRole("heading", { name: "Άννα Παππά" }).waitFor();
  await expectSaid(page, "found");
});
