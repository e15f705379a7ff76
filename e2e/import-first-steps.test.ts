import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { guestRows, startWithEvent, startWithList, uploadFirstList } from "./support/admin-steps.ts";
import { startAsCustomer } from "./support/customer-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { csvFile, manyGuests, type Rows } from "./support/guest-files.ts";
import { cancelImport, chooseFile, chooseMode, dropOn, question, step, upload } from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const list = "Name,Table\nAda Quist,7\nBo Quist,8\n";

const uploadButton = (page: Page) => page.getByRole("button", { name: "Upload", exact: true });
const firstQuestion = (page: Page) => page.getByRole("heading", { name: "Drop your guest list here" });

async function isInWindow(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

/** Repeats the drag, as browsers do, until the returned function is called. */
async function dragOver(page: Page): Promise<() => Promise<void>> {
  const timer = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["Name"], "list.csv"));
    const target = document.querySelector("h1");
    const report = () =>
      target?.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
    return window.setInterval(report, 50);
  });
  return () => page.evaluate((id) => window.clearInterval(id), timer);
}

test.for(firstOf(["phone", "desktop"]))("a new customer's first minutes, on a %s", async (device, { app, visit }) => {
  const page = await visit(device);
  await startAsCustomer(page, app, device === "phone" ? "Nia" : "Nils");
  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.getByRole("heading", { name: "Name your event" }).waitFor();
  await page.getByText("Everyone with the link can open your event’s page.").waitFor();
  await page.getByLabel("Event Name").fill("No");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await page.getByText("Event name must be at least 3 characters").waitFor();
  await page.getByLabel("Event Name").fill("Nora and Nils");
  await page.getByLabel("Date").fill("June 12, 2027");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await page.getByRole("heading", { name: "Nora and Nils", level: 1 }).waitFor();

  await firstQuestion(page).waitFor();
  expect(await isInWindow(page, page.getByText("Choose a file"))).toBe(true);
  await page.getByText("No guest data available").waitFor();
  await inspect(page, "import-first-question");
  await chooseFile(page, csvFile("guests.csv", manyGuests(150)));
  await page.getByRole("heading", { name: "150 guests at 19 tables in this file" }).waitFor();
  expect(await page.getByRole("radio").count()).toBe(0);
  await inspect(page, "import-check");
  await upload(page, "150 guests imported from guests.csv");
  await page.getByRole("heading", { name: "150 guests at 19 tables", exact: true }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByText("Showing 1–20 of 150").waitFor();
  await inspect(page, "import-done");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/view/seats/");

  await page.getByRole("button", { name: "Undo this upload" }).click();
  await page.getByText("imported from guests.csv").waitFor({ state: "detached" });
  await page.getByText("No guest data available").waitFor();
  await page.reload();
  await firstQuestion(page).waitFor();
});

test("naming the event and choosing a file can be put off", async ({ app, desktop: page }) => {
  await startAsCustomer(page, app, "Olaf");
  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await firstQuestion(page).waitFor();
  await page.getByRole("button", { name: "Start without a file" }).click();
  await page.getByText("No guest data available").waitFor();
  expect(await firstQuestion(page).count()).toBe(0);

  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("region", { name: "File Format" }).waitFor();
  await inspect(page, "import-file");
  await page.goBack();
  await page.getByText("No guest data available").waitFor();
  await page.getByRole("tab", { name: "Event Details" }).click();
  await page.getByLabel("Location").waitFor();

  await page.goto("/customer/event-editor");
  await page.getByRole("heading", { name: "Name your event" }).waitFor();
  await page.getByRole("tab", { name: "Event Details" }).click();
  await page.getByLabel("Location").waitFor();
});

test("a file may be dropped anywhere, and the Back button leads to the list with the file kept", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Dropped anywhere");
  await page.getByRole("tab", { name: "Theme" }).click();
  await page.getByRole("tabpanel", { name: "Theme" }).waitFor();
  const leave = await dragOver(page);
  await page.getByText("Drop to import").waitFor();
  await inspect(page, "import-drop");
  await leave();
  await page.getByText("Drop to import").waitFor({ state: "detached" });
  await dropOn(page.locator("h1").first(), "anywhere.csv", list);
  await page.getByRole("heading", { name: "2 guests at 2 tables in this file" }).waitFor();

  await page.goBack();
  await page.getByRole("tab", { name: "Theme", selected: true }).waitFor();
  expect(await step(page).count()).toBe(0);
  await page.goForward();
  await page.getByText("anywhere.csv").waitFor();
  await upload(page, "2 guests imported from anywhere.csv");
  await dropOn(page.locator("h1").first(), "picture.png", "no list");
  await page.getByText("Invalid file type", { exact: true }).waitFor();
  expect(await step(page).count()).toBe(0);
});

