/** Whether this is the long run, `npm run test:deep`. */
export const isDeepRun = process.env.TEST_DEEP !== undefined;

/**
 * How many random cases a test tries: a part in an ordinary run, all of them in the long one. Each run draws other
 * cases, so the parts add up.
 *
 * @param whole how many the long run tries
 * @param parts how many ordinary runs add up to that; more than four where a case takes long
 */
export const randomRuns = (whole: number, parts = 4): number => (isDeepRun ? whole : Math.ceil(whole / parts));
