/** Limits that belong to the settings; 0 is no limit. The environment can change the first three. */
export const defaultLimits = {
  searchRateLimit: 6000,
  eventMissLimit: 30,
  searchNames: 60,
  documentRateLimit: 120,
  operationRateLimit: 6000,
  /** The app sends a few a second; a program that sends fifty makes others wait. */
  accountRateLimit: 3000,
} as const;
