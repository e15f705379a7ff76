export const isDeepRun = process.env.TEST_DEEP !== undefined;

/** Number of random cases: `whole` in the long run, a `parts`th of it in others. */
export const randomRuns = (whole: number, parts = 4): number => (isDeepRun ? whole : Math.ceil(whole / parts));
