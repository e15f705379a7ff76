/** Names, with the family name first, and what they are sorted under. */
export const namesWithFamilyNames: readonly (readonly [name: string, familyNameFirst: string, key: string])[] = [
  ["Anna Berg", "Berg, Anna", "Berg"],
  ["Anna Maria Berg", "Berg, Anna Maria", "Berg"],
  ["Anna-Lena Meier-Schulze", "Meier-Schulze, Anna-Lena", "Meier-Schulze"],
  // Particles: those with a capital count, as in Belgium and America.
  ["Ludwig van Beethoven", "van Beethoven, Ludwig", "Beethoven"],
  ["Dick Van Dyke", "Van Dyke, Dick", "Van Dyke"],
  ["Lotte van der Meer", "van der Meer, Lotte", "Meer"],
  ["Juan de la Cruz", "de la Cruz, Juan", "Cruz"],
  ["Jean de La Fontaine", "de La Fontaine, Jean", "La Fontaine"],
  ["Van Morrison", "Morrison, Van", "Morrison"],
  // Two family names.
  ["María García Lopez", "García Lopez, María", "García Lopez"],
  ["MARÍA GARCÍA LÓPEZ", "GARCÍA LÓPEZ, MARÍA", "GARCÍA LÓPEZ"],
  ["Ana María Gil de la Torre", "Gil de la Torre, Ana María", "Gil de la Torre"],
  ["José Ortega y Gasset", "Ortega y Gasset, José", "Ortega y Gasset"],
  ["María Pérez", "Pérez, María", "Pérez"],
  ["Ali Ali", "Ali, Ali", "Ali"],
  // Titles and suffixes.
  ["Dr. Anna Berg", "Berg, Dr. Anna", "Berg"],
  ["Dr Berg", "Berg, Dr", "Berg"],
  ["Ben Holm Jr.", "Holm Jr., Ben", "Holm Jr."],
  ["Ben Holm, Jr.", "Holm Jr., Ben", "Holm, Jr."],
  ["Ben Holm III", "Holm III, Ben", "Holm III"],
  // Couples.
  ["Mr & Mrs Holm", "Holm, Mr & Mrs", "Holm"],
  ["Anna & Ben Holm", "Holm, Anna & Ben", "Holm"],
  ["Anna Berg & Ben Holm", "Anna Berg & Ben Holm", "Anna Berg & Ben Holm"],
  ["Anna und Ben", "Anna und Ben", "Anna und Ben"],
  // As written.
  ["Madonna", "Madonna", "Madonna"],
  ["Berg, Anna", "Berg, Anna", "Berg"],
  ["van der Berg, Anna", "van der Berg, Anna", "Berg"],
  ["王小明", "王小明", "王小明"],
  ["김 민수", "김 민수", "김 민수"],
  ["やまだ はなこ", "やまだ はなこ", "やまだ はなこ"],
  ["Anna Berg (vegan)", "Anna Berg (vegan)", "Anna Berg (vegan)"],
  ["Anna Berg +1", "Anna Berg +1", "Anna Berg +1"],
  ["Guest 10", "Guest 10", "Guest 10"],
  // Other scripts.
  ["Ольга Петрова", "Петрова, Ольга", "Петрова"],
  ["ليلى حداد", "حداد, ليلى", "حداد"],
];
