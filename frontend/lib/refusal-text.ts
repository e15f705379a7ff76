import * as errors from "./errors.ts";

export const { refusalText } = errors;
