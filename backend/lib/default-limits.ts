/** Limits that belong to the settings; 0 is no limit. The environment can change the first three. */
export const defaultLimits = {
  searchRateLimit: 6000,
  eventMissLimit: 30,
  searchNames: 60,
  documentRateLimit: 120,
  operationRateLimit: 6000,
  /** Slows down a program that keeps guessing, and a person can wait for it. */
  maxSignInHoldMs: 4000,
} as const;
