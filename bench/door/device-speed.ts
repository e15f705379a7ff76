import { DoorBook } from "../../door/book/door-book.ts";
import { browserClock, browserRandom } from "../../door/browser/browser-parts.ts";
import type { DoorNetwork, ListUpdate } from "../../door/parts.ts";
import { webCryptoVault } from "../../door/store/web-crypto-vault.ts";
import { listedGuest } from "../../door/testing/listed-guests.ts";
import { MemoryDisk } from "../../door/testing/memory-disk.ts";
import { memoryMarker } from "../../door/testing/memory-marker.ts";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";

/** A phone is so many times slower. */
const phone = 4;
const searches = 400;
const taps = 200;
const limits = { keyMs: 50, tapMs: 100 };

/** Times a device's search, letter by letter, and its taps, over a list of guests, without browser and network. */
export async function timeDevice(names: readonly string[], seed: number): Promise<void> {
  const book = await openBook(names);
  const random = new Random(seed);
  const started = performance.now();
  await book.search("an");
  const indexing = performance.now() - started;
  const keys: number[] = [];
  for (let turn = 0; turn < searches; turn += 1) {
    const name = random.pick(names);
    keys.push(await time(() => book.search(name.slice(0, random.between(2, name.length)))));
  }
  const tapped: number[] = [];
  const marked = [...book.state.people.keys()];
  for (const key of marked.slice(0, taps)) tapped.push(await time(() => book.arrive(key)));
  // The first search after a tap takes in what has changed.
  const after = await time(() => book.search(random.pick(names)));
  await book.close();
  const row = (what: string, times: readonly number[], limit: number) => {
    const p99 = quantile(times, 0.99);
    const isMet = p99 * phone <= limit;
    return [
      what,
      quantile(times, 0.5).toFixed(2),
      p99.toFixed(2),
      (p99 * phone).toFixed(1),
      `${limit}`,
      isMet ? "yes" : "no",
    ];
  };
  console.log(
    `\nA device with ${names.length} guests, in milliseconds; a phone is taken to be ${phone} times slower.\n`,
  );
  console.log(
    formatTable(
      ["what", "median", "p99", "p99 on a phone", "at most", "met"],
      [
        row("from key to result", keys, limits.keyMs),
        row("from tap to “arrived”, with a disk in memory", tapped, limits.tapMs),
        row("the first search after taps", [after], limits.keyMs),
        ["the first search of all (indexing)", indexing.toFixed(0), "", (indexing * phone).toFixed(0), "", ""],
      ],
    ),
  );
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function openBook(names: readonly string[]): Promise<DoorBook> {
  const guests = names.map((name, place) => listedGuest(place + 1, { name, tableLabel: `${1 + (place % 500)}` }));
  const tables = Array.from({ length: 500 }, (_, place) => ({ label: `${place + 1}`, capacity: 10 }));
  const update: ListUpdate = { listVersion: 1, doorVersion: 0, isWhole: true, guests, goneIds: [], tables, merged: [] };
  const book = new DoorBook({
    disk: new MemoryDisk().open(),
    ...{ marker: memoryMarker(), vault: webCryptoVault, clock: browserClock, random: browserRandom },
    network: networkWith(update),
    turn: { take: () => Promise.resolve(() => undefined) },
  });
  await new Promise<void>((resolve) => {
    const stop = book.subscribe(() => {
      if (book.state.people.size === 0) return;
      stop();
      resolve();
    });
  });
  return book;
}

/** Gives the list, and has no news. */
const networkWith = (update: ListUpdate): DoorNetwork => ({
  readList: () => Promise.resolve(update),
  readNews: () =>
    Promise.resolve({
      ...{
        doorVersion: 0,
        firstPosition: 1,
        hasMore: false,
        listVersion: 1,
        eventName: "Gala",
        worksOffline: true,
        facts: [],
        cards: [],
      },
      ...{ expectedCount: 0, handInToken: null, clockOffsetMs: 0 },
    }),
  record: (operations) => Promise.resolve(operations.map(({ id }) => id)),
  search: () => Promise.resolve({ foundIds: [], listVersion: 1, guests: [], tables: [] }),
  watch: () => () => undefined,
});
