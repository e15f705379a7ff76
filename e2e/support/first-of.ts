import { isDeepRun } from "../../common/testing/random-runs.ts";

/** The first case, or all in the long run. Put first what differs most from other tests of the same screens. */
export const firstOf = <const Case>(cases: readonly Case[]): readonly Case[] => (isDeepRun ? cases : cases.slice(0, 1));
