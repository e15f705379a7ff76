/**
 * The parameters of the address as it is now. What a component was rendered with may be older: someone who chooses a filter and goes on
 * typing is faster than a slow phone draws a long list.
 */
export const currentParams = (): URLSearchParams => new URLSearchParams(window.location.search);
