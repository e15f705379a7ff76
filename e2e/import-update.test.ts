import { expect } from "vitest";
import { guestRows, openTab, startWithList } from "./support/admin-steps.ts";
import { storedGuests } from "./support/customer-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { csvFile, manyGuests, type Rows } from "./support/guest-files.ts";
import { addGuest, chooseFile, editTable, previewed, question, upload } from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
import { test } from "./support/test.ts";

const sheetThen: Rows = [
  ["Name", "Table", "Meal"],
  ["Anna Berg", "1", "Fish"],
  ["Ben Berg", "1", "Beef"],
  ["Cleo Lind", "2", "Beef"],
  ["Dora Holm", "3", "Fish"],
  ["Emil Ost", "3", "Fish"],
  ["Finn Dahl", "4", "Fish"],
];
const sheetNow: Rows = [
  ["Name", "Table", "Meal"],
  ["Anna Berg", "5", "Fish"],
  ["Ben Berg", "1", "Vegan"],
  ["Cleo Lind", "6", "Beef"],
  ["Dora Holm", "3", ""],
  ["Emil Oest", "3", "Fish"],
  ["Gus Ek", "4", "Fish"],
];

test.for(firstOf(["desktop", "phone"]))(
  "a second upload takes what is new, and keeps what was changed by hand, on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    await startWithList(page, app, `Updated on a ${device}`, sheetThen);
    await editTable(page, "Anna Berg", "7");
    await editTable(page, "Cleo Lind", "8");
    await editTable(page, "Emil Ost", "9");
    await addGuest(page, { name: "Zoe Falk", tableNumber: "9" });

    await chooseFile(page, csvFile("second.csv", sheetNow));
    expect(await page.getByRole("radio", { name: "Update from this file" }).isChecked()).toBe(true);
    await page.getByRole("heading", { name: "You and the file changed the same 2 details" }).waitFor();
    const anna = question(page, "Table of Anna Berg");
    await anna.getByText("At the last upload: table 1").waitFor();
    expect(await anna.getByLabel("Keep mine: table 7").isChecked()).toBe(true);
    await page.getByRole("button", { name: "1 guest removed" }).click();
    await page.getByText("Finn Dahl, table 4").waitFor();
    await page.getByRole("button", { name: /guests? with other changes/ }).click();
    await page.getByText("Dora Holm, table 3, Meal: “Fish” → empty").waitFor();
    await page.getByText("previously “Emil Ost”").waitFor();
    await inspect(page, "import-update");

    await page.getByRole("button", { name: "Take all from the file" }).click();
    await page.getByRole("button", { name: "2 guests moved to another table" }).waitFor();
    await page.getByText("These choices discard the changes you made by hand to 2 guests.").waitFor();
    await question(page, "Table of Anna Berg").getByLabel("Keep mine: table 7").check();
    await page.getByRole("button", { name: "1 guest moved to another table" }).waitFor();
    await previewed(page);
    await inspect(page, "import-update-decided");
    await upload(page, "6 guests imported from second.csv");

    await openTab(page, "Guest List");
    const eventId = Number(/events\/(\d+)/.exec(page.url())?.[1]);
    const stored = await storedGuests(page, eventId);
    // Phones show "Table 5" instead of "5".
    const shown = stored.map(({ name, tableNumber }) => [
      name,
      device === "phone" ? `Table ${tableNumber}` : tableNumber,
    ]);
    expect((await guestRows(page)).map((row) => row.slice(0, 2))).toEqual(shown);
    expect(stored.map((guest) => `${guest.name}, ${guest.tableNumber}, ${guest.additionalInfo.Meal ?? ""}`)).toEqual([
      "Anna Berg, 7, Fish",
      "Ben Berg, 1, Vegan",
      "Cleo Lind, 6, Beef",
      "Dora Holm, 3, ",
      "Emil Oest, 9, Fish",
      "Gus Ek, 4, Fish",
      "Zoe Falk, 9, ",
    ]);
  },
);

test("a file with a part of the list is merged once the organizer sees what an update would remove", async ({
  app,
  desktop: page,
}) => {
  await startWithList(page, app, "Only a part", manyGuests(40));
  await chooseFile(page, csvFile("late.csv", [...manyGuests(3), ["Zoe Falk", "9", "Fish"]]));
  await page.getByText("This would remove 37 of your 40 guests, because they are not in the file").waitFor();
  await inspect(page, "import-update-of-a-part");
  await page.getByRole("button", { name: "Merge instead" }).click();
  await page.getByText("1 guest added").waitFor();
  expect(await page.getByRole("radio", { name: "Merge into it" }).isChecked()).toBe(true);
  await upload(page, "4 guests imported from late.csv");
  await page.reload();
  await page.getByRole("tab", { name: "Guest List" }).getByText("41").or(page.getByText("41 guests")).first().waitFor();
});
