/** The address as it is now: on a slow phone, a component may have been rendered with older parameters. */
export const currentParams = (): URLSearchParams => new URLSearchParams(window.location.search);
