/** OWASP's first choice for argon2id: 19 MiB (in KiB), two passes, one lane. Own module so that tests hash cheaply. */
export const passwordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
