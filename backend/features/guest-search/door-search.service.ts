import { LRUCache } from "lru-cache";
import { onceFor } from "../../lib/once-for.ts";
import { BegunNames } from "./budgets/begun-names.ts";
import { reportUnusual, type Search, type Searcher } from "./guest-budget.service.ts";

/** Helpers that a process remembers. */
const maxHelpers = 5_000;

// One set per server, keyed by its settings object.
const namesOf = onceFor((_settings: Searcher["settings"]) => new LRUCache<number, BegunNames>({ max: maxHelpers }));

/**
 * Notes a search at the door. No name is kept from those who let guests in, but whoever searches as if to copy the list is logged,
 * counted, and recorded for the organizer.
 */
export function noteDoorSearch(searcher: Searcher, { event, query }: Search): void {
  const { viewer, settings } = searcher;
  if (viewer.kind !== "helper" || !event.isOwn || event.hasList) return;
  const helpers = namesOf(settings);
  const names = helpers.get(viewer.helper.id) ?? new BegunNames();
  helpers.set(viewer.helper.id, names);
  if (names.countSearch(query, Date.now())) reportUnusual(searcher, event.id);
}
