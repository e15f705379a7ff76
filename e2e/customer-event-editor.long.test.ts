import { changeEvent, myEvent, openEditor, startAsCustomer } from "./support/customer-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

test("what is changed while saving stays, and what somebody else changed is shown, not overwritten", async ({
  app,
  desktop: page,
}) => {
  tolerateProblems(page, /status of 409/);
  await startAsCustomer(page, app, "Hana");
  const { id } = await myEvent(page);
  await openEditor(page);
  const location = page.getByRole("textbox", { name: "Location" });
  const save = page.getByRole("button", { name: "Save Changes" });
  const release = await holdAnswers(page, (body) => body.includes("updateEvent"));
  await location.fill("Pier Nine");
  await save.click();
  await page.getByRole("button", { name: "Saving" }).waitFor();
  await location.fill("Pier Ten");
  release();
  await save.waitFor();
  await expect(location).toHaveValue("Pier Ten");
  await location.press("Control+s");
  await save.waitFor({ state: "detached" });

  await page.getByLabel("Event Name").fill("Hana’s party");
  await changeEvent(page, id, { date: "July 1, 2027", guestLanguages: ["fr", "en"] });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await save.click();
  await page.getByText("Failed to update event").waitFor();
  await expect(page.getByText("Someone else changed this in the meantime")).toBeInViewport({ ratio: 1 });
  await page.getByText("now “July 1, 2027”").waitFor();
  await page.getByText("was “All languages”, now “English, Français”").waitFor();
  await expect(page.getByLabel("Event Name")).toHaveValue("Hana’s party");
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue("July 1, 2027");
  await inspect(page);
  await save.click();
  await page.getByRole("heading", { name: "Hana’s party", level: 1 }).waitFor();
  await expect(location).toHaveValue("Pier Ten");
});

test("nothing typed is lost by leaving, or by closing a dialog", async ({ app, desktop: page }) => {
  await startAsCustomer(page, app, "Joan");
  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.getByRole("tab", { name: "Event Details" }).click();
  const location = page.getByRole("textbox", { name: "Location" });
  await location.fill("Pier Nine");
  await page.getByRole("tab", { name: "Theme Customization" }).click();
  await page.getByRole("tab", { name: "Event Details" }).click();
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const logout = async () => {
    await page.getByRole("button", { name: "Account of Joan Customer" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
  };
  const waysOut = [
    () => page.getByRole("main").getByRole("link", { name: "Dashboard" }).click(),
    () => page.evaluate(() => window.history.back()),
    logout,
  ];
  for (const leave of waysOut) {
    await leave();
    await leaving.getByRole("button", { name: "Cancel" }).click();
    await expect(location).toHaveValue("Pier Nine");
  }
  const asked = page.waitForEvent("dialog");
  const reload = page.reload();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reload;

  await page.getByRole("tab", { name: "Upload & Manage Guests" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Guest" });
  const open = async () => {
    await page.getByRole("button", { name: "Add Guest" }).click();
    await untilReady(dialog);
  };
  await open();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await open();
  await dialog.getByLabel("Name").fill("Half a name");
  const discarding = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  const waysToClose = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 300),
    () => dialog.getByRole("button", { name: "Close" }).click(),
  ];
  for (const close of waysToClose) {
    await close();
    await discarding.getByRole("button", { name: "Keep editing" }).click();
    await discarding.waitFor({ state: "detached" });
    await expect(dialog.getByLabel("Name")).toHaveValue("Half a name");
  }
  await page.keyboard.press("Escape");
  await discarding.getByRole("button", { name: "Discard" }).click();
  await dialog.waitFor({ state: "detached" });
  await open();
  await expect(dialog.getByLabel("Name")).toHaveValue("");
});
