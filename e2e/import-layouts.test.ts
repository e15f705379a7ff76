import { Buffer } from "node:buffer";
import ExcelJS from "exceljs";
import iconv from "iconv-lite";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { guestRows, openTab, startWithEvent } from "./support/admin-steps.ts";
import type { RunningApp } from "./support/app.ts";
import type { Device } from "./support/browser.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { type ChosenFile, csvFile } from "./support/guest-files.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { chooseFile, previewed, question, reading, upload } from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import { tolerateProblems } from "./support/problems.ts";
import { test, type Visit } from "./support/test.ts";

async function begin(app: RunningApp, visit: Visit, device: Device, file: ChosenFile): Promise<Page> {
  const page = await visit(device);
  await startWithEvent(page, app, `${file.name} on a ${device}`);
  await chooseFile(page, file);
  return page;
}

async function seating(page: Page): Promise<string[]> {
  await openTab(page, "Guest List");
  return (await guestRows(page)).map(([name, table]) => `${name}: ${table}`);
}

/** Phones show "Table 5" instead of "5". */
function asShown(device: Device, ...guests: string[]): string[] {
  return device === "phone" ? guests.map((guest) => guest.replace(/: (\d+)$/, ": Table $1")) : guests;
}

test.for(firstOf(["desktop", "phone"]))(
  "couples and plus-ones become guests of their own, on a %s",
  async (device, { app, visit }) => {
    const file = csvFile("couples.csv", [
      ["Seating plan for June 12"],
      ["Name", "Table", "Meal", "Plus One"],
      ["Anna Maria & Ben Meier", "1", "Fish", ""],
      ["Mr & Mrs John Smith", "2", "Beef", ""],
      ["Dora Holm", "3", "Fish", "yes"],
      ["Total", "5", "", ""],
    ]);
    const page = await begin(app, visit, device, file);
    await page.getByRole("heading", { name: "2 questions about this file" }).waitFor();
    await page.getByRole("button", { name: "2 rows do not contain guests" }).click();
    await page.getByText("Title above the list.").waitFor();
    await page.getByRole("button", { name: "Take in row 6: Total" }).press("Enter");
    await page.getByText("Row 6: Taken in as Total.").waitFor();
    const leaveOut = page.getByRole("button", { name: "Leave out row 6: Total" });
    expect(await isFocused(leaveOut)).toBe(true);
    await page.getByText("7 guests at 4 tables in this file").waitFor();
    await inspect(page, "import-taken-in");
    await leaveOut.press("Enter");
    await page.getByText("6 guests at 3 tables in this file").waitFor();
    const sheet = page.getByRole("table", { name: "The first rows of the file, and how we read them" });
    for (const name of ["1 Not a guest", "2 Headers", "3 Guest"]) {
      await sheet.getByRole("rowheader", { name, exact: true }).waitFor();
    }
    await sheet.getByRole("columnheader", { name: "D Another guest" }).waitFor();
    await inspect(page, "import-couples");

    const couples = question(page, /more than one person/);
    await couples.getByLabel("No: one guest per cell").check();
    await page.getByText("4 guests at 3 tables in this file").waitFor();
    await couples.getByLabel("Yes: each person is a guest").check();
    await page.getByText("6 guests at 3 tables in this file").waitFor();
    // A suggestion is confirmed by choosing it.
    await question(page, /plus-one/)
      .getByLabel("Yes: each person is a guest")
      .click();
    await page.getByRole("heading", { name: "Your answers about this file" }).waitFor();
    await previewed(page);
    await inspect(page, "import-couples-answered");
    await upload(page, "6 guests imported from couples.csv");
    await page.getByRole("button", { name: "2 rows do not contain guests" }).waitFor();
    await inspect(page, "import-couples-report");
    expect(await seating(page)).toEqual(
      asShown(
        device,
        "Anna Maria: 1",
        "Ben Meier: 1",
        "Mr John Smith: 2",
        "Mrs John Smith: 2",
        "Dora Holm: 3",
        "Guest of Dora Holm: 3",
      ),
    );
  },
);

