/** What organizers type for guests without a table, in the languages of their screens. */
const noTable = new Set([
  ...["no table", "without table", "without a table"],
  ...["ohne tisch", "kein tisch"],
  ...["sans table", "sin mesa"],
]);

const tableWord = /^(?:table|tisch|mesa)\s+(?:no\.?\s+|nr\.?\s+)?(?=\S)/;

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, " ").trim();

/** Whether a text asks for the guests without a table. */
export const asksForNoTable = (text: string): boolean => noTable.has(plain(text));

/** Labels that a text may mean, in lower case: "Table 5" is "table 5" or "5". */
export function labelsMeant(text: string): string[] {
  const label = plain(text);
  return [label, label.replace(tableWord, "")];
}
