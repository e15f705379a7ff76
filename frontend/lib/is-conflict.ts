import * as errors from "./errors.ts";

export const { isConflict } = errors;
