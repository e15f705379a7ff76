/** Whether this is the long run, `npm run test:deep`. */
export const isDeepRun = process.env.TEST_DEEP !== undefined;

/**
 * How many random cases a test tries: a quarter in an ordinary run, all of them in the long one. Each run draws other
 * cases, so the quarters add up.
 *
 * @param whole how many the long run tries
 */
export const randomRuns = (whole: number): number => (isDeepRun ? whole : Math.ceil(whole / 4));
