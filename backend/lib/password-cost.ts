// A module of its own so that tests hash cheaply.

/** OWASP's first choice for argon2id: 19 MiB (in KiB), two passes, one lane. */
export const passwordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** 2 to this power times 1 kB of memory: 64 MB, and a few tenths of a second for each passphrase that is tried. */
export const scryptWorkFactor = 16;
