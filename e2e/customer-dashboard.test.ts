import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { LogoutDocument } from "../frontend/features/auth/generated/logout.ts";
import { CreateUserDocument } from "../frontend/features/users/generated/create-user.ts";
import { changeEvent, myEvent, signInAsNewCustomer, startAsCustomer } from "./support/customer-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { csvFile, manyGuests } from "./support/guest-files.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

const description =
  "An evening by the water with good friends, long tables and short speeches; bring a warm coat for the pier.";

const longDetails = {
  name: "The Wedding of Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst and Bartholomew",
  date: "Saturday, June 12, 2027",
  location: "Rosewood House",
};

function stepTexts(steps: Locator): Promise<string[]> {
  return steps.evaluateAll((items) => items.map((item) => item.querySelector("p")?.textContent ?? ""));
}

async function figures(page: Page): Promise<Record<string, string>> {
  const lists = page.getByRole("region", { name: "Figures" }).locator("dl");
  return Object.fromEntries(
    await lists.evaluateAll((all) =>
      all.map((list) => [list.querySelector("dt")?.textContent, list.querySelector("dd")?.textContent]),
    ),
  );
}

test.for(
  firstOf([
    ["desktop", "Cleo"],
    ["phone", "Ada"],
  ]),
)("a customer's dashboard on a %s", async ([device, firstName], { app, visit }) => {
  const page = await visit(device);
  await startAsCustomer(page, app, firstName);
  await page.getByRole("heading", { name: `Welcome, ${firstName} Customer!`, level: 1 }).waitFor();
  await page.getByText("No Events Yet").waitFor();
  expect(await page.getByRole("link", { name: "Create New Event" }).getAttribute("href")).toBe(
    "/customer/event-editor",
  );
  expect(await page.getByRole("link", { name: "Manage Your Event" }).count()).toBe(0);
  await inspect(page, "customer-dashboard-empty");

  const { id, shortLink } = await myEvent(page);
  await changeEvent(page, id, { name: "Harbour Gala", date: "June 12, 2027", description });
  await page.reload();
  const card = page.getByRole("article", { name: "Harbour Gala" });
  await card.getByText("June 12, 2027").waitFor();
  await card.getByText(`${description.slice(0, 100)}...`, { exact: true }).waitFor();
  expect(await card.getByRole("textbox", { name: "Link for guests" }).inputValue()).toBe(
    `${app.url}/view/seats/${shortLink}`,
  );
  expect(await card.getByRole("link", { name: "View the public page" }).getAttribute("href")).toContain(shortLink);
  expect(await card.getByRole("link", { name: "Manage" }).getAttribute("href")).toBe("/customer/event-editor");
  expect(await page.getByRole("link", { name: "Create New Event" }).count()).toBe(0);
  await page.getByRole("link", { name: "Manage Your Event" }).waitFor();
  await inspect(page, "customer-dashboard");
});

