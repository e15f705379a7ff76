import { isAnyOf } from "./load.ts";

/** Whether a word is a common given name in one of the languages. */
export const isGivenName = isAnyOf("givenName");
