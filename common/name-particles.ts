/** Words of family names that people leave out, and that do not count in their order: "van", "de la". */
export const particles =
  "von van der den de du del della dello di da das dos do des le la les lo zu zum zur ter ten af av vom bin ibn bint";
