import { expect, it } from "vitest";
import { builtPages } from "../testing/compiled-programs.ts";
import { getPage, newGuestPage } from "../testing/html-page.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({}, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const guests = ["Name,Table", "Anna Müller,7"];
const event = await newGuestPage(admin, { name: "Sophie & Liam", isPublic: false }, guests);

const look = { preview: "1", primaryColor: "#7a1f3d", backgroundColor: "#fdf6ec", fontFamily: "Great Vibes, cursive" };
const open = (parameters: Record<string, string>, client = admin, { path } = event) =>
  getPage(client, `${path}?${new URLSearchParams(parameters)}`);
const policyOf = (page: { headers: Headers }) => page.headers.get("content-security-policy");

it("shows organizers a look that is not saved, as guests would see it, with nothing to use, in frames of ours alone", async () => {
  const page = await open({ ...look, q: "Anna Müller" });
  expect(page.html).toContain("--bg:#fdf6ec");
  expect(page.html).toContain('--face:"Great Vibes"');
  expect(page.html).toContain("Welcome, ");
  expect(page.html).toMatch(/<body [^>]*inert/);
  expect(page.html).not.toMatch(/<script type="module"|customer\/dashboard|admin\/dashboard/);
  expect(policyOf(page)).toContain("frame-ancestors 'self'");
  const saved = await open({});
  expect(saved.html).not.toContain("--bg:#fdf6ec");
  expect(policyOf(saved)).toContain("frame-ancestors 'none'");
});

it("keeps what is saved for what is no color or font of ours", async () => {
  const { html } = await open({ ...look, primaryColor: "red}body{display:none", fontFamily: "x;color:red" });
  expect(html).toContain("--bg:#fdf6ec");
  expect(html).not.toMatch(/red\}body|color:red|Great Vibes/);
});

it("is no preview for anybody else", async () => {
  const stranger = await api.signInAsNewCustomer("stranger");
  expect((await open(look, stranger)).status).toBe(404);
  const openToAll = await newGuestPage(admin, { name: "Open to all" });
  for (const client of [api.anonymous(), stranger]) {
    const page = await open(look, client, openToAll);
    expect(page.html).not.toContain("--bg:#fdf6ec");
    expect(policyOf(page)).toContain("frame-ancestors 'none'");
  }
});
