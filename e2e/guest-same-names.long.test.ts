import { guestRows } from "./support/admin-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("guests of the same name are merged, which can be undone, or are different people; adding another one asks", async ({
  app,
  desktop: page,
}) => {
  const { id } = await prepareEvent(page, app, { name: "Twice on the list" }, [
    ["Name", "Table Number", "Meal", "Diet"],
    ["Anna Berg", "4", "Fish", ""],
    ["Ben Miller", "4", "", ""],
    ["anna  berg", "", "", "No nuts"],
    ["Ben Miller", "7", "Beef", ""],
    ["José Müller", "4", "", ""],
  ]);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}?tab=guests`);
  await page.getByText("2 names appear more than once.").waitFor();
  await page.getByRole("button", { name: "Review" }).click();
  const anna = page.getByRole("region", { name: "Anna Berg" });
  await inspect(page, "[role=dialog]");
  await anna.getByRole("button", { name: "Keep Anna Berg, at table 4" }).click();
  await page.getByText("Guests merged", { exact: true }).waitFor();
  await anna.waitFor({ state: "detached" });
  const ben = page.getByRole("region", { name: "Ben Miller" });
  await ben.getByRole("button", { name: "Different people" }).click();
  await page.getByRole("dialog", { name: "Same person?" }).waitFor({ state: "detached" });
  await page.getByText("Ben Miller: different people with the same name.").waitFor();
  expect(await guestRows(page)).toContainEqual(["Anna Berg", "4", "Fish", "No nuts"]);
  await page.getByRole("button", { name: /^Undo: / }).click();
  await page.getByText("1 name appears more than once.").waitFor();
  await page.reload();
  await page.getByText("1 name appears more than once.").waitFor();

  const dialog = page.getByRole("dialog", { name: "Add Guest" });
  const add = async () => {
    await page.getByRole("button", { name: "Add Guest" }).click();
    await dialog.getByLabel("Name").fill("jose muller");
    await dialog.getByLabel("Table Number").fill("5");
    await dialog.getByRole("button", { name: "Add Guest" }).click();
  };
  await add();
  const question = page.getByRole("alertdialog", { name: "Same person?" });
  await question.getByText("José Müller is already on the list, at table 4.").waitFor();
  await question.getByRole("button", { name: "Edit that guest" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Guest" });
  await expect(edit.getByLabel("Table Number")).toHaveValue("4");
  await untilReady(edit);
  await page.keyboard.press("Escape");
  await edit.waitFor({ state: "detached" });
  await add();
  await question.getByRole("button", { name: "Add anyway" }).click();
  await page.getByText("jose muller is on the list.").waitFor();
  await page.getByText("2 names appear more than once.").waitFor();
});
