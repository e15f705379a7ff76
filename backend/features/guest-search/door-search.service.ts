import { LRUCache } from "lru-cache";
import { onceFor } from "../../lib/once-for.ts";
import { BegunNames } from "./budgets/begun-names.ts";
import { reportUnusual, type Search, type Searcher } from "./guest-budget.service.ts";

const maxHelpers = 5_000;

const namesOf = onceFor((_settings: Searcher["settings"]) => new LRUCache<number, BegunNames>({ max: maxHelpers }));

/** Notes a search at the door. Names are not limited there, but searching as if to copy the list is reported. */
export function noteDoorSearch(searcher: Searcher, { event, query }: Search): void {
  const { viewer, settings } = searcher;
  if (viewer.kind !== "helper" || !event.isOwn || event.hasList) return;
  const helpers = namesOf(settings);
  const names = helpers.get(viewer.helper.id) ?? new BegunNames();
  helpers.set(viewer.helper.id, names);
  if (names.countSearch(query, Date.now())) reportUnusual(searcher, event.id);
}
