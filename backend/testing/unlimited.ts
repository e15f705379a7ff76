/** Anonymous callers have no limits. */
export const unlimited = {
  rates: { searches: 0, newDocuments: 0, operations: 0, ofAccounts: 0, eventMisses: 0 },
  searchNames: 0,
  retentionDays: 90,
} as const;