test("a file over the sample event is not for it", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  await page.goto("/admin/events?q=rosewood");
  await page.getByRole("link", { name: "Rosewood Garden Wedding", exact: true }).click();
  await page.getByText("Sample events cannot be modified.").waitFor();
  await dragOver(page);
  await dropOn(page.locator("h1").first(), "anywhere.csv", list);
  expect(await page.getByText("Drop to import").count()).toBe(0);
  expect(await step(page).count()).toBe(0);
});

test("Upload is in sight at 1280 by 900, and a replacement says who stays", async ({ app, desktop: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await startWithList(page, app, "In sight", manyGuests(150));
  const second: Rows = [...manyGuests(145), ["Zoe Falk", "20", "Fish"]];
  await chooseFile(page, csvFile("second.csv", second));
  await page.getByText("145 of 150 guests stay, and 5 are removed.").waitFor();
  await chooseMode(page, "Replace it");
  await step(page).locator("[aria-busy=false]").waitFor();
  await page.getByText("145 of 150 guests stay, and 5 are removed.").waitFor();
  for (const seen of [uploadButton(page), step(page).getByRole("table"), page.getByText("second.csv")]) {
    expect(await isInWindow(page, seen)).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await inspect(page, "import-replace");
  await uploadButton(page).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("145 of 150 guests stay, and 5 are removed.").waitFor();
  await dialog.getByRole("button", { name: "Replace guests" }).click();
  await page.getByText("146 guests imported from second.csv").waitFor();
});

test("Escape asks only if choices would be lost, and the first guest is added by hand instead", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Escaped");
  const couples = csvFile("couples.csv", [
    ["Name", "Table"],
    ["Anna Maria & Ben Meier", "1"],
    ["Dora Holm", "3"],
  ]);
  await chooseFile(page, couples);
  await page.keyboard.press("Escape");
  await step(page).waitFor({ state: "detached" });

  await chooseFile(page, couples);
  await question(page, /more than one person/)
    .getByLabel("No: one guest per cell")
    .check();
  await page.keyboard.press("Escape");
  const asked = page.getByRole("alertdialog", { name: "Stop importing this file?" });
  await asked.getByRole("button", { name: "Keep going" }).click();
  await asked.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "2 guests at 2 tables in this file" }).waitFor();
  await page.keyboard.press("Escape");
  await asked.getByRole("button", { name: "Stop importing" }).click();
  await step(page).waitFor({ state: "detached" });
  await chooseFile(page, couples);
  await cancelImport(page);

  await page.getByRole("tab", { name: "Guest List" }).click();
  await firstQuestion(page).waitFor();
  await page.getByRole("button", { name: "Add Guest" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Guest" });
  await dialog.getByLabel("Name").fill("Ada Quist");
  await dialog.getByLabel("Table Number").fill("7");
  await dialog.getByRole("button", { name: "Add Guest" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await guestRows(page)).toEqual([["Ada Quist", "7"]]);
});

test("names that are there twice are said with the result, and its toast undoes the upload", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Namesakes");
  const rows: Rows = [
    ["Name", "Table"],
    ["Ada Quist", "1"],
    ["Ada Quist", "2"],
    ["Bo Quist", "2"],
  ];
  await uploadFirstList(page, csvFile("twice.csv", rows));
  await page.getByText("Two or more guests have the same name: Ada Quist.").waitFor();
  await page.getByText("File uploaded", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Change undone", { exact: true }).waitFor();
  expect(await page.getByText("imported from twice.csv").count()).toBe(0);
});