test.for(firstOf(["phone", "desktop"]))(
  "tables that stand side by side are read column by column, on a %s",
  async (device, { app, visit }) => {
    const file = csvFile("blocks.csv", [
      ["Table 1 (4/4)", "Table 2 (4/4)", "Table 3 (3/4)"],
      ["Anna Meier", "Cleo Lind", "Finn Dahl"],
      ["Ben Okafor", "Derek Holm", "Gus Ek"],
      ["Dora Stone", "Eva Stone", "Hana Sato"],
      ["Emil Ost", "Finn Ost", ""],
    ]);
    const page = await begin(app, visit, device, file);
    await page.getByText("11 guests at 3 tables in this file").waitFor();
    await page.getByRole("rowheader", { name: "1 Table heading" }).waitFor();
    await inspect(page, "import-blocks");
    await upload(page, "11 guests imported from blocks.csv");
    expect((await seating(page)).toSorted()).toEqual([
      "Anna Meier: Table 1",
      "Ben Okafor: Table 1",
      "Cleo Lind: Table 2",
      "Derek Holm: Table 2",
      "Dora Stone: Table 1",
      "Emil Ost: Table 1",
      "Eva Stone: Table 2",
      "Finn Dahl: Table 3",
      "Finn Ost: Table 2",
      "Gus Ek: Table 3",
      "Hana Sato: Table 3",
    ]);
  },
);

