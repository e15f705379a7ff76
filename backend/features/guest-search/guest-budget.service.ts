import type { Logger } from "pino";
import type { Database } from "../../database/client.ts";
import type { CallerTokens } from "../../lib/caller-tokens.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { SearchableEvent } from "../events/event-access.service.ts";
import { knownPhone, notePhone } from "../events/phone.service.ts";
import { noteUnusualSearching } from "../events/unusual-searching.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { type AddressRecord, BudgetKeeper } from "./budgets/budget-keeper.ts";
import {
  type Budgets,
  type NamingMatch,
  type Narrowings,
  narrow,
  revealAgain,
  revealTable,
  tell,
} from "./budgets/narrowed-answer.ts";
import type { GuestMatch } from "./guest-match.type.ts";

/** A caller as the budgets see them. */
export interface Searcher {
  db: Database;
  viewer: Viewer;
  clientAddress: string;
  tokens: CallerTokens;
  /** Names per budget; 0 means no limit. */
  settings: { searchNames: number };
  noteSecurityEvent(kind: "unusual_searching", eventId: number): void;
  log: Logger;
}

export interface Search {
  event: SearchableEvent;
  query: string;
}

const keeperOf = onceFor(({ searchNames }: Searcher["settings"]) => new BudgetKeeper(searchNames));

// Cached answers stay the same objects, so an answer's parts are created once.
const narrowed = new WeakMap<readonly GuestMatch[], Narrowings<GuestMatch>>();

function narrowingsOf(matches: readonly GuestMatch[], query: string): Narrowings<GuestMatch> {
  const known = narrowed.get(matches);
  if (known) return known;
  const made = narrow(matches, query);
  narrowed.set(matches, made);
  return made;
}

interface Found extends AddressRecord {
  budgets: Budgets;
}

/** Undefined when nothing limits the search: for the event's organizers and the sample event. */
function findRecord(searcher: Searcher, event: SearchableEvent, now: number): Found | undefined {
  if (event.isOwn || event.isSample || searcher.settings.searchNames === 0) return undefined;
  const keeper = keeperOf(searcher.settings);
  const key = `${event.id} ${searcher.clientAddress}`;
  const address = keeper.addressOf(key, now);
  const caller = keeper.phoneOf(key, knownPhone(searcher.tokens), now);
  notePhone(searcher.tokens);
  const isUnusual = address.pattern.isUnusual(now);
  address.budget.refill(now, isUnusual);
  caller.refill(now, isUnusual);
  return { ...address, budgets: { address: address.budget, caller, isUnusual } };
}

/** As much of an answer as the budgets allow; usually the same object if unchanged. Reports unusual searching. */
export function revealMatches(
  searcher: Searcher,
  { event, query }: Search,
  matches: readonly GuestMatch[],
): readonly GuestMatch[] {
  const now = Date.now();
  const record = findRecord(searcher, event, now);
  if (!record) return matches;
  const told = tell(narrowingsOf(matches, query), record.budgets);
  if (countSearch(record, told[0]?.id, now)) reportUnusual(searcher, event.id);
  return told;
}

/** Names of suggested guests as far as the budgets allow; they cost the same as matches. */
export function revealSuggestions(
  searcher: Searcher,
  { event, query }: Search,
  suggestions: readonly NamingMatch[],
): readonly string[] {
  const record = suggestions.length > 0 ? findRecord(searcher, event, Date.now()) : undefined;
  const told = record ? tell(narrow(suggestions, query), record.budgets) : suggestions;
  return [...new Set(told.map(({ name }) => name))];
}

/** Like {@link revealMatches}, but keeps what a screen already shows. Undefined when there is nothing to show. */
export function revealMatchesAgain(
  searcher: Searcher,
  { event, query }: Search,
  matches: readonly GuestMatch[],
): readonly GuestMatch[] | undefined {
  const now = Date.now();
  const record = findRecord(searcher, event, now);
  if (!record) return matches;
  const answer = narrowingsOf(matches, query);
  if (tell(answer, record.budgets) === matches) return matches;
  const again = revealAgain(answer, record.budgets);
  if (countSearch(record, again[0]?.id, now)) reportUnusual(searcher, event.id);
  return again.length > 0 ? again : undefined;
}

/** As much of some tables as the budgets allow. Names that a search revealed stay visible. */
export function revealTables<Guest extends { id: number }>(
  searcher: Searcher,
  event: SearchableEvent,
  tables: readonly (readonly Guest[])[],
): readonly Guest[] {
  const record = findRecord(searcher, event, Date.now());
  return tables.flatMap((guests) => (record ? revealTable(guests, record.budgets) : guests));
}

function countSearch({ pattern, budgets }: Found, best: number | undefined, now: number): boolean {
  if (best !== undefined) pattern.countFind(best, now);
  // Within the budgets nobody has gone too far, whatever they type.
  const isSpent = budgets.address.isSpent || budgets.caller.isSpent;
  return best === undefined && isSpent && pattern.countInVain(now);
}

/** Logs, counts and records searching as if to copy the list. */
export function reportUnusual(searcher: Searcher, eventId: number): void {
  searcher.noteSecurityEvent("unusual_searching", eventId);
  noteUnusualSearching(searcher, eventId);
}
