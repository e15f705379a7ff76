import { z } from "zod";
import { enumOf } from "../../lib/enum-of.ts";

/** What a guest file says, as its reader answers it, the graph serves it and screens show it. */

/** How a column of a guest file can be used. */
const usesOfColumns = {
  name: "Full name.",
  firstName: "First name, or a part of it.",
  lastName: "Last name, or a part of it.",
  table: "Number or name of the table.",
  plusOne: "Full name of one more guest, who came with the guest of the row.",
  plusOneFirstName: "First name of one more guest.",
  plusOneLastName: "Last name of one more guest; belongs to the first name before it.",
  partySize: "Number of guests in the row.",
  otherName: "Another name of the guest, such as a nickname, a maiden name or the name in another script.",
  doorNote: "Note for the door, which no guest can read.",
  household: "Name or number of those who were invited together.",
  guestOf: "Name of the guest whose plus-one this is.",
  attendance:
    "Whether the guest comes. Those who declined are left out, unless the decision attendance says otherwise.",
  seat: "Number of the seat at the table.",
  extra: "Kept as an extra column.",
  ignored: "Left out.",
} as const;

const roleOfCell = {
  name: "Name of a guest, or a part of it.",
  table: "Table of one or more guests.",
  detail: "Something else about a guest.",
  header: "Names a column.",
  leftOut: "Nothing, or the cell is empty.",
} as const;

const roleOfRow = {
  header: "Names the columns.",
  guest: "One or more guests.",
  heading: "Names the table of the rows below it.",
  leftOut: "Left out, see rowErrors.",
  other: "A title, total or note.",
} as const;

const fieldsOfGuests = {
  existence: "Whether the guest is on the list: one side changed them, and the other deleted them.",
  name: "The name.",
  table: "The table.",
  seat: "The seat at the table.",
  household: "The household.",
  doorNote: "The note for the door.",
  otherNames: "The other names.",
  attendance: "Whether the guest comes: yes, no, or empty if nobody knows.",
  column: "An extra column.",
} as const;

const modes = {
  replace: "The list becomes the contents of the file. Guests who are in both keep their id.",
  merge:
    "Guests of the file who are on the list are updated, the others are added, nobody is removed; empty cells change " +
    "nothing.",
  update:
    "Compares the file with the sheet that was imported last and with the list. What only the file changed is taken, " +
    "removed guests and emptied cells included; what was changed by hand stays, and is listed in stayed.",
} as const;

export const columnUse = enumOf("GuestColumnUse", "How to use a column of a guest file.", usesOfColumns);
const cellRole = enumOf("GuestFileCellRole", "What a cell of a guest file was taken for.", roleOfCell);
const rowRole = enumOf("GuestFileRowRole", "What a row of a guest file was taken for.", roleOfRow);
const importMode = enumOf("ImportMode", "How a guest file is applied to the current list.", modes);
const guestField = enumOf("GuestField", "What a guest file can say about a guest.", fieldsOfGuests);

export type ColumnUse = z.infer<typeof columnUse>;
export type CellRole = z.infer<typeof cellRole>;
export type RowRole = z.infer<typeof rowRole>;
export type ImportMode = z.infer<typeof importMode>;

/** The choice for a column. */
const columnChoice = z
  .object({
    column: z.string().describe("Name of the column, as in the preview."),
    use: columnUse.describe("How to use it."),
  })
  .meta({ title: "GuestColumn", description: "How to use a column of a guest file." });
export type ColumnChoice = z.infer<typeof columnChoice>;

/** The choice of one of a decision's options. */
const answer = z
  .object({
    decision: z.string().describe("Id of the decision, as in the preview."),
    option: z.string().describe("Value of the chosen option."),
  })
  .meta({ title: "GuestFileAnswer", description: "A choice about how to read a guest file." });
export type Answer = z.infer<typeof answer>;

