import { counted, grouped } from "../../../common/counted.ts";

const edits = (count: number) => counted(count, "edit made by hand", "edits made by hand");

/** Words of what an import would do, of the choices before it, and of the way back from it. */
export const importTexts = {
  preview: {
    loading: "Reading the file…",
    failed: "This file cannot be uploaded",
    problem: "Some columns of this file are unclear",
    problemHint: "Or choose below what each column contains.",
    tooLarge: "The guest list would be too large",
    rowsLeftOut: (count: number) => `${counted(count, "row", "rows")} will be left out`,
    title: "What the upload does",
    inFile: (count: number) => `${counted(count, "guest", "guests")} in this file`,
    firstList: "They become the guest list of this event.",
    unchanged: (count: number) => `${counted(count, "guest stays", "guests stay")} as they are.`,
    added: (count: number) => `${counted(count, "guest", "guests")} added`,
    moved: (count: number) => `${counted(count, "guest", "guests")} moved to another table`,
    changed: (count: number) => `${counted(count, "guest", "guests")} changed in other ways`,
    removed: (count: number) => `${counted(count, "guest", "guests")} removed`,
    notNamed: (count: number) => `and ${grouped(count)} more`,
    table: (name: string) => (name === "" ? "no table" : `table ${name}`),
    from: (name: string) => `from ${name}`,
    until: (name: string) => `until now “${name}”`,
    undoneEdits: (count: number) =>
      `Replacing the list undoes ${edits(count)} since the last upload. Merging keeps what the file does not change.`,
  },

  columns: {
    title: "How the columns were read",
    hint: "Correct any column that was misread. The preview updates.",
    reset: "Use the headers",
    showAll: (count: number) => `Show all ${grouped(count)} columns`,
    samples: (samples: readonly string[]) => (samples.length === 0 ? "Empty" : samples.join(" · ")),
    uses: {
      NAME: "Name",
      FIRST_NAME: "First name",
      LAST_NAME: "Last name",
      TABLE: "Table",
      EXTRA: "Keep as guest detail",
      IGNORED: "Leave out",
    },
    lacksName: "Choose the column with the name, or the columns with the first and last name.",
    lacksTable: "Choose the column with the table.",
  },

  mode: {
    title: "The current list",
    REPLACE: {
      title: "Replace it",
      description: "The list becomes what is in the file. Guests who are not in it are removed.",
    },
    MERGE: {
      title: "Merge into it",
      description: "Guests in the file are updated or added. Nobody is removed, and empty cells change nothing.",
    },
  },

  replace: {
    undoneEdits: (count: number) => `This undoes ${edits(count)} since the last upload.`,
    kept: "The current list is kept, and you can restore it later.",
  },

  rowsLeftOut: {
    download: "Download as CSV",
    filename: "rows-left-out.csv",
    columns: ["Row", "Reason"],
    more: (count: number) => `${counted(count, "more row is", "more rows are")} in the download.`,
  },

  template: { download: "Download a template", filename: "guest-list-template.csv" },

  restore: {
    title: "Restore the guest list?",
    description: (count: number) => {
      if (count === 0) return "The guest list will be empty, as it was before the upload.";
      return `The guest list goes back to what it was before: ${counted(count, "guest", "guests")}.`;
    },
    kept: "The current list is kept.",
    confirm: "Restore list",
    undo: "Undo this upload",
  },
};
