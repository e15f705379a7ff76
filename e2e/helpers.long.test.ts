import { uniqueName } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { hasEnded, invite, join, startHelped } from "./support/helper-steps.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("an editor changes the event under their name, and a viewer looks at it and leaves", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const eventId = await startHelped(owner, app);
  const [editorName, viewerName] = [uniqueName("Eddy"), uniqueName("Vera")];
  const editor = await visit("desktop");
  await join(editor, (await invite(owner, eventId, editorName, "EDITOR")).url);
  await editor.getByText(`Helping as ${editorName} (editor)`).waitFor();
  await editor.getByRole("button", { name: "Edit Derek Holm" }).click();
  const dialog = editor.getByRole("dialog", { name: "Edit Guest" });
  await expect(dialog.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await dialog.getByLabel("Table Number").fill("8");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await owner.goto("/customer/event-editor?tab=history");
  const byWhom = async () => (await tableRows(owner, "History")).map((row) => row[2]);
  await expect.poll(async () => (await byWhom())[0]).toBe(editorName);

  const viewer = await visit("desktop");
  await join(viewer, (await invite(owner, eventId, viewerName, "VIEWER")).url);
  await viewer.getByText("You can look at everything here, but not change it.").waitFor();
  await viewer.getByText("Derek Holm").first().waitFor();
  const acts = viewer.getByRole("button", {
    name: /^(Add Guest|Import|Edit|Undo|Redo|Restore|Save|Replace|Add tables|Suggest)/,
  });
  await expect(acts).toHaveCount(0);
  await inspect(viewer);
  for (const [tab, text] of Object.entries({ "Event Details": "Midsummer Gala", Theme: "Live Preview" })) {
    await viewer.getByRole("tab", { name: tab }).click();
    await viewer.getByRole("tabpanel", { name: tab }).getByText(text).first().waitFor();
    await expect(acts).toHaveCount(0);
  }
  await viewer.getByRole("tab", { name: "History" }).click();
  expect((await tableRows(viewer, "History")).flat()).toContain(editorName);
  await expect(acts).toHaveCount(0);
  await viewer.goto("/help/event/seating");
  await viewer.getByText("Derek Holm").first().waitFor();
  await expect(acts).toHaveCount(0);
  await viewer.goto("/help/event");
  await viewer.getByRole("button", { name: "Leave" }).click();
  await viewer.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await viewer.waitForURL("/");
  await viewer.goto("/help/event");
  await hasEnded(viewer);
});
