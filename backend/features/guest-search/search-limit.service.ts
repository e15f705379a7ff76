import type { CallerTokens } from "../../lib/caller-tokens.ts";
import { onceFor } from "../../lib/once-for.ts";
import { declareRate, RateLimit } from "../../lib/rate-limit.ts";
import type { SharedLimit } from "../../lib/shared-limit.ts";
import { knownPhone } from "../events/phone.service.ts";
import type { Viewer } from "../users/viewer.type.ts";

/** A caller, as far as the number of searches is concerned. */
export interface CountedSearcher {
  viewer: Viewer;
  searchLimit: SharedLimit;
  /** Their network. */
  clientAddress: string;
  tokens: CallerTokens;
}

/** A name every few seconds, searched for while it is typed. */
const doorSearches = declareRate({ what: "Searches: at the door", counts: "each helper", max: 120, isSteady: true });

// One per server, keyed by its limit of guests.
const doorLimitOf = onceFor((_limit: SharedLimit) => new RateLimit(doorSearches));

/**
 * Counts a search of a caller who has no account: of their network, or of the helper, because the venue's network is busy when its
 * doors open. Phones that have searched before have their own reserve beyond that of their network. Helpers at the door, who see
 * no list, have a limit of their own.
 *
 * @throws DomainError RATE_LIMITED when the network or helper has searched too often, and the phone has no reserve left.
 */
export function countSearch({ viewer, searchLimit, clientAddress, tokens }: CountedSearcher): void {
  if (viewer.kind === "anonymous") searchLimit.count(clientAddress, () => knownPhone(tokens));
  if (viewer.kind !== "helper") return;
  const { id, role } = viewer.helper;
  if (role === "door") doorLimitOf(searchLimit).count(String(id));
  else searchLimit.count(`helper ${id}`);
}
