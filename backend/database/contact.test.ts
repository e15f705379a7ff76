import { expect, it, vi } from "vitest";
import { Contact, DatabaseAway, Remembered } from "./contact.ts";

const minuteMs = 60_000;
const lost = Object.assign(new Error("lost"), { code: "ECONNREFUSED" });

/** An event read while the database was there and announced changes, which is away when `lose` was called. */
async function remember({ isPublic = true, isInformed = true } = {}) {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const contact = new Contact();
  let isAway = false;
  const memory = new Remembered(contact, async (id: number) => {
    if (isAway) throw lost;
    return { id, isPublic };
  });
  if (isInformed) contact.found(true);
  vi.advanceTimersByTime(1);
  await memory.find(1);
  vi.advanceTimersByTime(1_000);
  const lose = () => {
    contact.heard();
    contact.deaf();
    isAway = true;
  };
  const later = async (ms: number) => {
    const found = memory.find(1).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(ms);
    return found;
  };
  return { contact, memory, lose, later };
}

const remembered = { id: 1, isPublic: true, isRemembered: true };

it("gives what is in memory for half an hour, if somebody asked for it in the hour before", async () => {
  const { lose, later } = await remember();
  vi.advanceTimersByTime(59 * minuteMs);
  lose();
  expect(await later(0)).toEqual(remembered);
  vi.advanceTimersByTime(29 * minuteMs);
  expect(await later(0)).toEqual(remembered);
  vi.advanceTimersByTime(2 * minuteMs);
  expect(await later(0)).toBeInstanceOf(DatabaseAway);
  const other = await remember();
  vi.advanceTimersByTime(61 * minuteMs);
  other.lose();
  expect(await other.later(5_000)).toBeInstanceOf(DatabaseAway);
});

it("waits for the database before it gives what may have changed unheard of, of public events, and nothing outdated", async () => {
  const { lose, later } = await remember({ isInformed: false });
  lose();
  const given = vi.fn();
  const found = later(5_000).then(given);
  await Promise.resolve();
  expect(given).not.toHaveBeenCalled();
  await found;
  expect(given).toHaveBeenCalledWith(remembered);
  const hidden = await remember({ isInformed: false, isPublic: false });
  hidden.lose();
  expect(await hidden.later(5_000)).toBeInstanceOf(DatabaseAway);
  const outdated = await remember();
  outdated.contact.announced(1);
  outdated.lose();
  expect(await outdated.later(5_000)).toBeInstanceOf(DatabaseAway);
  vi.useRealTimers();
});
