import { startWithEvent } from "./support/admin-steps.ts";
import { storedGuests } from "./support/customer-steps.ts";
import { csvFile } from "./support/guest-files.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { chooseFile, previewed, question, reading, shownEvent, upload } from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

test("doubtful readings are asked about: couples and plus-ones become guests of their own", async ({
  app,
  phone: page,
}) => {
  await startWithEvent(page, app, "Couples");
  await chooseFile(
    page,
    csvFile("couples.csv", [
      ["Seating plan for June 12"],
      ["Name", "Table", "Meal", "Plus One"],
      ["Anna Maria & Ben Meier", "1", "Fish", ""],
      ["Mr & Mrs John Smith", "2", "Beef", ""],
      ["Dora Holm", "3", "Fish", "yes"],
      ["Total", "5", "", ""],
    ]),
  );
  await page.getByRole("heading", { name: "2 questions about this file" }).waitFor();
  await page.getByRole("button", { name: "2 rows do not contain guests" }).click();
  await page.getByText("Title above the list.").waitFor();
  await page.getByRole("button", { name: "Take in row 6: Total" }).press("Enter");
  await page.getByText("7 guests at 4 tables in this file").waitFor();
  const leaveOut = page.getByRole("button", { name: "Leave out row 6: Total" });
  await expect(leaveOut).toBeFocused();
  await leaveOut.press("Enter");
  await page.getByText("6 guests at 3 tables in this file").waitFor();
  const sheet = page.getByRole("table", { name: "The first rows of the file, and how we read them" });
  for (const name of ["1 Not a guest", "2 Headers", "3 Guest"]) {
    await sheet.getByRole("rowheader", { name, exact: true }).waitFor();
  }
  await inspect(page);

  const couples = question(page, /more than one person/);
  const answer = (text: string) => couples.getByLabel(text);
  const release = await holdAnswers(page, (body) => body.includes("previewGuestFile"));
  await answer("No: one guest per cell").check();
  // What was read before stays until the answer is applied.
  await page.locator("[aria-busy=true]").getByText("6 guests at 3 tables in this file").waitFor();
  await expect(answer("No: one guest per cell")).toBeFocused();
  release();
  await page.getByText("4 guests at 3 tables in this file").waitFor();
  await page.unroute("**/graphql");
  tolerateProblems(page, /ERR_FAILED/);
  await page.route("**/graphql", (route) => route.abort());
  await answer("Yes: each person is a guest").check();
  const failure = page.getByRole("alert").filter({ hasText: "Your last choice could not be applied" });
  await failure.waitFor();
  await page.unroute("**/graphql");
  await failure.getByRole("button", { name: "Try again" }).click();
  await page.getByText("6 guests at 3 tables in this file").waitFor();
  // A suggestion is confirmed by choosing it.
  await question(page, /plus-one/)
    .getByLabel("Yes: each person is a guest")
    .click();
  await page.getByRole("heading", { name: "Your answers about this file" }).waitFor();
  await previewed(page);
  await upload(page, "6 guests imported from couples.csv");
  await page.getByRole("button", { name: "2 rows do not contain guests" }).waitFor();
  const guests = await storedGuests(page, shownEvent(page));
  expect(guests.map(({ name, tableNumber }) => `${name}: ${tableNumber}`)).toEqual([
    "Anna Maria: 1",
    "Ben Meier: 1",
    "Mr John Smith: 2",
    "Mrs John Smith: 2",
    "Dora Holm: 3",
    "Guest of Dora Holm: 3",
  ]);
});

test("a list without headers is read by its contents and by one guest pointed at, with the keyboard alone", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "No headers");
  await chooseFile(
    page,
    csvFile("no-headers.csv", [
      ["1", "Anna Meier", "fish"],
      ["1", "Ben Okafor", "beef"],
      ["2", "Cleo Lind", "fish"],
      ["2", "Derek (Rick) Holm", "vegan"],
      ["3", "Finn Dahl", "beef"],
    ]),
  );
  const header = question(page, "Which row contains the headers?");
  await pressOn(page, header.getByRole("button", { name: "That’s right" }));
  await header.getByText("Answered").waitFor();
  await expect(header.getByRole("combobox")).toBeFocused();
  const table = question(page, "Which column contains the table?");
  const suggested = table.getByRole("radio", { name: /Column A/ });
  await tabTo(page, suggested);
  await page.keyboard.press("ArrowUp");
  await page.getByRole("columnheader", { name: "A Other detail" }).waitFor();
  await expect(table.getByRole("radio", { name: "None: import everyone without a table" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("columnheader", { name: "A Table" }).waitFor();
  await expect(suggested).toBeFocused();
  await pressOn(page, question(page, "What is in column B?").getByRole("button", { name: "That’s right" }));
  await page.getByRole("heading", { name: "Your answers about this file" }).waitFor();
  await pressOn(page, reading(page));
  await page.getByLabel("Column C", { exact: true }).waitFor();
  await previewed(page);

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
  await inspect(page);
  // The letter of the first column.
  for (const key of ["Home", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await page.getByText("5 guests at 3 tables in this file").waitFor();
  await pressOn(page, page.getByRole("button", { name: "Read it like this" }));
  await reading(page).waitFor();
  await previewed(page);
  await pressOn(page, page.getByRole("button", { name: "Upload", exact: true }));
  await page.getByText("5 guests imported from no-headers.csv").waitFor();
  const guests = await storedGuests(page, shownEvent(page));
  expect(guests.map(({ name, tableNumber }) => `${name}: ${tableNumber}`)).toEqual([
    ...["Anna Meier: 1", "Ben Okafor: 1", "Cleo Lind: 2", "Derek (Rick) Holm: 2", "Finn Dahl: 3"],
  ]);
});
