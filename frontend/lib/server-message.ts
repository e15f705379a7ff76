import * as errors from "./errors.ts";

export const { serverMessage } = errors;