test.for(firstOf(["phone", "desktop"]))(
  "what is left to do, and what is done, on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    await signInAsNewCustomer(page, app, "Dora");
    const { id, shortLink } = await myEvent(page);
    await page.goto("/customer/dashboard");
    const steps = page.getByRole("list", { name: "Next steps" }).getByRole("listitem");
    await steps.first().waitFor();
    expect(await stepTexts(steps)).toEqual([
      "To do: Name your event and set its date",
      "To do: Add your guest list",
      "To do: Choose the look of your guest page",
      "To do: Share the link",
    ]);
    expect(await page.getByRole("link", { name: "Import guests" }).getAttribute("href")).toBe(
      "/customer/event-editor?tab=guests",
    );
    await inspect(page, "customer-dashboard-steps");

    await changeEvent(page, id, { ...longDetails, theme: { primaryColor: "#7C3AED" } });
    const file = csvFile("guests.csv", [...manyGuests(150), ["Zoë Late", "", "Fish"], ["Sam Later", "", "Fish"]]);
    await page.request.post(`/api/events/${id}/upload`, { multipart: { file } });
    await page.reload();
    await page.getByText("2 guests have no table").waitFor();
    expect(await stepTexts(steps)).toEqual([
      "Done: Name and date",
      "Done: 152 guests at 19 tables",
      "To do: 2 guests have no table",
      "Done: Look",
      "To do: Share the link",
    ]);
    expect(await page.getByRole("link", { name: "Seat them" }).getAttribute("href")).toBe("/customer/seating");
    expect(await figures(page)).toMatchObject({ Guests: "152", Tables: "19", "Without a table": "2" });
    await inspect(page, "customer-dashboard-busy");

    await page.getByRole("button", { name: "QR code", exact: true }).click();
    await page.getByRole("dialog", { name: "QR Code" }).waitFor();
    await inspect(page, "customer-dashboard-qr", "[role=dialog]");
    await page.keyboard.press("Escape");
    const share = page.getByRole("button", { name: "Share", exact: true });
    await share.click();
    const mail = await page.getByRole("menuitem", { name: "Email" }).getAttribute("href");
    expect(decodeURIComponent(mail ?? "")).toMatch(/^mailto:.*find your table.*\/view\/seats\/\w+$/s);
    await page.getByRole("menuitem", { name: "Show large" }).click();
    const large = page.getByRole("dialog", { name: longDetails.name });
    await large.getByText(`/view/seats/${shortLink}`).waitFor();
    await inspect(page, "customer-dashboard-large-link", "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused(share)).toBe(true);
    await page.getByRole("button", { name: /^Copy the link of / }).click();
    await page.getByText(/^Done: Link copied on /).waitFor();
    await page.reload();
    await page.getByText(/^Done: Link copied on /).waitFor();
  },
);

test("the link is copied, and ticked for two seconds", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Emil");
  const { shortLink } = await myEvent(page);
  await page.goto("/customer/dashboard");
  const tick = page.getByRole("status").getByText("Copied", { exact: true });
  const ticked = tick.waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Copy the link of My Event" }).click();
  await ticked;
  await expectToast(page, "Copied!", "Link copied to clipboard.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/view/seats/${shortLink}`);
  await tick.waitFor({ state: "detached" });
});

test("a dashboard that could not be loaded says so and loads on another try", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Fay");
  tolerateProblems(page, /ERR_FAILED/);
  await page.goto("/");
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("CustomerDashboard")) await route.abort();
    else await route.continue();
  });
  await page.goto("/customer/dashboard");
  await page.getByText("Your event could not be loaded").waitFor();
  await inspect(page, "customer-dashboard-failed");
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("No Events Yet").waitFor();
});

test("a visitor who is not signed in, or no longer, is led to sign in, also by an event that cannot be made", async ({
  app,
  desktop: page,
}) => {
  await page.goto("/customer/dashboard");
  await page.waitForURL("/auth");
  await startAsCustomer(page, app, "Gil");
  await ask(page, LogoutDocument, {});
  await page.reload();
  await page.waitForURL("/auth");

  tolerateProblems(page, /status of 401/);
  await startAsCustomer(page, app, "Lea");
  await ask(page, LogoutDocument, {});
  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.getByText("Failed to create event", { exact: true }).waitFor();
  await page.getByText(/^401: /).waitFor();
  await page.waitForURL("/auth");
});

test("the footer signs a customer out", async ({ app, phone: page }) => {
  await startAsCustomer(page, app, "Hana");
  await page.getByRole("contentinfo").getByRole("button", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  await page.waitForURL("/auth");
});

test("an administrator finds their events, and no customer's", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Ian");
  await myEvent(page);
  await ask(page, LogoutDocument, {});
  await signInAsAdmin(page, app);
  // The first administrator has the events of other files.
  const colleague = { username: "ina-eventless", password: "a table for eight" };
  const person = { name: "Ina Colleague", email: "ina-eventless@example.com", role: "ADMIN" as const };
  await ask(page, CreateUserDocument, { input: { ...colleague, ...person } });
  await ask(page, LoginDocument, { input: colleague });
  await page.goto("/customer/dashboard");
  await page.getByText("No Events Yet").waitFor();
  expect(await page.getByRole("link", { name: "Create New Event" }).getAttribute("href")).toBe("/admin/events/new");
  await page.goto("/customer/event-editor");
  await page.getByRole("heading", { name: "All Events", level: 1 }).waitFor();
});