const cellPlace = z
  .object({
    row: z.int().describe("Row number, as in the spreadsheet."),
    column: z.int().describe("Column; 0 is A."),
  })
  .meta({ title: "GuestFileCell", description: "A cell of a sheet." });
export type CellPlace = z.infer<typeof cellPlace>;

/** An example of how a sheet is to be read: the cells of one guest. */
export const pointed = z
  .object({
    sheet: z.string().describe("Name of the sheet; empty for a CSV file."),
    name: cellPlace.describe("Cell with the name, or the first name."),
    // The database client drops what is null.
    lastName: cellPlace.nullable().default(null).describe("Cell with the last name, if it has its own."),
    table: cellPlace.nullable().default(null).describe("Cell with the table; without one, everyone has none."),
  })
  .meta({ title: "PointedGuest", description: "The cells of one guest, as an example of where the others are." });
export type Pointed = z.infer<typeof pointed>;

/** Which part of which sheet to return as a sample. */
export const sampleQuery = z
  .object({
    sheet: z.string().nullish().describe("Name of the sheet; by default, one that is read."),
    fromRow: z.int().default(0).describe("Rows with text to skip."),
    fromColumn: z.int().default(0).describe("Columns to skip."),
  })
  .meta({ title: "GuestFileSample", description: "Which part of which sheet a preview returns in rows." });

/** The arguments of a preview and an upload, besides the event and the file. */
export const importChoices = z.object({
  mode: importMode.default("replace").describe("How the file is applied to the list."),
  mapping: z
    .array(columnChoice)
    .nullable()
    .default(null)
    .describe(
      "How to use the columns of the file. If omitted, their headers and contents decide; if given, columns it does " +
        "not name are extra columns, and a mapping without a table column imports everyone without a table.",
    ),
  answers: z
    .array(answer)
    .nullable()
    .default(null)
    .describe(
      "Choices about how to read the file, instead of what was taken; see GuestFilePreview.decisions. If neither " +
        "these nor a mapping nor pointed are given, what was chosen for the last file with the same sheets and headers " +
        "is chosen again.",
    ),
  rowsTakenIn: z
    .array(z.int())
    .nullable()
    .default(null)
    .describe(
      "Numbers of rows of rowErrors and notGuests whose names become guests after all. Not chosen again for other files.",
    ),
  pointed: pointed
    .nullable()
    .default(null)
    .describe(
      "One guest of the file, when it is laid out in a way that is not understood: the others are found by where their " +
        "cells are. Remembered like answers and mapping, which then apply to the columns found.",
    ),
  takeFromFile: z
    .array(z.string())
    .nullable()
    .default(null)
    .describe("Ids of values in stayed for which an update takes the file's, and not the list's."),
});
export type ImportChoices = z.infer<typeof importChoices>;

/** What was chosen for an earlier file. */
export const madeChoices = z
  .object({
    mapping: z.array(columnChoice).nullable().default(null).describe("The mapping; null if none was chosen."),
    answers: z.array(answer).describe("The answers."),
    pointed: pointed.nullable().default(null).describe("The guest that was pointed at; null if none was."),
  })
  .meta({
    title: "RememberedReading",
    description: "What was chosen for an earlier file with the same sheets and headers, and was used for this one.",
  });
export type MadeChoices = z.infer<typeof madeChoices>;

