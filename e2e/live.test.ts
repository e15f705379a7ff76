import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, expect } from "vitest";
import { ApiClient } from "../backend/testing/api-client.ts";
import { SearchGuestsDocument } from "../backend/testing/generated/guest-operations.ts";
import { CreateLinkedEventDocument, UploadGuestsDocument } from "../backend/testing/generated/operations.ts";
import { csvFile } from "../backend/testing/guest-lists.ts";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { AddGuestDocument } from "../frontend/features/guests/generated/add-guest.ts";
import { UpdateGuestDocument } from "../frontend/features/guests/generated/update-guest.ts";
import { SetAccountDisabledDocument } from "../frontend/features/users/generated/account-acts.ts";
import { CreateUserDocument } from "../frontend/features/users/generated/create-user.ts";
import { type Device, openPage } from "./support/browser.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { nextFrame } from "./support/next-frame.ts";
import { ask } from "./support/prepared-event.ts";
import { problemsOf, tolerateProblems } from "./support/problems.ts";
import { type Processes, startProcesses } from "./support/processes.ts";
import { untilFollowed, withoutSockets } from "./support/sockets.ts";
import { test } from "./support/test.ts";

let processes: Processes;
let browser: Browser;
let pages: Page[] = [];
test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  processes = await startProcesses();
});
afterEach(async () => {
  const problems = pages.flatMap(problemsOf);
  await Promise.all(pages.map((page) => page.context().close()));
  pages = [];
  expect(problems).toEqual([]);
});
afterAll(() => processes.stop());

async function visit(device: Device, baseURL: string): Promise<Page> {
  const page = await openPage(browser, { device, baseURL });
  pages.push(page);
  return page;
}

async function signedIn(url = processes.url): Promise<ApiClient> {
  const client = new ApiClient(url);
  await client.execute(LoginDocument, { input: processes.admin });
  return client;
}

async function newEvent(): Promise<{ id: number; path: string }> {
  const admin = await signedIn();
  const { id, shortLink } = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Gala" } })).createEvent;
  const file = csvFile(["Name,Table", "Anna Berg,1", "Ben Berg,1", "Carl Dorn,2"]);
  await admin.execute(UploadGuestsDocument, { eventId: id, file });
  return { id, path: `/view/seats/${shortLink}` };
}

async function seatAnna(admin: ApiClient, eventId: number, tableNumber: string): Promise<void> {
  const { searchGuests } = await admin.execute(SearchGuestsDocument, { eventId, query: "anna" });
  const input = { name: "Anna Berg", tableNumber };
  await admin.execute(UpdateGuestDocument, { eventId, id: searchGuests[0]?.id ?? 0, input });
}

async function openAnswer(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const subscribed = untilFollowed(page);
  await page.getByRole("textbox", { name: "Your name" }).fill("anna");
  await page.getByRole("heading", { name: "Welcome, Anna Berg!" }).waitFor();
  await subscribed;
}

const table = (page: Page, number: string) => page.getByText(`You're seated at table ${number}`, { exact: true });

async function openGuestList(
  page: Page,
  eventId: number,
  input: { username: string; password: string } = processes.admin,
): Promise<void> {
  await ask(page, LoginDocument, { input });
  await page.goto(`/admin/events/${eventId}?tab=guests`);
  await page.getByRole("cell", { name: "Anna Berg", exact: true }).waitFor();
}

/** Milliseconds, to be printed and not asserted. */
async function took(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return Math.round(performance.now() - started);
}

