import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { firstOf } from "./support/first-of.ts";
import { csvFile, type Rows } from "./support/guest-files.ts";
import { prepareCustomer, prepareEvent } from "./support/prepared-event.ts";
import { said, startPseudoApp } from "./support/pseudo-app.ts";
import { screenshot } from "./support/screenshot.ts";
import { signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { test as base } from "./support/test.ts";

// The program with accented catalogs, mirrored: no language of the app runs from right to left yet.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern that this fixture needs no other.
const test = base.extend("app", { scope: "file" }, async ({}, { onCleanup }) => {
  const app = await startPseudoApp("rtl");
  onCleanup(() => app.stop());
  return app;
});

const guests: Rows = [
  ["Name", "Table Number", "Menu"],
  ["Zoë Ångström", "1", "A"],
  ["Liam O’Connor", "1", "B"],
  ["Mei-Ling Ng", "2", "A"],
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

async function expectMirrored(page: Page, name: string): Promise<void> {
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  expect(await besideScreen(page), name).toEqual([]);
  await screenshot(page, `rtl-${name}`);
}

/** From right to left. */
async function expectInOrder(...inOrder: Locator[]): Promise<void> {
  const boxes = await Promise.all(inOrder.map((locator) => locator.boundingBox()));
  const starts = boxes.map((box) => (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN));
  expect(starts).toEqual(starts.toSorted((one, other) => other - one));
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

// The administrator's screens are tested on a desktop.
test.for(firstOf(["phone", "desktop"]))("a customer's screens are mirrored on a %s", async (device, { app, visit }) => {
  const page = await visit(device);
  const customer = await prepareCustomer(page, app, "Noa");
  await page.goto("/auth");
  await button(page, said("auth.login")).waitFor();
  await expectMirrored(page, "sign-in");
  await signInAsCustomer(page, customer);
  await page.goto("/customer/dashboard");
  const account = button(page, said("shell.userMenu", { name: "Noa Customer" }));
  await account.waitFor();
  await expectInOrder(page.getByRole("link", { name: said("shell.dashboard") }).first(), account);
  await expectMirrored(page, "dashboard");
  await account.click();
  await page.getByRole("menuitem", { name: said("shell.logout") }).waitFor();
  await expectMirrored(page, "menu");

  await page.goto("/customer/event-editor?tab=guests");
  await page.getByLabel(said("guest-upload.upload.choose")).setInputFiles(csvFile("guests.csv", guests));
  await page.getByText(said("guest-import.preview.found", { count: 3, tables: 2 })).waitFor();
  await expectInOrder(button(page, said("ui.cancel")), button(page, said("guest-upload.upload.submit")));
  await expectMirrored(page, "import-check");
  await button(page, said("guest-upload.upload.submit")).click();
  await button(page, said("guest-import.done.copyLink")).waitFor();
  await expectMirrored(page, "import-done");

  await page.goto("/customer/event-editor?tab=guests");
  await page.getByText("Zoë Ångström").first().waitFor();
  const tabs = page.getByRole("tab");
  await expectInOrder(tabs.nth(0), tabs.nth(1), tabs.nth(2));
  await expectInOrder(
    page.getByText("Zoë Ångström"),
    button(page, said("guest-list.editNamed", { name: "Zoë Ångström" })),
  );
  await expectMirrored(page, "list");
  // In this direction, the next tab is to the left.
  await tabs.nth(1).press("ArrowLeft");
  await expect.poll(() => tabs.nth(2).getAttribute("aria-selected")).toBe("true");
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
  await page.getByText("Zoë Ångström").first().waitFor();
  await expectMirrored(page, "seating");
  await page
    .getByText(said(device === "phone" ? "floor-plan.view.planShort" : "floor-plan.view.plan"), { exact: true })
    .click();
  const plan = page.getByRole("application");
  await plan.waitFor();
  // Lengths on the plan start at the left in every language.
  expect(await plan.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  await expectMirrored(page, "floor-plan");

  await page.goto("/customer/seating?plan=suggest");
  await button(page, said("seating-suggestion.choose.start")).waitFor();
  await expectMirrored(page, "plan-choose");
});

test("an administrator's screens are mirrored", async ({ app, visit }) => {
  const page = await visit("desktop");
  const event = await prepareEvent(page, app, { name: "Wedding 12" }, guests);
  await signInAsAdmin(page, app);
  await page.goto("/admin/dashboard");
  await page.getByText("Wedding 12").first().waitFor();
  await expectInOrder(page.getByRole("navigation").first(), page.getByRole("heading", { level: 1 }));
  await expectMirrored(page, "admin-dashboard");
  await page.goto("/admin/events");
  await page.getByText("Wedding 12").first().waitFor();
  await expectMirrored(page, "admin-events");
  await page.goto(`/admin/events/${event.id}?tab=history`);
  await page.getByRole("row").nth(1).waitFor();
  await expectMirrored(page, "admin-history");
});
