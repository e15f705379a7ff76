import type { Locator, Page } from "@playwright/test";
import { LoginDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import {
  SeatGuestsDocument,
  UpdateTablesDocument,
} from "../../frontend/organizer/features/seating/generated/board-acts.ts";
import {
  BoardGuestsDocument,
  BoardTablesDocument,
} from "../../frontend/organizer/features/seating/generated/read-board.ts";
import type { RunningApp } from "./app.ts";
import { ask, type Caller, prepareEvent } from "./prepared-event.ts";

const firstNames = ["Amélie", "Björn", "Carla", "Derek"];
const surnames =
  "Abara Almeida Anders Baptiste Becker Bianchi Brandt Castillo Chowdhury Clarke Conti Dahl Demir Dorn Duarte Eklund Fabre Ferrari Fischer Fontaine Garcia Gruber Haddad Hale Hansen Hartley Holm Ibrahim Ito Jansen Kaya Keller Kowalski Kumar Lang Leclerc Lindgren Lopez Maier Marchetti Meier Mensah Moreau Nakamura Novak Nowak Okafor Olsen Ortega Park Patel Petrov Quinn Rahman Rossi Sato Silva Tanaka Vogel Weber".split(
    " ",
  );
const perTable = 8;

/** A household without a seat in {@link prepareSeating}. */
export const unseatedHousehold = "Weber";

/** 240 guests in 60 households of four, two to a table of eight; the last two households have no seat. */
export async function prepareSeating(caller: Caller, app: RunningApp, name: string) {
  const seatedCount = (surnames.length - 2) * firstNames.length;
  const guests = surnames.flatMap((surname) => firstNames.map((first) => ({ name: `${first} ${surname}`, surname })));
  const rows = guests.map((guest, index) => [
    guest.name,
    index < seatedCount ? labelAt(Math.floor(index / perTable)) : "",
    index % 3 === 0 ? "Fish" : "Vegan",
    guest.surname,
  ]);
  const event = await prepareEvent(caller, app, { name }, [["Name", "Table Number", "Meal", "Household"], ...rows]);
  await ask(caller, LoginDocument, { input: app.admin });
  const { tables } = await ask(caller, BoardTablesDocument, { eventId: event.id });
  const changes = tables.map(({ id }) => ({ id, capacity: perTable }));
  await ask(caller, UpdateTablesDocument, { eventId: event.id, changes });
  return event;
}

const labelAt = (table: number) => (table === 0 ? "Head Table" : String(table + 1));

export interface StoredGuest {
  id: number;
  name: string;
  tableNumber: string;
}

export async function storedSeating(caller: Caller, eventId: number): Promise<StoredGuest[]> {
  const { event } = await ask(caller, BoardGuestsDocument, { eventId, offset: 0, limit: 1000 });
  return event.guests.nodes.map(({ id, name, tableNumber }) => ({ id, name, tableNumber }));
}

export async function openSeating(page: Page, { admin }: RunningApp, eventId: number): Promise<void> {
  await ask(page, LoginDocument, { input: admin });
  await page.goto(`/admin/events/${eventId}/seating`);
  await page.getByRole("heading", { name: "Seating", level: 1 }).waitFor();
}

export async function guestsAt(caller: Caller, eventId: number, label: string): Promise<string[]> {
  const guests = await storedSeating(caller, eventId);
  return guests.filter(({ tableNumber }) => tableNumber === label).map(({ name }) => name);
}

export const guestRow = (page: Page, name: string | RegExp): Locator => page.getByRole("option", { name });

export const card = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });

/** @param announced what must be announced before it is dropped */
export async function dragOnto(page: Page, from: Locator, to: Locator, announced?: string): Promise<void> {
  await dragOver(page, from, to, "[data-over]", announced);
}

/** @param announced why it is not done */
export async function dragInVain(page: Page, from: Locator, to: Locator, announced: string): Promise<void> {
  await dragOver(page, from, to, "[data-refuses]", announced);
}

async function dragOver(page: Page, from: Locator, to: Locator, marked: string, announced?: string): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const { x, y } = await centerOf(to);
  await page.mouse.move(x - 8, y - 8, { steps: 4 });
  await page.mouse.move(x, y, { steps: 2 });
  // The target is found once a frame.
  await page.locator(marked).waitFor();
  if (announced !== undefined) await page.getByRole("status").getByText(announced).waitFor();
  await page.mouse.up();
}

async function centerOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is no ${target} to drop on.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function seat(caller: Caller, eventId: number, guestId: number, tableLabel: string): Promise<void> {
  await ask(caller, SeatGuestsDocument, { eventId, moves: [{ guestId, tableLabel }] });
}

/** A long press, then the move. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    protocol.send("Input.dispatchTouchEvent", { type, touchPoints });
  const start = await centerOf(from);
  const end = await centerOf(to);
  await touch("touchStart", start);
  await page.locator("[data-dragging]").waitFor();
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch("touchMove", { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  await page.locator("[data-over]").waitFor();
  await touch("touchEnd");
}
