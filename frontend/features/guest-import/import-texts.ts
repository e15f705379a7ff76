import { counted, inWords } from "../../lib/counted.ts";

const edits = (count: number) => counted(count, "edit made by hand", "edits made by hand");

/** Words of what an import would do, of the choices before it, and of the way back from it. */
export const importTexts = {
  preview: {
    loading: "Reading the file…",
    failed: "This file cannot be uploaded",
    problem: "The columns of this file are not understood yet",
    problemHint: "Or say below which column holds what.",
    tooLarge: "The guest list would become too large",
    rowsLeftOut: (count: number) => `${counted(count, "row", "rows")} will be left out`,
    title: "What the upload does",
    inFile: (count: number) => `${counted(count, "guest", "guests")} in this file`,
    firstList: "They become the guest list of this event.",
    unchanged: (count: number) => `${counted(count, "guest stays", "guests stay")} as they are.`,
    added: (count: number) => `${counted(count, "guest", "guests")} added`,
    moved: (count: number) => `${counted(count, "guest", "guests")} moved to another table`,
    changed: (count: number) => `${counted(count, "guest", "guests")} changed otherwise`,
    removed: (count: number) => `${counted(count, "guest", "guests")} removed`,
    notNamed: (count: number) => `and ${inWords(count)} more`,
    table: (name: string) => (name === "" ? "no table" : `table ${name}`),
    from: (name: string) => `from ${name}`,
    until: (name: string) => `until now “${name}”`,
    undoneEdits: (count: number) =>
      `Replacing the list undoes ${edits(count)} since the last upload. Merging keeps what the file does not change.`,
  },

  columns: {
    title: "Columns as understood",
    hint: "Correct what was not understood rightly. The preview follows.",
    reset: "As the headers say",
    showAll: (count: number) => `Show all ${inWords(count)} columns`,
    samples: (samples: readonly string[]) => (samples.length === 0 ? "Nothing in it" : samples.join(" · ")),
    uses: {
      NAME: "Name",
      FIRST_NAME: "First name",
      LAST_NAME: "Last name",
      TABLE: "Table",
      EXTRA: "Keep as guest detail",
      IGNORED: "Leave out",
    },
    lacksName: "Choose the column that holds the name, or those for the first and the last name.",
    lacksTable: "Choose the column that holds the table.",
  },

  mode: {
    title: "The list that is there",
    REPLACE: {
      title: "Replace it",
      description: "The list becomes what the file holds. Guests who are not in the file are removed.",
    },
    MERGE: {
      title: "Merge into it",
      description: "Guests of the file are updated or added. Nobody is removed, and nothing is emptied.",
    },
  },

  replace: {
    undoneEdits: (count: number) => `This undoes ${edits(count)} since the last upload.`,
    kept: "The list as it is now is kept and can be put back.",
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
      if (count === 0) return "The guest list becomes empty, as it was before the upload.";
      return `The guest list becomes what it was before: ${counted(count, "guest", "guests")}.`;
    },
    kept: "The list as it is now is kept.",
    confirm: "Restore list",
    undo: "Undo this upload",
  },
};
