import { describe, expect, onTestFinished } from "vitest";
import { LoginDocument } from "../../frontend/features/auth/generated/login.ts";
import type { RunningApp } from "../support/app.ts";
import { hereOf } from "../support/door-steps.ts";
import { invite } from "../support/helper-steps.ts";
import { ask, type Caller, prepareEvent } from "../support/prepared-event.ts";
import { type Relay, startRelay } from "../support/relay.ts";
import type { Engine, GuestPage } from "./engine.ts";
import { click, expectNoSidewaysScrolling, see } from "./steps.ts";
import { callerOf, testsIn } from "./tests-in.ts";

const guests = [
  ["Name", "Table Number", "Household"],
  ["Derek Holm", "7", "Holm"],
  ["Ana Holm", "7", "Holm"],
  ["Ana Miller", "Head Table", ""],
  ["Cy Young", "", ""],
];

const field = "main input[type=search]";

/** A connection that is gone, and how phones are told to make room for their keyboard, which WebKit does not know. */
const expected =
  /establish a connection to the server at ws:|WebSocket connection to|net::ERR_CONNECTION|"interactive-widget" not recognized/;

export function walkDoor(engine: Engine): void {
  const test = testsIn(engine, guests, expected);

  describe(engine.name, () => {
    test("the door: two devices without a connection, of which one is opened again", async ({ app, open }) => {
      const owner = await adminOf(app);
      const wishes = { name: "Midsummer Gala", isPublic: false, worksOffline: true };
      const { id: eventId } = await prepareEvent(owner, app, wishes, guests);
      await ask(owner, LoginDocument, { input: app.admin });
      const relay = await relayTo(app);
      const view = { baseURL: `http://127.0.0.1:${relay.port}` };
      const joinAs = async (name: string) => {
        const { url } = await invite(owner, eventId, name, "DOOR");
        const page = await open(pathOf(url), view);
        await click(page, "button", "Join");
        await see(page, "h1", "Midsummer Gala");
        await see(page, ".state-text", "Connected");
        return page;
      };
      const main = await joinAs("Main door");
      const garden = await joinAs("Garden door");
      await untilKept(main);
      await relay.leadTo(undefined);
      for (const page of [main, garden]) await see(page, ".state-text", "Offline since");

      await find(main, "derek", "Derek Holm");
      await click(main, ".row-acts button", "Both are here");
      await see(main, ".people", "2 of 2 here");
      await find(main, "cy", "Cy Young");
      await click(main, ".people .mark", "Cy Young");
      await see(main, ".people", "Arrived");
      await click(main, ".more-acts button", "Sits elsewhere now");
      await click(main, "dialog .table-choice", "Head Table");
      await click(main, "dialog button", "Change the table");
      await see(main, ".people", "Head Table");
      await find(garden, "miller", "Ana Miller");
      await click(garden, ".people .mark", "Ana Miller");
      await see(garden, ".people", "Arrived");
      await click(garden, ".row-acts button", "Undo");
      await expect.poll(() => garden.call(() => document.querySelector(".presence") === null)).toBe(true);
      await addWalkIn(garden, "Mo Wirth", "Table 7");
      await expectNoSidewaysScrolling(garden);

      await main.goto("/help/door");
      await see(main, ".state-text", "4 to send");
      await find(main, "young", "Cy Young");
      await see(main, ".people", "Arrived");

      await relay.leadTo(portOf(app.url));
      for (const page of [main, garden]) await click(page, ".state button", "Try now");
      const here = ["Ana Holm: 7", "Cy Young: Head Table", "Derek Holm: 7", "Mo Wirth: 7"];
      await expect.poll(() => hereOf(owner, eventId)).toEqual(here);
      for (const page of [main, garden]) {
        await clear(page);
        await expect.poll(() => page.call(namesShown)).toEqual(["Ana Holm", "Cy Young", "Derek Holm", "Mo Wirth"]);
      }
    });
  });
}

async function adminOf(app: RunningApp): Promise<Caller> {
  const caller = await callerOf(app);
  onTestFinished(() => caller.request.dispose());
  return caller;
}

/** No engine but Chromium can be told to be offline. */
async function relayTo({ url }: RunningApp): Promise<Relay> {
  const relay = await startRelay();
  onTestFinished(() => relay.close());
  await relay.leadTo(portOf(url));
  return relay;
}

const portOf = (url: string) => Number(new URL(url).port);

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

/** Until the page opens without a connection. */
async function untilKept(page: GuestPage): Promise<void> {
  await page.goto("/help/door");
  await expect.poll(() => page.call(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto("/help/door");
  await see(page, ".state-text", "Connected");
}

/** What is typed next takes its place. */
async function select(page: GuestPage): Promise<void> {
  await click(page, field);
  await page.call((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), field);
}

async function find(page: GuestPage, typed: string, name: string): Promise<void> {
  await select(page);
  await page.type(typed);
  await see(page, ".people", name);
}

async function clear(page: GuestPage): Promise<void> {
  const isEmpty = await page.call((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value === "", field);
  if (!isEmpty) await click(page, ".search .clear");
}

async function addWalkIn(page: GuestPage, name: string, table: string): Promise<void> {
  await clear(page);
  await click(page, "button.walk-in");
  await click(page, "dialog .field input:not([type=radio])");
  await page.type(name);
  await click(page, "dialog .table-choice", table);
  await click(page, "dialog button", "Add and mark as here");
  await see(page, ".people", name);
}

function namesShown(): string[] {
  const names = Array.from(document.querySelectorAll<HTMLElement>(".recent .name"), ({ innerText }) => innerText);
  return names.sort();
}
