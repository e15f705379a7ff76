import { counted, grouped } from "../../../common/counted.ts";

/** Words of uploading a guest file. */
export const uploadTexts = {
  upload: {
    title: "Upload Guest Data",
    intro: "Drop the spreadsheet you already have. It becomes the guest list of this event.",
    choose: "Choose a file",
    hint: "or drag and drop it here: CSV or Excel (.csv, .xlsx, .xls), at most 5\u00a0MB",
    ready: "File ready to upload",
    remove: "Remove the chosen file",
    submit: "Upload",
    submitting: "Uploading…",
    progress: "Upload progress",
    failed: "Upload failed",
  },

  replace: {
    title: "Replace the guest list?",
    description: (count: number, filename: string) =>
      count === 1
        ? `The only guest of this event will be replaced by the contents of “${filename}”.`
        : `All ${grouped(count)} guests of this event will be replaced by the contents of “${filename}”.`,
    confirm: "Replace guests",
  },

  report: {
    imported: (count: number, filename: string) => `${counted(count, "guest", "guests")} imported from ${filename}`,
    rowsLeftOut: (count: number) => counted(count, "row was left out", "rows were left out"),
    row: (row: number) => `Row ${grouped(row)}`,
    warnings: "Worth a look",
    showAll: (count: number) => `Show all ${grouped(count)}`,
    dismiss: "Close the report",
  },

  format: {
    title: "File Format",
    intro: "The first row names the columns. Two are needed:",
    name: "Name",
    nameHint: "the guest’s full name",
    table: "Table Number",
    tableHint: "a number or a table’s name",
    extra: "All other columns, such as meal or notes, are kept and shown to the guest. Empty rows are skipped.",
    exampleLabel: "Example of a guest list",
    example: {
      columns: ["Name", "Table Number", "Meal"],
      rows: [
        ["Maria Lindgren", "1", "Fish"],
        ["Tom O’Hara", "1", "Vegetarian"],
        ["Aiko Tanaka", "2", "Beef"],
      ],
    },
  },
};
