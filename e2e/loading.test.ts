import { prepareEvent } from "./support/prepared-event.ts";
import { signInByForm } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("signing in asks the server nothing first; a list waits under one sign, and then has its rows", async ({
  app,
  desktop: page,
}) => {
  const list = [
    ["Name", "Table Number"],
    ["Ada Lovelace", "1"],
  ];
  const { id } = await prepareEvent(page, app, { name: "Waiting" }, list);
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
