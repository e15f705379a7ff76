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
 * Counts a search of a caller who is not signed in. Phones that have searched before have their own reserve.
 *
 * @throws DomainError RATE_LIMITED when their network has searched too often, and their phone has no reserve left.
 */
export async function countSearch({ viewer, searchLimit, clientAddress, tokens }: CountedSearcher): Promise<void> {
  if (viewer.kind === "anonymous") await searchLimit.count(clientAddress, () => knownPhone(tokens));
}
