/** Numbers of PostgreSQL's advisory locks, unique within a database. Prisma's own is 72707369. */
export const advisoryLocks = {
  migrate: 841_205_001,
  seed: 841_205_002,
} as const;

/** The first of an advisory lock's two keys, the second being an event's; they do not meet those with one key. */
export const advisoryClaims = { backup: 841_206 } as const;
