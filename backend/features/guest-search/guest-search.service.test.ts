import { pino } from "pino";
import { expect, it } from "vitest";
import type { GuestIndex } from "../../../common/guest-search/index/guest-index.ts";
import { MissLimit, RateLimit, SearchLimit } from "../../lib/limiters.ts";
import { rates } from "../../limits.ts";
import { newGuestList } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { readGuestList } from "./guest-index.service.ts";
import { answerSearch } from "./guest-search.service.ts";
import { findVisibleAnswer } from "./search-answer.service.ts";

const api = await sharedTestApi({}, 1);
const admin = await api.signInAsAdmin();

const newList = (names: readonly string[]) =>
  newGuestList(admin, ["Name,Table", ...names.map((name, i) => `${name},${i + 1}`)]);

const guest = (searchNames: number) => ({
  db: api.db,
  viewer: { kind: "anonymous" as const, lookUps: new MissLimit(new RateLimit(rates.eventMisses, 0)).of("192.0.2.1") },
  clientAddress: "192.0.2.1",
  limits: { searches: new SearchLimit(0) },
  tokens: { read: () => undefined, shown: () => undefined, give: () => undefined },
  settings: { searchNames },
  noteSecurityEvent: () => undefined,
  log: pino({ enabled: false }),
  countSearchAnswer: () => undefined,
  noteRemembered: () => undefined,
});

it("is certain of its first match only if it is the best of all, not of those that a few letters or the budgets leave", async () => {
  const eventId = await newList([
    "Joan Abt",
    "Joan Bro",
    "Jon Crag",
    "Jo Dahl",
    "Joy Ek",
    "Ella Berg",
    "Ella Bergmann",
  ]);
  const phone = guest(3);
  const short = await answerSearch(phone, eventId, { text: "jo" });
  expect(short.matches).toHaveLength(3);
  expect(short.isCertain).toBe(false);
  // The budget is spent: only guests typed in full are returned.
  const tied = await answerSearch(phone, eventId, { text: "ella ber" });
  expect(tied).toMatchObject({ matches: [{ name: "Ella Berg" }], isCertain: false, suggestions: [] });
  const typed = await answerSearch(phone, eventId, { text: "ella berg" });
  expect(typed).toMatchObject({ matches: [{ name: "Ella Berg" }], isCertain: true });
});

it("counts names close to what was typed like matches: once the budget is spent, there are no more", async () => {
  const firstNames = ["Derek", "Oscar", "Felix", "Jonas", "Wanda", "Pavel", "Nadja", "Kevin"];
  const eventId = await newList(firstNames.map((name) => `${name} Holm`));
  const script = guest(3);
  const learnt: string[] = [];
  for (const [first, , third, , fifth] of firstNames) {
    const { matches, suggestions } = await answerSearch(script, eventId, { text: `${first}q${third}q${fifth} holm` });
    expect(matches).toEqual([]);
    learnt.push(...suggestions);
  }
  expect(learnt).toEqual(["Derek Holm", "Oscar Holm", "Felix Holm"]);
  // The same budget as that of matches.
  expect(await answerSearch(script, eventId, { text: "nadja" })).toMatchObject({ matches: [] });
});

it("an answer is of the index that it was searched in, also when the event was read after its list changed again", async () => {
  const readOf = async (name: string) => readGuestList(api.db, guest(0), await newList([name]));
  const [own, older] = [await readOf("Anna Berg"), await readOf("Anna Holm")];
  const namesIn = (index: GuestIndex) =>
    findVisibleAnswer({ event: own.event, index }, { text: "anna" }, guest(0)).matches.map(({ name }) => name);
  expect(namesIn(older.index)).toEqual(["Anna Holm"]);
  expect(namesIn(own.index)).toEqual(["Anna Berg"]);
});
