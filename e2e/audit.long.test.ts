import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { tableRows } from "./support/admin-steps.ts";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInByForm } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

async function exportedLines(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  return (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
}

test("an administrator finds out who failed to sign in, and exports it", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 401/);
  const firstName = "Uma";
  const { username } = await prepareCustomer(page, app, firstName);
  await signInByForm(page, { username, password: "a table for nine" });
  await page.getByText("Login failed").waitFor();
  await openAdminDashboard(page, app);
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Audit log" }).click();
  await page.getByRole("heading", { name: "Audit log", level: 1 }).waitFor();
  await tableRows(page, "Audit entries");
  await inspect(page);

  await page.getByLabel("What happened").selectOption("Sign-in failed");
  await page.getByRole("searchbox").fill(firstName);
  await page.getByText("Showing 1–1 of 1").waitFor();
  expect((await tableRows(page, "Audit entries")).flat().join(" ")).toContain("With a password");
  await page
    .getByRole("link", { name: `Show only ${firstName} Customer` })
    .last()
    .click();
  await page.getByText(`Only ${firstName} Customer’s actions, and changes to that account`).waitFor();
  await page.getByLabel("What happened").selectOption("Everything");
  await page.getByText("Showing 1–2 of 2").waitFor();
  await page.reload();
  await page.getByText("Showing 1–2 of 2").waitFor();
  const [header, ...lines] = await exportedLines(page);
  expect(header).toContain("When,What,Who,User ID,Account,Account ID,Event,Event ID,Network,Times,Details");
  expect(lines.map((line) => line.split(",")[1])).toEqual(["Sign-in failed", "Account created"]);
});
