import { LogoutDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { UpdateGuestDocument } from "../frontend/organizer/features/guests/generated/guests.ts";
import { guestRows } from "./support/admin-steps.ts";
import { dropGuest, myEvent, openEditor, signInAsNewCustomer, storedGuests } from "./support/customer-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import { ask, uploadGuests } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { withoutSockets } from "./support/sockets.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

test("guests are added, edited and deleted in dialogs, and what the server refuses is undone on the screen", {
  tag: "@engines",
}, async ({ app, desktop: page }) => {
  // With live updates, a guest whom somebody else deletes would leave the list before the click.
  await withoutSockets(page);
  await signInAsNewCustomer(page, app, "Gil");
  const { id } = await myEvent(page);
  await uploadGuests(page, id, [
    ["Name", "Table Number", "Meal", "Notes"],
    ["Ana Lindgren", "", "Fish", ""],
    ["Tom Hale", "2", "", "Wheelchair"],
  ]);
  await openEditor(page, "guests");
  const edit = page.getByRole("dialog", { name: "Edit Guest" });
  const save = edit.getByRole("button", { name: "Save Changes" });
  const editGuest = (name: string) => page.getByRole("button", { name: `Edit ${name}` });
  // A button without words says what it does when the pointer rests on it.
  await editGuest("Ana Lindgren").hover();
  await page.getByRole("tooltip", { name: "Edit" }).waitFor();
  await editGuest("Ana Lindgren").click();
  await expect(edit.getByLabel("Table Number")).toHaveValue("1");
  await edit.getByLabel("Name").fill("");
  await save.click();
  await edit.getByText("Name is required").waitFor();
  await expect(edit.getByLabel("Name")).toBeFocused();
  await inspect(page, "[role=dialog]");
  await edit.getByLabel("Name").fill("Ana   Lindgren");
  await edit.getByLabel("Notes").fill("Sings later");
  await save.click();
  await page.getByText("Guest updated", { exact: true }).waitFor();
  await expect.poll(async () => (await guestRows(page))[0]).toEqual(["Ana Lindgren", "1", "Fish", "Sings later"]);

  // A guest whom somebody else's change took out of the list on screen can still be saved.
  tolerateProblems(page, /status of 40[149]/);
  const search = page.getByRole("searchbox");
  await search.fill("Tom");
  await page.getByText("Showing 1–1 of 1").waitFor();
  await editGuest("Tom Hale").click();
  const tom = (await storedGuests(page, id)).find(({ name }) => name === "Tom Hale");
  await ask(page, UpdateGuestDocument, {
    eventId: id,
    id: tom?.id ?? 0,
    input: { name: "Kim Hale", tableNumber: "2" },
  });
  await edit.getByLabel("Notes").fill("Wheelchair, late");
  await save.click();
  await edit.getByText("now “Kim Hale”").waitFor();
  await edit.getByLabel("Name").fill("Tom Hale");
  await save.click();
  await edit.waitFor({ state: "detached" });
  await search.fill("");
  await page.getByText("Showing 1–2 of 2").waitFor();

  await page.getByRole("button", { name: "Add Guest" }).click();
  const adding = page.getByRole("dialog", { name: "Add Guest" });
  await untilReady(adding);
  await expect(adding.getByRole("button", { name: "Add Guest" })).toBeDisabled();
  await adding.getByLabel("Name").fill("Lia Hale");
  await adding.getByRole("button", { name: "More" }).click();
  await adding.getByLabel("Plus-one of").fill("tom");
  await page.getByRole("option", { name: "Tom Hale" }).waitFor();
  await adding.getByLabel("Plus-one of").press("Enter");
  await expect(adding.getByLabel("Table Number")).toHaveValue("2");
  await adding.getByLabel("Meal").fill("fi");
  await page.getByRole("option", { name: "Fish" }).click();
  await adding.getByLabel("Meal").press("Enter");
  await page.getByText("Lia Hale is on the list.").waitFor();
  await adding.waitFor({ state: "detached" });
  const select = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
  await select("Ana Lindgren").click();
  await select("Lia Hale").click({ modifiers: ["Shift"] });
  await page.getByText("3 selected").first().waitFor();
  await page.keyboard.press("Escape");

  await editGuest("Tom Hale").click();
  await edit.getByRole("button", { name: "More" }).click();
  await edit.getByLabel("Attendance").selectOption({ label: "Not coming" });
  await save.click();
  const question = page.getByRole("alertdialog", { name: "Tom Hale is not coming" });
  await question.getByRole("button", { name: "Not coming either" }).click();
  await edit.waitFor({ state: "detached" });
  const tables = async () => (await guestRows(page)).map(([, table]) => table);
  await expect.poll(tables).toEqual(["1", "Not coming", "Not coming"]);
  await page.getByRole("button", { name: "Delete Lia Hale" }).click();
  await page.getByText("This will permanently delete this guest.").waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Guest removed", { exact: true }).waitFor();
  await page.getByText("Showing 1–2 of 2").waitFor();
  await expect(page.getByRole("button", { name: "Add Guest" })).toBeFocused();

  const [ana] = await storedGuests(page, id);
  await dropGuest(page, id, ana?.id ?? 0);
  await editGuest("Ana Lindgren").click();
  await edit.getByLabel("Table Number").fill("8");
  await save.click();
  await expectToast(page, "Error updating guest", "404: This guest does not exist.");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Delete Ana Lindgren" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Failed to remove guest", "404: This guest does not exist.");
  await page.getByRole("button", { name: "Delete Ana Lindgren" }).waitFor();
  await page.getByRole("button", { name: "Add Guest" }).click();
  await adding.getByLabel("Name").fill("Cy Young");
  await adding.getByLabel("Table Number").fill("7");
  // What is still asked for would say before the click that the session has ended.
  await page.getByRole("option").first().waitFor();
  await ask(page, LogoutDocument, {});
  await adding.getByRole("button", { name: "Add Guest" }).click();
  await page.getByRole("dialog", { name: "Your session has ended" }).waitFor();
  const kept = page.getByRole("dialog", { name: "Add Guest", includeHidden: true });
  await expect(kept.getByLabel("Name")).toHaveValue("Cy Young");
});
