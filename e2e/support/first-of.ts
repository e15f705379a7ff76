import { isDeepRun } from "../../common/testing/random-runs.ts";

/**
 * The cases to try of a journey that is the same in all of them, such as on a phone and on a desktop: the first in an ordinary
 * run, all of them in the long one. Put first what differs most from other tests of the same screens.
 */
export const firstOf = <const Case>(cases: readonly Case[]): readonly Case[] => (isDeepRun ? cases : cases.slice(0, 1));
