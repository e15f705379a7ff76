import bidiFactory from "bidi-js";

/** Unicode's bidirectional algorithm. Making it reads its tables, so there is one. */
export const bidi = bidiFactory();
