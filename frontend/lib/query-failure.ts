import * as errors from "./errors.ts";

export const { queryFailure } = errors;

export type QueryFailure = errors.QueryFailure;