test("an organizer's list and history and a guest's answer follow what is changed on another process", async () => {
  const [first = "", second = ""] = processes.urls();
  const event = await newEvent();
  const organizer = await visit("desktop", first);
  const guest = await visit("phone", second);
  await openGuestList(organizer, event.id);
  await openAnswer(guest, event.path);

  const elsewhere = await signedIn(second);
  await seatAnna(elsewhere, event.id, "12");
  const list = await took(organizer.getByRole("row", { name: /Anna Berg.*12/ }).waitFor());
  await seatAnna(await signedIn(first), event.id, "14");
  const answer = await took(table(guest, "14").waitFor());
  process.stdout.write(`followed on another process: the list after ${list} ms, the answer after ${answer} ms\n`);
  await inspect(guest, "live-guest-answer");

  await elsewhere.execute(AddGuestDocument, { eventId: event.id, input: { name: "Dora Eich", tableNumber: "14" } });
  await organizer.getByRole("cell", { name: "Dora Eich", exact: true }).waitFor();
  await organizer
    .getByRole("tab", { name: /Guest List/ })
    .getByText("4")
    .waitFor();
  await guest.getByRole("listitem").filter({ hasText: "Dora Eich" }).waitFor();
  await inspect(organizer, "live-guest-list");

  await organizer.getByRole("tab", { name: "History" }).click();
  const entries = organizer.getByRole("row", { name: /Updated Guests/ });
  await expect.poll(() => entries.count()).toBe(3);
  await seatAnna(elsewhere, event.id, "15");
  await expect.poll(() => entries.count()).toBe(4);
});

test("a list is asked for once, and follows a change that came while an older answer was on its way", async () => {
  const event = await newEvent();
  const admin = await signedIn();
  const page = await visit("desktop", processes.url);
  const socket = page.waitForEvent("websocket");
  const told = async (listVersion: number) =>
    (await socket).waitForEvent("framereceived", ({ payload }) =>
      String(payload).includes(`"listVersion":${listVersion}`),
    );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(/"operationName":"(\w+)"/.exec(request.postData() ?? "")?.[1] ?? ""));
  const isFollowed = told(1);
  await openGuestList(page, event.id);
  await isFollowed;
  await nextFrame(page);
  for (const name of ["GuestList", "SameNames", "LastChange"]) {
    expect(asked.filter((operation) => operation === name)).toEqual([name]);
  }

  const release = await holdAnswers(page);
  const isAsked = page.waitForRequest((request) => request.postData()?.includes("GuestList") ?? false);
  const isTold = told(3);
  await seatAnna(admin, event.id, "12");
  await isAsked;
  await seatAnna(admin, event.id, "14");
  await isTold;
  release();
  await page.getByRole("row", { name: /Anna Berg.*14/ }).waitFor();
});

test("open screens come back after each process was restarted, and show what they missed", async () => {
  const event = await newEvent();
  const guest = await visit("phone", processes.url);
  // The browser reports a socket that failed to open while no process was there.
  tolerateProblems(guest, /WebSocket connection to .* failed/);
  await openAnswer(guest, event.path);
  await table(guest, "1").waitFor();
  const restarting = processes.restart(0).then(() => processes.restart(1));
  await seatAnna(await signedIn(), event.id, "21");
  await table(guest, "21").waitFor();
  await restarting;
  await seatAnna(await signedIn(), event.id, "22");
  await table(guest, "22").waitFor();
});

test("the open screen of an account that is disabled on another process leads to the sign-in by itself", async () => {
  const [first = "", second = ""] = processes.urls();
  const event = await newEvent();
  const admin = await signedIn(second);
  const colleague = { username: "colleague", password: "a table for ten" };
  const { createUser } = await admin.execute(CreateUserDocument, {
    input: { ...colleague, name: "Colleague Leaving", email: "colleague@example.com", role: "ADMIN" },
  });
  const page = await visit("desktop", first);
  const socket = page.waitForEvent("websocket");
  await openGuestList(page, event.id, colleague);
  const isClosed = (await socket).waitForEvent("close");

  const closed = took(isClosed);
  await admin.execute(SetAccountDisabledDocument, { userId: createUser.id, isDisabled: true });
  const closedMs = await closed;
  const left = await took(page.waitForURL(/\/auth/));
  process.stdout.write(`disabled: the socket closed after ${closedMs} ms, the sign-in was there ${left} ms later\n`);
  await page.getByRole("button", { name: "Login" }).waitFor();
});

test("everything works without sockets", async () => {
  const event = await newEvent();
  const guest = await visit("phone", processes.url);
  await withoutSockets(guest);
  await guest.goto(event.path);
  await guest.getByRole("textbox", { name: "Your name" }).fill("anna");
  await table(guest, "1").waitFor();
  await seatAnna(await signedIn(), event.id, "30");
  await guest.getByRole("textbox", { name: "Your name" }).fill("anna b");
  await table(guest, "30").waitFor();
});
