/** Anonymous callers have no limits, and no sign-in is held for long. */
export const unlimited = {
  searchRateLimit: 0,
  documentRateLimit: 0,
  operationRateLimit: 0,
  eventMissLimit: 0,
  maxSignInHoldMs: 300,
  searchNames: 0,
  retentionDays: 90,
} as const;
