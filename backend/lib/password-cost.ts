/**
 * What a password hash costs: OWASP's first choice for argon2id, 19 MiB (in KiB), two passes, one lane. argon2id is the
 * library's default algorithm; its enum cannot be imported under isolated modules.
 *
 * A module of its own so that tests can hash cheaply.
 */
export const passwordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
