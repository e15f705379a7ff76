/** Words of an event's guest list and of its upload. */
export const guestTexts = {
  label: "Guest List",
  searchLabel: "Search guests",
  columns: { name: "Name", table: "Table" },
  empty: "No guest data available",
  emptyHint: "Upload a spreadsheet to fill the guest list.",
  loadFailed: "The guest list could not be loaded",
  noTable: "No table",
  guests: (count: number) => (count === 1 ? "1 guest" : `${count.toLocaleString("en-US")} guests`),

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
        ? `The one guest of this event will be replaced by what “${filename}” holds.`
        : `All ${count.toLocaleString("en-US")} guests of this event will be replaced by what “${filename}” holds.`,
    confirm: "Replace guests",
  },

  report: {
    imported: (count: number, filename: string) => `${guestTexts.guests(count)} imported from ${filename}`,
    rowsLeftOut: (count: number) =>
      count === 1 ? "1 row was left out" : `${count.toLocaleString("en-US")} rows were left out`,
    row: (row: number) => `Row ${row.toLocaleString("en-US")}`,
    warnings: "Worth a look",
    showAll: (count: number) => `Show all ${count.toLocaleString("en-US")}`,
    dismiss: "Close the report",
  },

  format: {
    title: "File Format",
    intro: "The first row names the columns. Two are needed:",
    name: "Name",
    nameHint: "the guest’s full name",
    table: "Table Number",
    tableHint: "a number or a table’s name",
    extra: "Every other column is kept and shown to the guest, such as meal or notes. Empty rows are skipped.",
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
