import * as errors from "./errors.ts";

export const { asError } = errors;
