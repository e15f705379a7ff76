import * as errors from "./errors.ts";

export const { isUnsupportedFile } = errors;