/** What a reading says: `text` is a message between processes, and a sentence in the graph. */
export function readingShapes<Text extends z.ZodType>(text: Text) {
  const option = z
    .object({
      value: z.string().describe("Value for GuestFileAnswerInput.option."),
      label: text.describe("What it means."),
    })
    .meta({ title: "GuestFileOption", description: "One way to read something about a guest file." });
  const leftOutRow = z
    .object({
      row: z.int().describe("Row number, as in the spreadsheet."),
      message: text.describe("Why it was left out."),
      names: z.array(z.string()).describe("Guests of the row if rowsTakenIn has it; none if no text can be a name."),
    })
    .meta({ title: "RowError", description: "A row of a guest file that was left out." });
  return {
    column: z
      .object({
        name: z.string().describe("Its header, or a placeholder; unique within the file."),
        letters: z.string().describe("The letters above it in the sheet; empty when it is not a column of the sheet."),
        use: columnUse.describe("How it is used."),
        reason: text.nullable().describe("Why it is used like this; null for columns that are simply kept."),
        isCertain: z.boolean().describe("Whether there is no doubt about its use."),
        samples: z.array(z.string()).describe("Its first texts, shortened if long."),
      })
      .meta({ title: "GuestFileColumn", description: "A column of a guest file, as it was read." }),
    decision: z
      .object({
        id: z.string().describe("Id for GuestFileAnswerInput.decision."),
        question: text.describe("What is decided, for the organizer."),
        reason: text.describe("Why it was decided like this."),
        options: z.array(option).describe("The ways to read it."),
        taken: z.string().describe("Value of the option that was taken."),
        isCertain: z.boolean().describe("Whether there is no doubt, or the organizer has answered."),
        examples: z.array(z.string()).describe("A few texts of the file that it concerns."),
      })
      .meta({
        title: "GuestFileDecision",
        description: "Something about a guest file that can be read in more than one way.",
      }),
    leftOutRow,
    takenInRow: leftOutRow
      .extend({ isOther: z.boolean().describe("Whether it was in notGuests, and not in rowErrors.") })
      .meta({ title: "TakenInRow", description: "A row of a guest file that was left out, and is taken in." }),
  };
}

/** A part of a sheet as it is. */
export const sheetSample = z.object({
  sheets: z.array(z.string()).describe("The sheets of the file; a CSV file has one without a name."),
  sheet: z.string().describe("The sheet of rows."),
  rowCount: z.int().describe("Number of rows with text in that sheet."),
  columnCount: z.int().describe("Number of columns of that sheet."),
  rows: z
    .array(
      z
        .object({
          row: z.int().describe("Row number, as in the spreadsheet."),
          cells: z.array(z.string()).describe("Up to 30 of its cells, from column A or sample.fromColumn."),
          taken: z.array(cellRole).describe("What each of these cells was taken for."),
          role: rowRole.describe("What it was taken for."),
        })
        .meta({ title: "GuestFileRow", description: "A row of a guest file as it is." }),
    )
    .describe("The first 12 rows with text of a sheet, or up to 100 that were asked for with sample."),
});
export type SheetSample = z.infer<typeof sheetSample>;

const differentGuest = z
  .object({
    name: z.string().describe("Name after the import; for removed guests, their current name."),
    tableNumber: z.string().describe("Table after the import; for removed guests, their current table."),
    previousName: z.string().nullable().describe("Current name; null for added guests."),
    previousTableNumber: z.string().nullable().describe("Current table; null for added guests."),
    changes: z
      .array(
        z
          .object({
            column: z.string().describe("Name of the column."),
            before: z.string().describe("Current text; empty if none."),
            after: z.string().describe("Text after the import; empty if none."),
          })
          .meta({ title: "GuestColumnChange", description: "A changed extra column." }),
      )
      .describe(
        "Changed extra columns, and the other names, household, answer and seat under their names in a downloaded " +
          "list: Other Names, Household, Attendance, Seat. None for added and removed guests.",
      ),
  })
  .meta({ title: "DifferentGuest", description: "A guest that an import would add, change or remove." });
export type DifferentGuest = z.infer<typeof differentGuest>;

const difference = z
  .object({
    totalCount: z.int().describe("Total number of guests."),
    guests: z.array(differentGuest).describe("The first 100 of them, in list order."),
  })
  .meta({ title: "GuestDifference", description: "Guests to whom an import would do the same." });

