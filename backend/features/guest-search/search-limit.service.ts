import type { CallerTokens } from "../../lib/caller-tokens.ts";
import { onceFor } from "../../lib/once-for.ts";
import { declareRate, RateLimit } from "../../lib/rate-limit.ts";
import type { SharedLimit } from "../../lib/shared-limit.ts";
import { knownPhone } from "../events/guest-note.service.ts";
import type { Viewer } from "../users/viewer.type.ts";

/** A caller as the search limit sees them. */
export interface CountedSearcher {
  viewer: Viewer;
  searchLimit: SharedLimit;
  clientAddress: string;
  tokens: CallerTokens;
}

/** A name every few seconds, searched for while it is typed. */
const doorSearches = declareRate({ what: "Searches: at the door", counts: "each helper", max: 120, isSteady: true });

const doorLimitOf = onceFor((_limit: SharedLimit) => new RateLimit(doorSearches));

/** Counts a search without an account; known phones have a reserve. @throws DomainError RATE_LIMITED */
export function countSearch({ viewer, searchLimit, clientAddress, tokens }: CountedSearcher): void {
  if (viewer.kind === "anonymous") searchLimit.count(clientAddress, () => knownPhone(tokens));
  if (viewer.kind !== "helper") return;
  const { id, role } = viewer.helper;
  if (role === "door") doorLimitOf(searchLimit).count(String(id));
  else searchLimit.count(`helper ${id}`);
}
