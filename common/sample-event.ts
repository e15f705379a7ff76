/** First names of the sample event's guests, which the home page suggests for a search. */
export const sampleFirstNames = ["Emma", "Zoë", "Jean-Luc"] as const;
