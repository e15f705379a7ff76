/** Settings of a server whose anonymous callers may ask as often as they like. */
export const unlimited = {
  searchRateLimit: 0,
  documentRateLimit: 0,
  operationRateLimit: 0,
  eventMissLimit: 0,
} as const;
