import Fuse from "fuse.js";
import { hanReadings } from "../../backend/features/guest-search/index/han/han-readings.ts";
import { buildGuestIndex } from "../../common/guest-search/index/guest-index.ts";
import { findGuests } from "../../common/guest-search/matching/find-guests.ts";
import { bare } from "./names.ts";

interface Answer {
  /** Positions in the list, best first. */
  places: readonly number[];
  /** Whether the first one is greeted; undefined for rivals, whose first match counts as greeted. */
  isCertain?: boolean;
  /** Whether all of them are meant together. */
  areAllMeant?: boolean;
  /** Names offered although nothing was found. */
  suggestions?: readonly string[];
}

export type Search = (query: string, limit: number) => Promise<Answer> | Answer;

/** Ready for one list. */
export interface Engine {
  name: string;
  open: (names: readonly string[]) => Promise<Search>;
}

const ours: Engine = {
  name: "this",
  open: async (names) => {
    const guests = names.map((name, id) => ({ id, name, tableNumber: "1", info: "" }));
    const index = await buildGuestIndex(guests, () => Promise.resolve(), hanReadings);
    return (query, limit) => {
      const { guests, isCertain, areAllMeant, suggestions } = findGuests(index, query, limit);
      const names = suggestions.map(({ name }) => name);
      return { places: guests.map(({ id }) => id), isCertain, areAllMeant, suggestions: names };
    };
  },
};

/** What most tools do, but ignoring case and accents. */
const substring: Engine = {
  name: "includes()",
  open: async (names) => {
    const folded = names.map(bare);
    return (query, limit) => {
      const typed = bare(query);
      return { places: folded.flatMap((name, i) => (name.includes(typed) ? [i] : [])).slice(0, limit) };
    };
  },
};

const fuse: Engine = {
  name: "Fuse.js",
  open: async (names) => {
    const index = new Fuse(names, { ignoreLocation: true, ignoreDiacritics: true, threshold: 0.4 });
    return (query, limit) => ({ places: index.search(query, { limit }).map(({ refIndex }) => refIndex) });
  },
};

export const localEngines: readonly Engine[] = [ours, substring, fuse];
