/** Words of adding, changing and removing single guests. */
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
};
