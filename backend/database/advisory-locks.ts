/** The numbers of PostgreSQL's advisory locks, of which each means one thing only in a database. Prisma's own is 72707369. */
export const advisoryLocks = {
  migrate: 841_205_001,
  seed: 841_205_002,
  /** One process at a time cleans. */
  cleanDisk: 841_206,
} as const;

/** What can be claimed, each for any number of events: the first of an advisory lock's two keys. They do not meet those with one. */
export const advisoryClaims = { plan: 841_205, backup: 841_206 } as const;