const stayedValue = z
  .object({
    id: z.string().describe("Id for takeFromFile."),
    name: z.string().describe("Name of the guest."),
    field: guestField.describe("What was changed."),
    column: z.string().nullable().describe("Name of the extra column, for COLUMN."),
    before: z
      .string()
      .nullable()
      .describe(
        "Text in the sheet that was imported last; null if the guest was not in it. For EXISTENCE, this and the next " +
          "two are the guest's table.",
      ),
    file: z.string().nullable().describe("Text in the file; null if the guest is not in it."),
    list: z.string().nullable().describe("Text in the list; null if the guest was deleted."),
    isTaken: z.boolean().describe("Whether the file's is taken, because of takeFromFile."),
  })
  .meta({
    title: "StayedValue",
    description: "Something about a guest that both the file and the list changed, so that the list's stays.",
  });
export type StayedValue = z.infer<typeof stayedValue>;

/** What the reader remarks about a file. */
function remarksIn<Text extends z.ZodType>(text: Text) {
  const { column, decision, leftOutRow } = readingShapes(text);
  return {
    columns: z.array(column).describe("The columns of the file, in order."),
    decisions: z
      .array(decision)
      .describe("What could be read in another way, in the order in which it matters, and what was taken."),
    rowErrors: z.array(leftOutRow).describe("Rows that are left out."),
    notGuests: z
      .array(leftOutRow)
      .describe("Rows that are not about guests, such as titles, totals and notes, with what each was taken for."),
    warnings: z.array(text).describe("Warnings for the organizer."),
  };
}

/** What importing a guest file would do. */
export function previewShape<Text extends z.ZodType>(text: Text) {
  const { takenInRow } = readingShapes(text);
  return z
    .object({
      fileToken: z
        .string()
        .describe(
          "Token of the file, for previewGuestFile and uploadGuestFile instead of the file itself: for an hour, until " +
            "another one is previewed or it is imported.",
        ),
      mode: importMode.describe("How the file would be applied to the list."),
      problem: text.nullable().describe("Why the file cannot be imported as it was read; null if it can."),
      guestCount: z.int().describe("Number of guests that would be imported."),
      tableCount: z.int().describe("Number of tables at which they sit, by the file."),
      remembered: madeChoices.nullable().describe("Earlier choices that were used for this file; null for none."),
      ...sheetSample.shape,
      ...remarksIn(text),
      takenIn: z.array(takenInRow).describe("Rows that are guests because of rowsTakenIn."),
      added: difference.describe("Guests who would be added."),
      moved: difference.describe("Guests who would move to another table."),
      changed: difference.describe("Guests who would keep their table and change in other ways."),
      removed: difference.describe("Guests who would be removed; none in a merge."),
      stayedCount: z.int().describe("Total number of values in stayed; 0 unless the mode is UPDATE."),
      stayed: z
        .array(stayedValue)
        .describe("The first 500 values that both changed, in the order of the file. The list's stay."),
      undoneEdits: z
        .int()
        .describe(
          "Number of guests whose manual changes this import would undo: whom it would change, remove or add again " +
            "although they were changed, added or deleted by hand since the last import.",
        ),
      listVersion: z.int().describe("Version of the list that the file was compared with."),
    })
    .meta({
      title: "GuestFilePreview",
      description: "What importing a guest file would do. The list is not changed yet.",
    });
}

export const guestFilePreview = previewShape(z.string());
export type GuestFilePreview = z.infer<typeof guestFilePreview>;

/** What importing a guest file has done, besides the event. */
export function importShape<Text extends z.ZodType>(text: Text) {
  return z.object({
    guestCount: z.int().describe("Number of guests imported."),
    mode: importMode.describe("How the file was applied to the list."),
    added: z.int().describe("Number of guests added."),
    moved: z.int().describe("Number of guests moved to another table."),
    changed: z.int().describe("Number of guests who kept their table and changed in other ways."),
    removed: z.int().describe("Number of guests removed."),
    historyEntryId: z.int().describe("Id of the history entry, with which undoChange undoes the import."),
    ...remarksIn(text),
  });
}

export const guestImport = importShape(z.string());
