import type { Page } from "@playwright/test";
import { guestFileHeader } from "../common/guest-file.ts";
import { sampleFirstNames } from "../common/sample-event.ts";
import type { Rows } from "./support/guest-files.ts";
import { leaks } from "./support/leaks.ts";
import { prepareCustomer, prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { said, testOnPseudoApp } from "./support/pseudo-app.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect } from "./support/test.ts";

// Whatever a screen says in plain letters was written into the code.
const test = testOnPseudoApp("ltr");

// User data is in Greek here, to tell it from the product's texts.
const guests: Rows = [
  ["Name", "Table Number", "Μενού"],
  ["Άννα Παππά", "1", "Ψάρι"],
  ["Άννα Λάσκαρη", "1", ""],
  ["Νίκος Δήμου", "Α2", "Κρέας"],
];
// Created by the program itself: names of events, and examples.
const data = [
  "My Event",
  "guests.csv",
  "Carla Customer",
  /(?:admin|carla-\w+)(?:@example\.com)?/g,
  "admin",
  "Administrator",
  ...guestFileHeader,
  /Maria Lindgren|Tom O’Hara|Aiko Tanaka/g,
  /Rosewood (?:Garden Wedding|House)/g,
];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function expectNoLeaks(page: Page, where: string): Promise<void> {
  expect(await leaks(page, data), where).toEqual([]);
}

test("every word on guests' pages comes from the catalogs", async ({ app, phone: page }) => {
  const wedding = await prepareEvent(page, app, { name: "Γάμος 12" }, guests);
  const coded = await prepareEvent(page, app, { name: "Γάμος 13", guestCode: "Ωμέγα 42" }, guests);
  const search = async (name: string) => page.getByLabel(said("guest-search.searchLabel")).fill(name);

  await page.goto("/");
  await search(sampleFirstNames[0]);
  await page.getByRole("article").waitFor();
  // Full names precede the first names in them; Intl makes "or" for the reader's language.
  const sample = await page.getByRole("article").locator("bdi, li, dt, dd").allInnerTexts();
  expect(await leaks(page, [...sample, ...sampleFirstNames, /, or /g, ...data]), "home").toEqual([]);

  await page.goto(wedding.path);
  await search("Ά");
  await expectNoLeaks(page, "too little typed");
  await search("Άννα");
  await page.getByText(said("guest-search.whichOne")).waitFor();
  await expectNoLeaks(page, "which one");
  await page.getByRole("button", { name: "Άννα Παππά" }).click();
  await page.getByText(said("guest-search.notYou")).waitFor();
  await expectNoLeaks(page, "found");
  await search("Ζζζζ");
  await page.getByRole("heading", { name: said("guest-search.noneTitle") }).waitFor();
  await expectNoLeaks(page, "nobody found");

  tolerateProblems(page, /status of 4\d\d/);
  await page.goto(coded.path);
  await page.getByLabel(said("guest-search.codeLabel")).fill("Άλφα");
  await button(page, said("guest-search.codeEnter")).click();
  await page.getByText(said("refusals.wrongCode")).waitFor();
  await expectNoLeaks(page, "wrong code");
  await page.goto("/view/seats/nowhere");
  await page.getByText(said("guest-search.eventMissingText")).waitFor();
  await expectNoLeaks(page, "missing event");
  await page.goto("/nowhere");
  await page.getByText(said("shell.notFound.text")).waitFor();
  await expectNoLeaks(page, "missing page");
});

test("every word on administrators' screens comes from the catalogs", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 4\d\d/);
  await page.goto("/auth");
  await page.getByLabel(said("auth.username")).press("Enter");
  await page.getByText(said("rules.usernameRequired")).waitFor();
  await expectNoLeaks(page, "signing in");
  await page.getByLabel(said("auth.username")).fill("admin");
  await page.getByLabel(said("auth.password"), { exact: true }).fill("wrong password");
  await button(page, said("auth.login")).click();
  await page.getByText(said("refusals.wrongPassword")).waitFor();
  await expectNoLeaks(page, "wrong password");

  const event = await prepareEvent(page, app, { name: "Γάμος 14" }, guests);
  await prepareCustomer(page, app);
  await signInAsAdmin(page, app);
  await page.goto("/admin/dashboard");
  await page.getByText(said("admin.dashboard.recentEvents")).waitFor();
  await expectNoLeaks(page, "dashboard");
  await page.goto("/admin/customers");
  await button(page, said("users.deleteNamed", { name: "Carla Customer" })).click();
  await page.getByText(said("users.confirmDeletion")).waitFor();
  await expectNoLeaks(page, "customers, and the question before one is deleted");
  await page.goto("/admin/users/new");
  await page.getByLabel(said("users.form.username")).fill("x");
  await button(page, said("users.form.submit")).click();
  await page.getByText(said("rules.usernameTooShort", { minimum: 3 })).waitFor();
  await expectNoLeaks(page, "a new user");
  await page.goto("/admin/events/new");
  await page.getByLabel(said("events.form.name")).fill("Γ");
  await button(page, said("events.form.submit")).click();
  await page.getByText(said("rules.eventNameTooShort", { minimum: 3 })).waitFor();
  await expectNoLeaks(page, "a new event");

  await page.goto("/admin/events");
  await button(page, said("events.deletion.named", { name: "Γάμος 14" })).click();
  await page.getByText(said("events.deletion.description")).waitFor();
  await expectNoLeaks(page, "events, and the question before one is deleted");
  await page.goto(`/admin/events/${event.id}`);
  await page.getByRole("link", { name: said("print-screen.openSign") }).click();
  await page.getByRole("button", { name: said("print-screen.download.start") }).waitFor();
  await expectNoLeaks(page, "printing");
  await page.goto(`/admin/events/${event.id}?tab=history`);
  await page.getByText(said("history.restore"), { exact: true }).first().click();
  await page.getByText(said("guest-import.restore.title")).waitFor();
  await expectNoLeaks(page, "the history, and the question before a list is restored");
});
