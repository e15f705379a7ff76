/** Settings of a server whose anonymous callers may ask as often as they like and are told every name, and that holds no sign-in for long. */
export const unlimited = {
  searchRateLimit: 0,
  documentRateLimit: 0,
  operationRateLimit: 0,
  eventMissLimit: 0,
  maxSignInHoldMs: 300,
  searchNames: 0,
  retentionDays: 90,
} as const;
