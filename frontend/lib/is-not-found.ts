import * as errors from "./errors.ts";

export const { isNotFound } = errors;
