import type { Page } from "@playwright/test";
import { SearchGuestsDocument } from "../backend/testing/generated/guest-operations.ts";
import { AddGuestDocument, UpdateGuestDocument } from "../frontend/organizer/features/guests/generated/guests.ts";
import { nameBox, openAnswer, seatedAt } from "./support/guest-steps.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { ask, type Caller, prepareEvent } from "./support/prepared-event.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { cuttableSockets, withoutSockets } from "./support/sockets.ts";
import { expect, test } from "./support/test.ts";

const guests = [
  ["Name", "Table"],
  ["Anna Berg", "1"],
  ["Ben Berg", "1"],
  ["Carl Dorn", "2"],
];

async function seatAnna(caller: Caller, eventId: number, tableNumber: string): Promise<void> {
  const { searchGuests } = await ask(caller, SearchGuestsDocument, { eventId, query: "anna" });
  const input = { name: "Anna Berg", tableNumber };
  await ask(caller, UpdateGuestDocument, { eventId, id: searchGuests[0]?.id ?? 0, input });
}

async function openGuestList(page: Page, eventId: number): Promise<void> {
  await page.goto(`/admin/events/${eventId}?tab=guests`);
  await page.getByRole("cell", { name: "Anna Berg", exact: true }).waitFor();
}

test("an organizer's list and history and a guest's answer follow what somebody else changes", async ({
  app,
  visit,
}) => {
  const [organizer, elsewhere] = [await visit("desktop"), await visit("desktop")];
  const [guest, cutOff] = [await visit("phone"), await visit("phone")];
  const { id, path } = await prepareEvent(elsewhere, app, { name: "Gala" }, guests);
  await signInAsAdmin(elsewhere, app);
  await signInAsAdmin(organizer, app);
  const socket = organizer.waitForEvent("websocket");
  const told = async (listVersion: number) =>
    (await socket).waitForEvent("framereceived", ({ payload }) =>
      String(payload).includes(`"listVersion":${listVersion}`),
    );
  const isFollowed = told(1);
  await openGuestList(organizer, id);
  const cutSockets = await cuttableSockets(guest);
  await openAnswer(guest, path, "Anna Berg");
  await isFollowed;

  // A change that comes while an older answer is on its way is shown, too.
  const release = await holdAnswers(organizer);
  const isAsked = organizer.waitForRequest((request) => request.postData()?.includes("GuestList") ?? false);
  const isTold = told(3);
  await seatAnna(elsewhere, id, "12");
  await isAsked;
  await seatAnna(elsewhere, id, "14");
  await isTold;
  release();
  await organizer.getByRole("row", { name: /Anna Berg.*14/ }).waitFor();
  await seatedAt(guest, "14").waitFor();

  await ask(elsewhere, AddGuestDocument, { eventId: id, input: { name: "Dora Eich", tableNumber: "14" } });
  await organizer.getByRole("cell", { name: "Dora Eich", exact: true }).waitFor();
  await expect(organizer.getByRole("tab", { name: /Guest List/ })).toContainText("4");
  await guest.getByRole("listitem").filter({ hasText: "Dora Eich" }).waitFor();
  await organizer.getByRole("tab", { name: "History" }).click();
  const entries = organizer.getByRole("row", { name: /Updated Guests/ });
  await expect(entries).toHaveCount(3);
  await seatAnna(elsewhere, id, "15");
  await expect(entries).toHaveCount(4);

  // A guest's page whose socket is lost follows again.
  await seatedAt(guest, "15").waitFor();
  await cutSockets();
  await seatAnna(elsewhere, id, "16");
  await seatedAt(guest, "16").waitFor();

  // Without sockets, everything else works.
  await withoutSockets(cutOff);
  await cutOff.goto(path);
  await nameBox(cutOff).fill("anna");
  await seatedAt(cutOff, "16").waitFor();
});
