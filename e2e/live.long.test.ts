import { expect, type Page, test } from "@playwright/test";
import { ApiClient } from "../backend/testing/api-client.ts";
import { SearchGuestsDocument } from "../backend/testing/generated/guest-operations.ts";
import { EventDocument } from "../backend/testing/generated/operations.ts";
import { LoginDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { AddGuestDocument, UpdateGuestDocument } from "../frontend/organizer/features/guests/generated/guests.ts";
import { openPage } from "./support/browser.ts";
import { openAnswer, seatedAt } from "./support/guest-steps.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { problemsOf, tolerateProblems } from "./support/problems.ts";
import { startProcesses } from "./support/processes.ts";

const guests = [
  ["Name", "Table"],
  ["Anna Berg", "1"],
  ["Ben Berg", "1"],
];

async function seatAnna(admin: ApiClient, eventId: number, tableNumber: string): Promise<void> {
  const { searchGuests } = await admin.execute(SearchGuestsDocument, { eventId, query: "anna" });
  const input = { name: "Anna Berg", tableNumber };
  await admin.execute(UpdateGuestDocument, { eventId, id: searchGuests[0]?.id ?? 0, input });
}

async function expectServed(client: ApiClient): Promise<void> {
  const answer = await client.fetch("/");
  if (answer.status !== 200 || !(await answer.text()).includes("<html")) throw new Error(`page: ${answer.status}`);
}

/** Asks again and again; the returned function ends it. @returns errors */
function keepAsking(...requests: ((turn: number) => Promise<unknown>)[]): () => Promise<string[]> {
  const errors: string[] = [];
  let isOver = false;
  const work = requests.map(async (request) => {
    for (let turn = 0; !isOver; turn += 1) await request(turn).catch((error: unknown) => errors.push(String(error)));
  });
  return async () => {
    isOver = true;
    await Promise.all(work);
    return errors;
  };
}

test("while each of two processes is restarted under load, no request fails, and open pages follow what they missed", async ({
  browser,
}) => {
  const processes = await startProcesses();
  let page: Page | undefined;
  try {
    page = await openPage(browser, "phone", processes.url);
    // The browser reports a socket that failed to open while no process was there.
    tolerateProblems(page, /WebSocket connection to .* failed/);
    const { id: eventId, path } = await prepareEvent(page, processes, { name: "Gala" }, guests);
    const admin = new ApiClient(processes.url);
    await admin.execute(LoginDocument, { input: processes.admin });
    await openAnswer(page, path, "Anna Berg");
    let added = 0;
    const search = () => new ApiClient(processes.url).execute(SearchGuestsDocument, { eventId, query: "ben" });
    const add = async (turn: number) => {
      const input = { name: `Guest Number ${turn}`, tableNumber: "9" };
      await admin.execute(AddGuestDocument, { eventId, input });
      added += 1;
    };
    const end = keepAsking(() => expectServed(admin), add, search, search, search, search);
    const restarting = processes.restart(0).then(() => processes.restart(1));
    await seatAnna(admin, eventId, "21");
    await seatedAt(page, "21").waitFor();
    await restarting;
    expect(await end()).toEqual([]);
    await seatAnna(admin, eventId, "22");
    await seatedAt(page, "22").waitFor();
    const { event } = await admin.execute(EventDocument, { id: eventId });
    expect(event.guestCount).toBe(added + 2);
    expect(problemsOf(page)).toEqual([]);
  } finally {
    await page?.context().close();
    await processes.stop();
  }
});
