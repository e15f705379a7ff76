import * as errors from "./errors.ts";

export const { isSecondFactorNeeded } = errors;
