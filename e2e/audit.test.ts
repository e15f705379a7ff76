import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { UpdateAccountDocument } from "../frontend/features/account/generated/update-account.ts";
import { tableRows } from "./support/admin-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareCustomer, prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { testOnOwnProgram as test } from "./support/test.ts";

const list = "Audit entries";

async function failToSignIn(page: Page, username: string): Promise<void> {
  const query = "mutation ($input: LoginInput!) { login(input: $input) { id } }";
  const input = { username, password: "a table for nine" };
  const response = await page.request.post("/graphql", { data: { query, variables: { input } } });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
}

async function exportedLines(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  return (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
}

test.for(
  firstOf([
    ["desktop", "Uma"],
    ["phone", "Tilda"],
  ]),
)("an administrator finds out who failed to sign in, on a %s", async ([device, name], { app, visit }) => {
  const page = await visit(device);
  const { username } = await prepareCustomer(page, app, name);
  await failToSignIn(page, username);
  const event = await prepareEvent(page, app, { name: `Gala of ${name}` }, [
    ["Name", "Table"],
    ["Ann Other", "1"],
  ]);
  await openAdminDashboard(page, app);
  expect((await page.request.get(`/api/events/${event.id}/guests.csv`)).status()).toBe(200);

  if (device === "phone") await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Audit log" }).click();
  await page.getByRole("heading", { name: "Audit log", level: 1 }).waitFor();
  const [newest] = await tableRows(page, list);
  expect(newest?.join(" ")).toContain("Guest list exported");
  await inspect(page, "audit");

  await page.getByLabel("What happened").selectOption("Sign-in failed");
  await page.getByRole("searchbox").fill(name);
  await page.getByText("Showing 1–1 of 1").waitFor();
  expect((await tableRows(page, list)).flat().join(" ")).toContain("With a password");
  await page.getByLabel("To", { exact: true }).fill("2020-02-03");
  await page.getByText("No results found").waitFor();
  await page.getByLabel("To", { exact: true }).fill("");
  await page.getByText("Showing 1–1 of 1").waitFor();

  await page
    .getByRole("link", { name: `Show only ${name} Customer` })
    .last()
    .click();
  await page.getByText(`Only ${name} Customer’s actions, and changes to that account`).waitFor();
  await page.getByLabel("What happened").selectOption("Everything");
  await page.getByText("Showing 1–2 of 2").waitFor();
  await inspect(page, "audit-of-one");
  const [header, ...lines] = await exportedLines(page);
  expect(header).toContain("When,What,Who,User ID,Account,Account ID,Event,Event ID,Network,Times,Details");
  expect(lines.map((line) => line.split(",")[1])).toEqual(["Sign-in failed", "Account created"]);
  await page.getByRole("link", { name: "Show all" }).click();
  await page.getByRole("searchbox").fill("");
  await page
    .getByRole("link", { name: `Show only Gala of ${name}` })
    .first()
    .click();
  await page.getByText(`Only entries about Gala of ${name}`).waitFor();
  await page.reload();
  await page.getByText("Showing 1–1 of 1").waitFor();
});

test.for(firstOf(["phone", "desktop"]))("somebody sees what they did, on a %s", async (device, { app, visit }) => {
  const page = await visit(device);
  const customer = await prepareCustomer(page, app, "Vito");
  await failToSignIn(page, customer.username);
  await signInAsCustomer(page, customer);
  for (const name of ["Vito A", "Vito B", "Vito C", "Vito D", "Vito E", "Vito F", "Vito G"])
    await ask(page, UpdateAccountDocument, { input: { name } });
  await page.goto("/customer/account");
  const section = page.getByRole("region", { name: "Your activity" });
  await section.getByText("Signed in – With a password").first().waitFor();
  expect(await section.getByRole("listitem").count()).toBe(8);
  await inspect(page, "own-activity");
  await section.getByRole("button", { name: "Show more" }).click();
  await section.getByText("By Administrator").waitFor();
  expect(await section.getByText("By Not signed in").count()).toBe(1);
  expect(await section.getByRole("button", { name: "Show more" }).count()).toBe(0);
});

test("what cannot be loaded or exported says so, and customers see none of it", async ({
  app,
  desktop: page,
  phone,
}) => {
  await signInAsAdmin(page, app);
  await page.goto("/admin/audit");
  await tableRows(page, list);
  tolerateProblems(page, /ERR_FAILED/);
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("button", { name: "Export as CSV" }).click();
  await page.getByText("The audit log was not exported").waitFor();
  await page.getByLabel("What happened").selectOption("Signed out");
  await page.getByRole("heading", { name: "The audit log could not be loaded" }).waitFor();
  await page.unroute("**/graphql");
  await page.reload();
  await page.getByText("Showing 1–").waitFor();

  await signInAsCustomer(phone, await prepareCustomer(phone, app, "Wim"));
  await phone.goto("/admin/audit");
  await phone.getByRole("heading", { name: "Access Denied" }).waitFor();
});
