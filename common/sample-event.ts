/** First names of guests of the sample event, which the home page proposes to search for. */
export const sampleFirstNames = ["Emma", "Zoë", "Jean-Luc"] as const;
