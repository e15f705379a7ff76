import type { Page } from "@playwright/test";
import { uniqueName } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { openEditor } from "./support/customer-steps.ts";
import { hasEnded, openLink, startHelped } from "./support/helper-steps.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { seat, storedSeating } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

async function inviteOnScreen(page: Page, name: string): Promise<string> {
  await page.getByRole("link", { name: "Helpers" }).click();
  await page.getByText("No helpers yet").waitFor();
  await page.getByRole("button", { name: "Invite a helper" }).click();
  const question = page.getByRole("dialog", { name: "Invite a helper" });
  await question.getByRole("button", { name: "Create link" }).click();
  await question.getByText("Name must be at least 2 characters").waitFor();
  await question.getByLabel("Name").fill(name);
  await question.getByRole("radio", { name: /^Door/ }).check();
  await question.getByRole("button", { name: "Create link" }).click();
  const answer = page.getByRole("dialog", { name: `Link for ${name}` });
  await answer.getByRole("img", { name: "QR code of the invitation link" }).waitFor();
  await inspect(page, "[role=dialog]");
  const url = await answer.getByRole("textbox", { name: "Invitation link" }).inputValue();
  await answer.getByRole("button", { name: "Done" }).click();
  await answer.waitFor({ state: "detached" });
  return url;
}

test("somebody is invited, finds guests at the door, and is thrown out", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const name = uniqueName("Dora");
  const eventId = await startHelped(owner, app);
  await openEditor(owner);
  const url = await inviteOnScreen(owner, name);

  const page = await visit("phone");
  // Requests under way while access ends are refused.
  tolerateProblems(page, /status of 40\d/);
  await page.goto(url);
  await page.getByRole("heading", { name: "Help with an event", level: 1 }).waitFor();
  await inspect(page);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.waitForURL("/help/door");
  const field = page.getByRole("searchbox", { name: "Name of the guest" });
  await expect(field).toBeFocused();
  await field.fill("an");
  const found = page.getByRole("list", { name: "Guests found" });
  await found.getByRole("button", { name: /Ana Miller Head Table/ }).click();
  await found.getByText(`at ${name}`).waitFor();
  await field.fill("derek");
  await found.getByText("Derek Holm").waitFor();
  await expect(page.locator("body")).not.toContainText("555-01");
  await field.fill("cy young");
  await found.getByText("No table").waitFor();
  const cy = (await storedSeating(owner, eventId)).find((guest) => guest.name === "Cy Young");
  await seat(owner, eventId, cy?.id ?? 0, "9");
  await found.getByText("9", { exact: true }).waitFor();

  await page.goto("/help/event");
  await page.waitForURL("/help/door");
  await page.goto("/customer/event-editor");
  await page.waitForURL("/auth");
  await openLink(page, url);
  await page.getByRole("heading", { name: "You are helping with “Midsummer Gala”" }).waitFor();
  await page.getByRole("link", { name: "Go to the event" }).click();
  await field.waitFor();
  expect(app.output()).not.toContain(new URL(url).hash.slice(1));

  await owner.reload();
  expect((await tableRows(owner, "Helpers of this event")).flat().join(" ")).toContain(`${name} Door`);
  await inspect(owner);
  await owner.getByRole("button", { name: `More actions for ${name}` }).click();
  await owner.getByRole("menuitem", { name: "End access…" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "End access" }).click();
  await owner.getByText("No helpers yet").waitFor();
  await page.getByRole("heading", { name: "Your access has ended", level: 1 }).waitFor();
  await page.reload();
  await hasEnded(page);
});
