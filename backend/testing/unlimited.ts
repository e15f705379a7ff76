/** Anonymous callers have no limits. */
export const unlimited = {
  searchRateLimit: 0,
  documentRateLimit: 0,
  operationRateLimit: 0,
  accountRateLimit: 0,
  eventMissLimit: 0,
  searchNames: 0,
  retentionDays: 90,
} as const;
