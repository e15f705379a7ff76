import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LogoutDocument } from "../frontend/features/auth/generated/logout.ts";
import { ask, prepareEvent } from "./support/prepared-event.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const guests = [
  ["Name", "Table Number"],
  ["Anna Müller", "7"],
];

/** As link preview programs see it: without scripts. */
async function preview(page: Page, path: string) {
  const response = await page.request.get(path, { headers: { Accept: "text/html" } });
  const html = await response.text();
  const content = (key: string) => new RegExp(`(?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1];
  return {
    status: response.status(),
    title: content("og:title"),
    text: content("og:description"),
    robots: content("robots"),
    html,
  };
}

test("a shared link tells programs the event's name, and nothing of its guests", async ({ app, phone: page }) => {
  const name = `Sophie & Liam's <script>alert("party")</script>`;
  const { path } = await prepareEvent(page, app, { name }, guests);
  const { html, ...seen } = await preview(page, path);
  expect(seen).toEqual({
    status: 200,
    title: "Sophie &amp; Liam&#x27;s &lt;script&gt;alert(&quot;party&quot;)&lt;/script&gt;",
    text: "Enter your name to find your assigned table and seating information.",
    robots: "noindex",
  });
  expect(html).not.toMatch(/Anna|Müller|<script>alert/);
  await page.goto(path);
  expect(await page.title()).toContain(name);
});

test("a private event is a page of its own for its owner alone", async ({ app, phone: page }) => {
  const { path } = await prepareEvent(page, app, { name: "Secret Gala", isPublic: false }, guests);
  const { html, ...seen } = await preview(page, path);
  expect(seen).toMatchObject({ status: 404, title: undefined, robots: "noindex" });
  expect(html).not.toContain("Secret");

  await signInAsAdmin(page, app);
  expect(await preview(page, path)).toMatchObject({ status: 200, title: "Secret Gala" });
  await ask(page, LogoutDocument, {});
  expect(await preview(page, path)).toMatchObject({ status: 404 });
});

test("the home page may be listed, an address that does not exist is none", async ({ phone: page }) => {
  expect(await preview(page, "/")).toMatchObject({ status: 200, title: "Find Your Table", robots: undefined });
  for (const path of ["/view/seats/nothing-here", "/view/seats/%00", "/view/seats/%E0%A4%A", "/no/such/page"]) {
    expect(await preview(page, path), path).toMatchObject({ status: 404, title: undefined, robots: "noindex" });
  }
});
