import { expect } from "vitest";
import { createEventFor } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

test("events are searched, sorted and paged, and the address keeps all of it", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  for (let number = 1; number <= 11; number++) await createEventFor(page, `Banquet ${number}`);

  await page.goto("/admin/dashboard");
  expect(await tableRows(page, "Events")).toHaveLength(5);
  await page.getByRole("searchbox").fill("BANQUET");
  // The page's address changes first, the link's a moment later.
  const viewAll = page.getByRole("link", { name: "View All Events" });
  await viewAll.and(page.locator("[href$='?q=BANQUET']")).click();

  await page.getByText("Showing 1–10 of 11").waitFor();
  expect(await tableRows(page, "Events")).toHaveLength(10);
  await inspect(page, "admin-events");

  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByText("Showing 11–11 of 11").waitFor();
  expect(new URL(page.url()).search).toBe("?q=BANQUET&page=2");
  await page.reload();
  await page.getByText("Showing 11–11 of 11").waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("BANQUET");
  await page.goBack();
  await page.getByText("Showing 1–10 of 11").waitFor();

  const byName = page.getByRole("button", { name: "Event", exact: true });
  await byName.click();
  await expect.poll(async () => (await tableRows(page, "Events"))[1]?.[0]).toBe("Banquet 2");
  await byName.click();
  await expect.poll(async () => (await tableRows(page, "Events"))[0]?.[0]).toBe("Banquet 11");
  expect(new URL(page.url()).search).toBe("?q=BANQUET&sort=-name");
  await inspect(page, "admin-events-sorted");
  await page.reload();
  expect((await tableRows(page, "Events"))[0]?.[0]).toBe("Banquet 11");
  const head = page.getByRole("columnheader", { name: "Event" });
  expect(await head.getAttribute("aria-sort")).toBe("descending");
  await byName.click();
  await expect.poll(() => head.getAttribute("aria-sort")).toBe("none");

  await page.getByRole("searchbox").fill("nothing is called this");
  await page.getByText("No results found").waitFor();
  await page.getByRole("button", { name: "Clear search" }).click();
  await page.getByText(/Showing 1–10 of (?!11\b)\d/).waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test("a list that could not be loaded says so and loads on another try", async ({ app, desktop: page }) => {
  await openAdminDashboard(page, app);
  tolerateProblems(page, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("link", { name: "Events", exact: true }).click();
  await page.getByText("The events could not be loaded").waitFor();
  await inspect(page, "admin-events-failed");

  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  expect((await tableRows(page, "Events")).length).toBeGreaterThan(0);
});

test.for(firstOf(["phone", "desktop"]))(
  "while other rows are on their way, those of before can be read on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    await signInAsAdmin(page, app);
    await page.goto("/admin/events?q=rosewood");
    await page.getByRole("link", { name: "Rosewood Garden Wedding", exact: true }).waitFor();
    const release = await holdAnswers(page);
    await page.getByRole("searchbox").fill("nothing is called this");
    await page.locator("[aria-busy=true]").waitFor();
    await inspect(page, "admin-events-refreshing");
    await page.getByRole("link", { name: "Rosewood Garden Wedding", exact: true }).waitFor();
    release();
    await page.getByText("No results found").waitFor();
  },
);
