import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { SeatGuestsDocument } from "../frontend/features/seating/generated/board-acts.ts";
import { tableRows } from "./support/admin-steps.ts";
import type { RunningApp } from "./support/app.ts";
import { changeEvent, myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { invite, join, openLink } from "./support/helper-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareEvent, uploadGuests } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const list = [
  ["Name", "Table Number", "Meal", "Phone"],
  ["Derek Holm", "7", "Fish", "555-0101"],
  ["Ana Lindgren", "7", "Vegan", "555-0102"],
  ["Ana Miller", "Head Table", "Fish", "555-0103"],
  ["Cy Young", "", "", ""],
];

/** Unique in this program. */
const newName = (firstName: string) => `${firstName} ${randomUUID().slice(0, 8)}`;

/** Signed in; the event is private and asks for a code. Returns its id. */
async function startWithList(page: Page, app: RunningApp): Promise<number> {
  await signInAsNewCustomer(page, app, "Carla");
  const { id } = await myEvent(page);
  await uploadGuests(page, id, list);
  await changeEvent(page, id, { name: "Midsummer Gala", isPublic: false, guestCode: "Rose 2027" });
  return id;
}

const hasEnded = (page: Page) =>
  page.getByRole("heading", { name: "You are not helping with an event", level: 1 }).waitFor();
const isGone = (page: Page) => page.getByRole("heading", { name: "This link does not work", level: 1 }).waitFor();

async function inviteOnScreen(page: Page, name: string): Promise<string> {
  await page.getByRole("link", { name: "Helpers" }).click();
  await page.getByText("No helpers yet").waitFor();
  // The pointer would show the tooltip of a button that moved under it.
  await page.mouse.move(0, 0);
  await inspect(page, "helpers-none");
  await page.getByRole("button", { name: "Invite a helper" }).click();
  const question = page.getByRole("dialog", { name: "Invite a helper" });
  await question.getByRole("button", { name: "Create link" }).click();
  await question.getByText("Name must be at least 2 characters").waitFor();
  await question.getByLabel("Name").fill(name);
  await question.getByRole("radio", { name: /^Door/ }).check();
  await inspect(page, "helpers-invite", "[role=dialog]");
  await question.getByRole("button", { name: "Create link" }).click();
  const answer = page.getByRole("dialog", { name: `Link for ${name}` });
  await answer.getByRole("img", { name: "QR code of the invitation link" }).waitFor();
  await inspect(page, "helpers-link", "[role=dialog]");
  const url = await answer.getByRole("textbox", { name: "Invitation link" }).inputValue();
  await answer.getByRole("button", { name: "Done" }).click();
  await answer.waitFor({ state: "detached" });
  return url;
}

