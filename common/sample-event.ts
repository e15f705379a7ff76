/** First names of the sample event's guests, which the home page suggests for a search. */
export const sampleFirstNames = ["Emma", "Zoë", "Jean-Luc"] as const;

/** One of them, whose seat the home page shows before anybody searches. */
export const sampleGuest = {
  name: "Emma Smith",
  table: "1",
  tablemates: ["Zoë Müller", "Tomáš Rossi", "Mei-Ling Çelik"],
} as const;