test("a list without headers is read by its contents, with the keyboard alone", async ({ app, visit }) => {
  const file = csvFile("no-headers.csv", [
    ["1", "Anna Meier", "fish"],
    ["1", "Ben Okafor", "beef"],
    ["2", "Cleo Lind", "fish"],
    ["2", "Derek (Rick) Holm", "vegan"],
    ["3", "Finn Dahl", "beef"],
  ]);
  const page = await begin(app, visit, "desktop", file);
  await inspect(page, "import-without-headers");
  const header = question(page, "Which row contains the headers?");
  await pressOn(page, header.getByRole("button", { name: "That’s right" }));
  await header.getByText("Answered").waitFor();
  expect(await isFocused(header.getByRole("combobox"))).toBe(true);

  const table = question(page, "Which column contains the table?");
  const suggested = table.getByRole("radio", { name: /Column A/ });
  const none = table.getByRole("radio", { name: "None: import everyone without a table" });
  await tabTo(page, suggested);
  await page.keyboard.press("ArrowUp");
  await page.getByRole("columnheader", { name: "A Other detail" }).waitFor();
  expect(await isFocused(none)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.getByRole("columnheader", { name: "A Table" }).waitFor();
  expect(await isFocused(suggested)).toBe(true);

  await pressOn(page, question(page, "What is in column B?").getByRole("button", { name: "That’s right" }));
  await page.getByRole("heading", { name: "Your answers about this file" }).waitFor();
  await pressOn(page, reading(page));
  await page.getByLabel("Column C", { exact: true }).waitFor();
  await previewed(page);
  await inspect(page, "import-without-headers-answered");

  await pressOn(page, page.getByRole("button", { name: "Show us where the names are" }));
  const grid = page.getByRole("grid", { name: "The file, as it is" });
  await tabTo(page, grid.getByRole("gridcell", { name: "1 (Table)" }).first());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByText("Now choose that guest’s table: Anna Meier").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Choose a cell with a guest’s name").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByText("Now choose that guest’s table: Ben Okafor").waitFor();
  // The letter of the first column.
  for (const key of ["Home", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await page.getByText("5 guests at 3 tables in this file").waitFor();
  await pressOn(page, page.getByRole("button", { name: "Read it like this" }));
  await reading(page).waitFor();
  await previewed(page);
  await pressOn(page, page.getByRole("button", { name: "Upload", exact: true }));
  await page.getByText("5 guests imported from no-headers.csv").waitFor();
  expect(await seating(page)).toEqual(
    asShown("desktop", "Anna Meier: 1", "Ben Okafor: 1", "Cleo Lind: 2", "Derek (Rick) Holm: 2", "Finn Dahl: 3"),
  );
});

const roses = ["Our plan", "", "ROSE", "anna", "ben", "", "TULIP", "cher", "derek", "", "Bride and groom", "finn"];

test.for(firstOf(["phone", "desktop"]))(
  "a file is read by one guest who is pointed at, on a %s",
  async (device, { app, visit }) => {
    const page = await begin(
      app,
      visit,
      device,
      csvFile(
        "roses.csv",
        roses.map((text) => [text]),
      ),
    );
    await reading(page).click();
    await page.getByRole("button", { name: "Show us where the names are" }).click();
    const grid = page.getByRole("grid", { name: "The file, as it is" });
    const choose = async (name: string) => {
      const cell = grid.getByRole("gridcell", { name });
      await (device === "phone" ? cell.tap() : cell.click());
    };
    await choose("derek");
    await page.getByText("Now choose that guest’s table: derek").waitFor();
    await choose("cher");
    await page.getByRole("button", { name: "Start over" }).click();
    await choose("derek");
    await choose("TULIP");
    await page.getByText(/guests at 2 tables in this file/).waitFor();
    for (const name of ["ROSE (Table)", "anna (Name)", "Our plan (Left out)"]) {
      await grid.getByRole("gridcell", { name, exact: true }).waitFor();
    }
    // Choosing scrolls, and a bar may then cover half of a cell.
    await grid.evaluate((element) => {
      for (let part: Element | null = element; part; part = part.parentElement) part.scrollTop = 0;
    });
    await inspect(page, "import-pointed");
    await page.getByRole("button", { name: "Read it like this" }).click();
    await question(page, /also a table/)
      .getByLabel("Yes: 3 tables")
      .check();
    await page.getByText("5 guests at 3 tables in this file").waitFor();
    await upload(page, "5 guests imported from roses.csv");
    expect((await seating(page)).toSorted()).toEqual([
      "anna: ROSE",
      "ben: ROSE",
      "cher: TULIP",
      "derek: TULIP",
      "finn: Bride and groom",
    ]);
  },
);

test("the lists of two families are read together, or one of them", async ({ app, visit }) => {
  const page = await begin(app, visit, "desktop", await families());
  const sheets = question(page, "Which sheets contain the guests?");
  await sheets.getByLabel('Only "Groom"').check();
  await page.getByText("3 guests at 2 tables in this file").waitFor();
  await page.getByRole("button", { name: "Read it as suggested" }).click();
  await page.getByText("6 guests at 4 tables in this file").waitFor();
  expect(await isFocused(reading(page))).toBe(true);
  await inspect(page, "import-sheets");
  await upload(page, "6 guests imported from families.xlsx");
  expect(await seating(page)).toEqual(
    asShown(
      "desktop",
      "Anna Meier: 1",
      "Ben Okafor: 2",
      "Cleo Lind: 2",
      "Derek Holm: 3",
      "Eva Stone: 3",
      "Finn Dahl: 4",
    ),
  );
});

test("a file in another encoding comes in with its letters", async ({ app, visit }) => {
  const buffer = iconv.encode("Name;Table\r\nJędrzej;5\r\nEva Stone;6\r\n", "windows-1250");
  const page = await begin(app, visit, "phone", { name: "polish.csv", mimeType: "text/csv", buffer });
  await inspect(page, "import-encoding");
  await question(page, "Which of these look right?")
    .getByLabel(/^Jędrzej/)
    .check();
  await page.getByRole("cell", { name: "Jędrzej" }).waitFor();
  await upload(page, "2 guests imported from polish.csv");
  expect(await seating(page)).toEqual(asShown("phone", "Jędrzej: 5", "Eva Stone: 6"));
});

test("while an answer is applied, and when that fails, the preview stays where it is", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Answered offline");
  await chooseFile(page, await families());
  const groom = question(page, "Which sheets contain the guests?").getByLabel('Only "Groom"');
  const release = await holdAnswers(page, (body) => body.includes("previewGuestFile"));
  await groom.check();
  await page.locator("[aria-busy=true]").getByText("6 guests at 4 tables in this file").waitFor();
  expect(await isFocused(groom)).toBe(true);
  release();
  await page.getByText("3 guests at 2 tables in this file").waitFor();
  await page.unroute("**/graphql");

  tolerateProblems(page, /ERR_FAILED/);
  await page.route("**/graphql", (route) => route.abort());
  await question(page, "Which sheets contain the guests?").getByLabel('Only "Bride"').check();
  const failure = page.getByRole("alert").filter({ hasText: "Your last choice could not be applied" });
  await failure.waitFor();
  expect(await page.getByText("Upload failed", { exact: true }).count()).toBe(0);
  await page.getByRole("cell", { name: "Derek Holm" }).waitFor();
  await inspect(page, "import-answer-failed");
  await page.unroute("**/graphql");
  await failure.getByRole("button", { name: "Try again" }).click();
  await page.getByText("3 guests at 2 tables in this file").waitFor();
  await page.getByRole("cell", { name: "Anna Meier" }).waitFor();
});

async function families(): Promise<ChosenFile> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet("Bride").addRows([
    ["Name", "Table"],
    ["Anna Meier", "1"],
    ["Ben Okafor", "2"],
    ["Cleo Lind", "2"],
  ]);
  workbook.addWorksheet("Groom").addRows([
    ["Name", "Table"],
    ["Derek Holm", "3"],
    ["Eva Stone", "3"],
    ["Finn Dahl", "4"],
  ]);
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer());
  return { name: "families.xlsx", mimeType: "", buffer };
}
