import { tableRows } from "./support/admin-steps.ts";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInByForm } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("an administrator finds out who failed to sign in", async ({ app, desktop: page }) => {
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

  await page.getByRole("searchbox").fill(firstName);
  await page.getByText("Showing 1–2 of 2").waitFor();
  await page.reload();
  await page.getByText("Showing 1–2 of 2").waitFor();
  const [failed, created] = await tableRows(page, "Audit entries");
  expect(failed?.join(" ")).toMatch(/Sign-in failed\s+With a password/);
  expect(created?.join(" ")).toContain("Account created");
});
