import type { CallerTokens } from "../../lib/caller-tokens.ts";
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

/**
 * Counts a search of a caller who has no account: of their network, or of the helper. Phones that have searched before have
 * their own reserve beyond that of their network.
 *
 * @throws DomainError RATE_LIMITED when the network or helper has searched too often, and the phone has no reserve left.
 */
export async function countSearch({ viewer, searchLimit, clientAddress, tokens }: CountedSearcher): Promise<void> {
  if (viewer.kind === "anonymous") await searchLimit.count(clientAddress, () => knownPhone(tokens));
  // The venue's network is busy when its doors open. Its guests do not slow down those who help them.
  if (viewer.kind === "helper") await searchLimit.count(`helper ${viewer.helper.id}`);
}
