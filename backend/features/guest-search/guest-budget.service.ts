import type { Logger } from "pino";
import type { Database } from "../../database/client.ts";
import type { CallerTokens } from "../../http/caller-tokens.ts";
import { onceFor } from "../../lib/once-for.ts";
import { noteUnusualSearching } from "../events/event.service.ts";
import type { SearchableEvent } from "../events/event-access.service.ts";
import { knownPhone, notePhone } from "../events/guest-note.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { countAnswer, NameBudgets, type Payers, revealAgain, revealTable, tell } from "./budgets/name-budget.ts";
import type { GuestMatch } from "./guest-match.type.ts";
import type { FoundAnswer } from "./search-answer.service.ts";

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

const budgetsOf = onceFor(({ searchNames }: Searcher["settings"]) => new NameBudgets(searchNames));

/** Undefined when nothing limits the search: for the event's organizers and the sample event. */
function findPayers(searcher: Searcher, event: SearchableEvent): Payers | undefined {
  const { settings, clientAddress, tokens } = searcher;
  if (event.isOwn || event.isSample || settings.searchNames === 0) return undefined;
  const key = `${event.id} ${clientAddress}`;
  const payers = budgetsOf(settings).payersFor(key, knownPhone(tokens), Date.now());
  notePhone(tokens);
  return payers;
}

/** Logs, counts and records searching as if to copy the list. */
function countSearch(searcher: Searcher, eventId: number, payers: Payers, told: readonly GuestMatch[]): void {
  if (!countAnswer(payers, told[0]?.id)) return;
  searcher.noteSecurityEvent("unusual_searching", eventId);
  noteUnusualSearching(searcher, eventId);
}

/** As much of an answer as the budgets allow; usually the same object if unchanged. Reports unusual searching. */
export function revealMatches(
  searcher: Searcher,
  event: SearchableEvent,
  { matches, typedWhole }: FoundAnswer,
): readonly GuestMatch[] {
  const payers = findPayers(searcher, event);
  if (!payers) return matches;
  const told = tell(matches, typedWhole, payers);
  countSearch(searcher, event.id, payers, told);
  return told;
}

/** Names of suggested guests as far as the budgets allow; they cost the same as matches. */
export function revealSuggestions(
  searcher: Searcher,
  event: SearchableEvent,
  { suggestions, typedWhole }: FoundAnswer,
): readonly string[] {
  const payers = suggestions.length > 0 ? findPayers(searcher, event) : undefined;
  const told = payers ? tell(suggestions, typedWhole, payers) : suggestions;
  return [...new Set(told.map(({ name }) => name))];
}

/** Like {@link revealMatches}, but keeps what a screen already shows. Undefined when there is nothing to show. */
export function revealMatchesAgain(
  searcher: Searcher,
  event: SearchableEvent,
  { matches, typedWhole }: FoundAnswer,
): readonly GuestMatch[] | undefined {
  const payers = findPayers(searcher, event);
  if (!payers || tell(matches, typedWhole, payers) === matches) return matches;
  const again = revealAgain(matches, payers);
  countSearch(searcher, event.id, payers, again);
  return again.length > 0 ? again : undefined;
}

/** As much of some tables as the budgets allow. Names that a search revealed stay visible. */
export function revealTables<Guest extends { id: number }>(
  searcher: Searcher,
  event: SearchableEvent,
  tables: readonly (readonly Guest[])[],
): readonly Guest[] {
  const payers = findPayers(searcher, event);
  return tables.flatMap((guests) => (payers ? revealTable(guests, payers) : guests));
}
