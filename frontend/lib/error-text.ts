import * as errors from "./errors.ts";

export const { errorText } = errors;
