/** Words of an event's guest list, and of adding, changing and removing single guests. */
export const guestListTexts = {
  add: "Add Guest",
  adding: "Adding…",
  actions: "Actions",
  edit: "Edit",
  editNamed: (name: string) => `Edit ${name}`,
  remove: "Delete",
  removeNamed: (name: string) => `Delete ${name}`,
  editTitle: "Edit Guest",
  name: "Name",
  namePlaceholder: "Maria Lindgren",
  table: "Table Number",
  tablePlaceholder: "12",
  save: "Save Changes",
  saving: "Saving…",
  removeTitle: (name: string) => `Delete ${name}?`,
  removeWarning: "This will permanently delete this guest.",

  list: {
    label: "Guest List",
    searchLabel: "Search guests",
    columns: { name: "Name", table: "Table" },
    empty: "No guest data available",
    emptyHint: "Upload a spreadsheet to fill the guest list.",
    loadFailed: "The guest list could not be loaded",
    noTable: "No table",
  },

  downloads: { label: "Download list", csv: "Download .csv", xlsx: "Download .xlsx" },
};
