/**
 * The address of the page that is open, without a query. It is relative, so that a page's HTML is the same at each address at
 * which it can be reached, and is rendered once.
 */
export const thisPage = "?";