test.for(firstOf(["phone", "desktop"]))(
  "somebody is invited, finds guests at the door, and is thrown out, on a %s",
  async (device, { app, visit }) => {
    const owner = await visit(device);
    const name = newName("Dora");
    const eventId = await startWithList(owner, app);
    await openEditor(owner);
    const url = await inviteOnScreen(owner, name);

    const page = await visit(device);
    // Requests under way while access ends are refused.
    tolerateProblems(page, /status of 40\d/);
    await page.goto(url);
    await page.getByRole("heading", { name: "Help with an event", level: 1 }).waitFor();
    await inspect(page, "helpers-join");
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await page.waitForURL("/help/door");
    const field = page.getByRole("searchbox", { name: "Name of the guest" });
    await expect.poll(() => isFocused(field)).toBe(true);
    await inspect(page, "helpers-door");
    await field.fill("an");
    const found = page.getByRole("list", { name: "Guests found" });
    await found.getByRole("button", { name: /Ana Miller Head Table/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await found.getByText(`at ${name}`).waitFor();
    await inspect(page, "helpers-door-marked");

    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused(field)).toBe(true);
    await page.keyboard.type("derek");
    await found.getByText("Derek Holm").waitFor();
    expect(await found.innerText()).toMatch(/Table\s+7/);
    expect(await page.locator("body").innerText()).not.toContain("555-01");
    await field.fill("nobody of that name");
    await page.getByText("Nobody found", { exact: true }).first().waitFor();
    await field.fill("cy young");
    await found.getByText("No table").waitFor();
    // Until the screen follows changes, and so notices at once.
    await changeTable(owner, eventId, "Cy Young", "9");
    await found.getByText("9", { exact: true }).waitFor();

    await page.goto("/help/event");
    await page.waitForURL("/help/door");
    await page.goto("/customer/event-editor");
    await page.waitForURL("/auth");
    await openLink(page, url);
    await page.getByRole("heading", { name: "You are helping with “Midsummer Gala”" }).waitFor();
    await inspect(page, "helpers-already");
    await page.getByRole("link", { name: "Go to the event" }).click();
    await field.fill("cy young");
    await found.getByText("9", { exact: true }).waitFor();

    const replayer = await visit(device);
    tolerateProblems(replayer, /status of 404/);
    await join(replayer, url);
    await isGone(replayer);
    await inspect(replayer, "helpers-gone");
    expect(app.output()).not.toContain(new URL(url).hash.slice(1));

    await owner.reload();
    expect((await tableRows(owner, "Helpers of this event")).flat().join(" ")).toContain(`${name} Door`);
    await inspect(owner, "helpers-list");
    await owner.getByRole("button", { name: `More actions for ${name}` }).click();
    await owner.getByRole("menuitem", { name: "End access…" }).click();
    const question = owner.getByRole("alertdialog");
    await question.getByText("They are signed out at once").waitFor();
    await question.getByRole("button", { name: "End access" }).click();
    await owner.getByText(`${name} no longer helps with this event.`).waitFor();
    await owner.getByText("No helpers yet").waitFor();
    await page.getByRole("heading", { name: "Your access has ended", level: 1 }).waitFor();
    await page.reload();
    await hasEnded(page);
    await inspect(page, "helpers-ended");
  },
);

async function changeTable(page: Page, eventId: number, name: string, tableLabel: string): Promise<void> {
  const query = "query ($id: Int!) { event(id: $id) { guests { nodes { id name } } } }";
  const { event } = await ask<{ event: { guests: { nodes: { id: number; name: string }[] } } }>(page, query, {
    id: eventId,
  });
  const moves = event.guests.nodes
    .filter((guest) => guest.name === name)
    .map(({ id }) => ({ guestId: id, tableLabel }));
  await ask(page, SeatGuestsDocument, { eventId, moves });
}

test.for(firstOf(["desktop", "phone"]))(
  "an editor changes the event under their name, and a viewer looks at it, on a %s",
  async (device, { app, visit }) => {
    const owner = await visit("desktop");
    const eventId = await startWithList(owner, app);
    const [editorName, viewerName] = [newName("Eddy"), newName("Vera")];
    const editor = await visit(device);
    await join(editor, (await invite(owner, eventId, editorName, "EDITOR")).url);
    await editor.waitForURL("/help/event");
    await editor.getByRole("heading", { name: "Midsummer Gala", level: 1 }).waitFor();
    await editor.getByText(`Helping as ${editorName} (editor)`).waitFor();
    await editor.getByRole("button", { name: "Edit Derek Holm" }).click();
    const dialog = editor.getByRole("dialog", { name: "Edit Guest" });
    expect(await dialog.getByRole("button", { name: "Delete" }).count()).toBe(0);
    await dialog.getByLabel("Table Number").fill("8");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await inspect(editor, "help-editor");
    await editor.getByRole("tab", { name: "Event Details" }).click();
    await editor.getByLabel("Location").fill("Pier Nine");
    await editor.getByRole("button", { name: "Save Changes" }).click();
    await editor.getByText("Event updated", { exact: true }).waitFor();
    await editor.getByRole("tab", { name: "History" }).click();
    const byWhom = async (page: Page) => (await tableRows(page, "History")).map((row) => row[2]);
    expect((await byWhom(editor)).slice(0, 2)).toEqual([editorName, editorName]);
    await editor.getByText("Set the location to “Pier Nine”").waitFor();
    await editor.goto("/help/event/seating");
    await editor.getByRole("heading", { name: "Seating", level: 1 }).waitFor();

    await owner.goto("/customer/event-editor?view=history");
    await expect.poll(async () => (await byWhom(owner)).slice(0, 2)).toEqual([editorName, editorName]);

    const viewer = await visit(device);
    await join(viewer, (await invite(owner, eventId, viewerName, "VIEWER")).url);
    await viewer.getByText("You can look at everything here, but not change it.").waitFor();
    await viewer.getByText("Derek Holm").first().waitFor();
    expect(await viewer.getByRole("button", { name: /^(Add Guest|Import|Edit|Undo)/ }).count()).toBe(0);
    await inspect(viewer, "help-viewer");
    const tabs = { "Event Details": "Pier Nine", Theme: "Live Preview", History: "Set the location to “Pier Nine”" };
    for (const [tab, text] of Object.entries(tabs)) {
      await viewer.getByRole("tab", { name: tab }).click();
      await viewer.getByRole("tabpanel", { name: tab }).getByText(text).first().waitFor();
      expect(await viewer.getByRole("button", { name: /^(Undo|Redo|Restore|Save|Replace)/ }).count()).toBe(0);
    }
    await viewer.goto("/help/event/seating");
    await viewer.getByRole("heading", { name: "Seating", level: 1 }).waitFor();
    await viewer.getByText("Derek Holm").first().waitFor();
    expect(await viewer.getByRole("button", { name: /^(Undo|Add tables|Suggest)/ }).count()).toBe(0);
    await inspect(viewer, "help-seating");
    await viewer.goto("/help/event/print");
    await viewer.getByRole("heading", { name: "Print", level: 1 }).waitFor();
    await inspect(viewer, "help-print");

    await viewer.goto("/help/event");
    await viewer.getByRole("button", { name: "Leave" }).click();
    await viewer.getByRole("alertdialog").getByText("To come back, you need a new link").waitFor();
    await viewer.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await viewer.waitForURL("/");
    await viewer.goto("/help/event");
    await hasEnded(viewer);
  },
);

test("an administrator changes a role and makes a new link, and forged links are refused", async ({ app, visit }) => {
  const admin = await visit("desktop");
  const { id } = await prepareEvent(admin, app, { name: "Harbor Dinner" }, list);
  await signInAsAdmin(admin, app);
  const name = newName("Ida");
  const { url } = await invite(admin, id, name, "VIEWER");
  await admin.goto(`/admin/events/${id}?view=helpers`);
  await admin.getByRole("button", { name: `More actions for ${name}` }).click();
  await admin.getByRole("menuitem", { name: "Edit…" }).click();
  const form = admin.getByRole("dialog", { name: `Edit ${name}` });
  await form.getByRole("radio", { name: /^Door/ }).check();
  await form.getByRole("button", { name: "Save" }).click();
  await admin.getByText("Helper saved", { exact: true }).waitFor();
  await form.waitFor({ state: "detached" });
  await admin.getByRole("button", { name: `More actions for ${name}` }).click();
  await admin.getByRole("menuitem", { name: "Create new link…" }).click();
  const maker = admin.getByRole("dialog", { name: `New link for ${name}` });
  await maker.getByRole("button", { name: "Create link" }).click();
  const newer = await maker.getByRole("textbox", { name: "Invitation link" }).inputValue();
  await maker.getByRole("button", { name: "Done" }).click();
  await admin.getByRole("link", { name: "Back to the event" }).click();
  await admin.getByRole("tab", { name: "Guest List" }).waitFor();

  const page = await visit("phone");
  tolerateProblems(page, /status of 404/);
  for (const forged of [`${app.url}/help#x`, `${app.url}/help#${"A".repeat(43)}`, url]) {
    await join(page, forged);
    await isGone(page);
  }
  await join(page, newer);
  await page.waitForURL("/help/door");
});
