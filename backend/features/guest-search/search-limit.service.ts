import type { CallerTokens } from "../../lib/caller-tokens.ts";
import { countsOf, type SearchLimit } from "../../lib/rate-limit.ts";
import { rates } from "../../limits.ts";
import { knownPhone } from "../events/guest-note.service.ts";
import type { Viewer } from "../users/viewer.type.ts";

/** A caller as the search limit sees them. */
export interface CountedSearcher {
  viewer: Viewer;
  searchLimit: SearchLimit;
  clientAddress: string;
  tokens: CallerTokens;
}

const doorSearchesOf = countsOf(rates.searchesAtDoor);

/** Counts a search without an account; known phones have a reserve. @throws DomainError RATE_LIMITED */
export async function countSearch({ viewer, searchLimit, clientAddress, tokens }: CountedSearcher): Promise<void> {
  if (viewer.kind === "anonymous") await searchLimit.count(clientAddress, () => knownPhone(tokens));
  if (viewer.kind !== "helper") return;
  const { id, role } = viewer.helper;
  if (role === "door") await doorSearchesOf(searchLimit).count(String(id));
  else await searchLimit.count(`helper ${id}`);
}
