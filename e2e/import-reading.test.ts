import { startWithEvent } from "./support/admin-steps.ts";
import { storedGuests } from "./support/customer-steps.ts";
import { csvFile } from "./support/guest-files.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { chooseFile, previewed, question, shownEvent, upload } from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
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
  await answer("Yes: each person is a guest").check();
  await page.getByText("6 guests at 3 tables in this file").waitFor();
  // A suggestion is confirmed by choosing it.
  await question(page, /plus-one/)
    .getByLabel("Yes: each person is a guest")
    .click();
  await page.getByRole("heading", { name: "No open questions about this file" }).waitFor();
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
