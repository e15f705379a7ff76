import { expect } from "vitest";
import { prepareEvent } from "./support/prepared-event.ts";
import { openAdminDashboard, signInByForm } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

test("signing in asks the server nothing before it can be used", async ({ app, phone: page }) => {
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/graphql") asked.push(request.postData());
  });
  await page.goto("/auth");
  await page.getByLabel("Username or email").waitFor();
  expect(asked).toEqual([]);
  await signInByForm(page, app.admin);
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  expect(asked[0]).toContain("LoginInput");
});

test("a list that is opened by its address waits under one sign, and then has its rows", async ({
  app,
  desktop: page,
}) => {
  const list = [
    ["Name", "Table Number"],
    ["Ada Lovelace", "1"],
  ];
  const { id } = await prepareEvent(page, app, { name: "Waiting" }, list);
  await openAdminDashboard(page, app);
  await page.addInitScript(() => {
    const note = () => {
      if (document.querySelector("[data-first-load]")) document.documentElement.setAttribute("data-waited-again", "");
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  // The page's patience does not end.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`/admin/events/${id}?tab=guests`);
  await page.getByText("Ada Lovelace").first().waitFor();
  expect(await page.locator("html").getAttribute("data-waited-again")).toBeNull();
});
