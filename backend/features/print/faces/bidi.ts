import bidiFactory from "bidi-js";

/** Unicode's bidirectional algorithm; a single instance, because creation reads its tables. */
export const bidi = bidiFactory();
