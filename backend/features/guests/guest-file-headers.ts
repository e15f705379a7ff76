/** The headers of columns in files of guests that the app writes, which an import knows again. */

export const guestFileHeader = ["Name", "Table Number"] as const;

/** Headers that follow if some guest has such a value; extra columns come after them. */
export const guestFileFields = {
  otherNames: "Other Names",
  household: "Household",
  guestOf: "Guest of",
  attendance: "Attendance",
  seat: "Seat",
} as const;

/** Header of the column with guests' personal links, for mail merges. An import leaves such a column out. */
export const personalLinkHeader = "Personal link";

/** Header of the column with times of arrival at the door. An import leaves such a column out. */
export const arrivalHeader = "Arrived (UTC)";

/** Header of the column with notes for the door, which no guest may read. */
export const doorNoteHeader = "Note for the door";

/** What else an import takes for such a column: what the form calls it in other languages. */
export const doorNoteHeaders: readonly string[] = [
  doorNoteHeader,
  "Notiz für den Einlass",
  "Note pour l’entrée",
  "Nota para la puerta",
];

const noShow = "No";

/** When a guest arrived, in milliseconds since 1970; for nobody, that they did not. */
export const arrivalText = (at: number | undefined): string =>
  at === undefined ? noShow : new Date(at).toISOString().slice(0, "2027-06-12T19:42".length).replace("T", " ");

export const isArrivalText = (text: string): boolean =>
  text === "" || text === noShow || /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text);
