/** Relative, so that a page's HTML is the same at each of its addresses, and is rendered once. */
export const thisPage = "?";
