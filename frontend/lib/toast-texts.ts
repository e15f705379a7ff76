import { signInToasts } from "./sign-in-toasts.ts";
import { atTable } from "./table-texts.ts";
import { t } from "./text.ts";
import { failure, success } from "./toast-text.ts";

/** Every toast of the product. An `errorText` parameter takes the result of `errorText(error)`. */
export const toastTexts = {
  ...signInToasts,
  sidebarLogoutFailed: () => failure(t("toasts.logoutFailed.title"), t("toasts.logoutFailed.text")),
  eventCreated: (name: string) => success(t("toasts.eventCreated.title"), t("toasts.eventCreated.text", { name })),
  createEventFailed: (errorText: string) => failure(t("toasts.createEventFailed.title"), errorText),
  eventUpdated: () => success(t("toasts.eventUpdated.title"), t("toasts.eventUpdated.text")),
  updateEventFailed: (errorText: string) => failure(t("toasts.updateEventFailed.title"), errorText),
  retentionSaved: () => success(t("toasts.retentionSaved.title")),
  retentionFailed: (errorText: string) => failure(t("toasts.retentionFailed.title"), errorText),
  eventDeleted: () => success(t("toasts.eventDeleted.title"), t("toasts.eventDeleted.text")),
  deleteEventFailed: (errorText: string) => failure(t("toasts.deleteEventFailed.title"), errorText),
  eventNotFound: () => failure(t("toasts.eventNotFound.title"), t("toasts.eventNotFound.text")),
  eventLimitReached: () => failure(t("toasts.eventLimitReached.title"), t("toasts.eventLimitReached.text")),
  themeSaved: () => success(t("toasts.themeSaved.title"), t("toasts.themeSaved.text")),
  guestAdded: (name: string) => success(t("toasts.guestAdded.title"), t("toasts.guestAdded.text", { name })),
  addGuestFailed: (errorText: string) => failure(t("toasts.addGuestFailed.title"), errorText),
  guestUpdated: (name: string) => success(t("toasts.guestUpdated.title"), t("toasts.guestUpdated.text", { name })),
  updateGuestFailed: (errorText: string) => failure(t("toasts.updateGuestFailed.title"), errorText),
  guestDeleted: (name: string) => success(t("toasts.guestDeleted.title"), t("toasts.guestDeleted.text", { name })),
  deleteGuestFailed: (errorText: string) => failure(t("toasts.deleteGuestFailed.title"), errorText),
  guestRemoved: (name: string) => success(t("toasts.guestRemoved.title"), t("toasts.guestRemoved.text", { name })),
  removeGuestFailed: (errorText: string) => failure(t("toasts.removeGuestFailed.title"), errorText),
  guestsCanceled: (name: string, count: number, freesSeats: boolean) =>
    success(
      count === 1 ? t("toasts.guestUpdated.title") : t("toasts.guestsUpdated.title"),
      t(freesSeats ? "seating.cancel.done" : "seating.cancel.title", { count, name }),
    ),
  guestMoved: (name: string, table: string) => success(t("toasts.guestUpdated.title"), movedText(name, table)),
  guestsMoved: (count: number, table: string) => success(t("toasts.guestsUpdated.title"), manyMovedText(count, table)),
  columnSet: (count: number, column: string) =>
    success(t("toasts.guestsUpdated.title"), t("toasts.guestsUpdated.text", { count, column })),
  updateGuestsFailed: (errorText: string) => failure(t("toasts.updateGuestsFailed.title"), errorText),
  selectGuestsFailed: (errorText: string) => failure(t("guest-list.select.failed"), errorText),
  guestsDeleted: (count: number) => success(t("toasts.guestsDeleted.title"), t("toasts.guestsDeleted.text", { count })),
  deleteGuestsFailed: (errorText: string) => failure(t("toasts.deleteGuestsFailed.title"), errorText),
  eraseGuestFailed: (errorText: string) => failure(t("erasure.failed"), errorText),
  guestsMerged: (name: string) => success(t("toasts.guestsMerged.title"), t("toasts.guestsMerged.text", { name })),
  mergeGuestsFailed: (errorText: string) => failure(t("toasts.mergeGuestsFailed.title"), errorText),
  guestsKeptApart: (name: string) =>
    success(t("toasts.guestsKeptApart.title"), t("toasts.guestsKeptApart.text", { name })),
  keepGuestsApartFailed: (errorText: string) => failure(t("toasts.keepGuestsApartFailed.title"), errorText),
  fileUploaded: () => success(t("toasts.fileUploaded.title"), t("toasts.fileUploaded.text")),
  uploadFailed: (errorText: string) => failure(t("toasts.uploadFailed.title"), errorText),
  guestListRestored: (count: number) =>
    success(t("toasts.guestListRestored.title"), t("toasts.guestListRestored.text", { count })),
  restoreGuestListFailed: (errorText: string) => failure(t("toasts.restoreGuestListFailed.title"), errorText),
  fileTooLarge: (errorText: string) => failure(t("toasts.fileTooLarge.title"), errorText),
  invalidFileType: (errorText: string) => failure(t("toasts.invalidFileType.title"), errorText),
  changeUndone: () => success(t("toasts.changeUndone.title")),
  changeRedone: () => success(t("toasts.changeRedone.title")),
  undoFailed: (errorText: string) => failure(t("toasts.undoFailed.title"), errorText),
  seatingDone: (text: string) => success(text),
  seatingRefused: (errorText: string) => failure(t("toasts.seatingRefused.title"), errorText),
  userCreated: (name: string) => success(t("toasts.userCreated.title"), t("toasts.userCreated.text", { name })),
  createUserFailed: (errorText: string) => failure(t("toasts.createUserFailed.title"), errorText),
  customerDeleted: () => success(t("toasts.customerDeleted.title"), t("toasts.customerDeleted.text")),
  deleteCustomerFailed: (serverText?: string) =>
    failure(t("toasts.deleteCustomerFailed.title"), serverText || t("toasts.deleteCustomerFailed.title")),
  accountUpdated: () => success(t("toasts.accountUpdated.title"), t("toasts.accountUpdated.text")),
  updateAccountFailed: (errorText: string) => failure(t("toasts.updateAccountFailed.title"), errorText),
  passwordChanged: () => success(t("toasts.passwordChanged.title"), t("toasts.passwordChanged.text")),
  changePasswordFailed: (errorText: string) => failure(t("toasts.changePasswordFailed.title"), errorText),
  sessionEnded: (device: string) => success(t("toasts.sessionEnded.title"), device),
  otherSessionsEnded: () => success(t("toasts.otherSessionsEnded.title")),
  sessionsEnded: (name: string, count: number) =>
    success(t("toasts.sessionsEnded.title"), t("toasts.sessionsEnded.text", { name, count })),
  endSessionsFailed: (errorText: string) => failure(t("toasts.endSessionsFailed.title"), errorText),
  accountDisabled: (name: string) =>
    success(t("toasts.accountDisabled.title"), t("toasts.accountDisabled.text", { name })),
  accountEnabled: (name: string) =>
    success(t("toasts.accountEnabled.title"), t("toasts.accountEnabled.text", { name })),
  changeAccountFailed: (errorText: string) => failure(t("toasts.changeAccountFailed.title"), errorText),
  secondFactorsRemoved: (name: string) =>
    success(t("toasts.secondFactorsRemoved.title"), t("toasts.secondFactorsRemoved.text", { name })),
  administratorDeleted: () => success(t("toasts.administratorDeleted.title"), t("toasts.administratorDeleted.text")),
  deleteAdministratorFailed: (errorText: string) => failure(t("toasts.deleteAdministratorFailed.title"), errorText),
  helperSaved: (name: string) => success(t("toasts.helperSaved.title"), name),
  changeHelperFailed: (errorText: string) => failure(t("toasts.changeHelperFailed.title"), errorText),
  helperEnded: (name: string) => success(t("toasts.helperEnded.title"), t("toasts.helperEnded.text", { name })),
  inviteHelperFailed: (errorText: string) => failure(t("toasts.inviteHelperFailed.title"), errorText),
  joinFailed: (errorText: string) => failure(t("toasts.joinFailed.title"), errorText),
  appTurnedOff: () => success(t("toasts.appTurnedOff.title")),
  secretCopyRefused: () => failure(t("toasts.secretCopyRefused.title"), t("toasts.secretCopyRefused.text")),
  copyRefused: () => failure(t("toasts.copyRefused.title"), t("toasts.copyRefused.text")),
  shareFailed: () => failure(t("toasts.shareFailed.title")),
  linkCopied: () => success(t("toasts.linkCopied.title")),
  copied: () => success(t("toasts.copied.title"), t("toasts.copied.text")),
  cleanupSuccessful: (serverText: string) => success(t("toasts.cleanupSuccessful.title"), serverText),
  cleanupFailed: (serverText?: string) =>
    failure(t("toasts.cleanupFailed.title"), serverText || t("toasts.cleanupFailed.text")),
};

function movedText(name: string, table: string): string {
  return table === ""
    ? t("toasts.guestUnseated.text", { name })
    : t("toasts.guestMoved.text", { name, place: atTable(table) });
}

function manyMovedText(count: number, table: string): string {
  return table === ""
    ? t("toasts.guestsUnseated.text", { count })
    : t("toasts.guestsMoved.text", { count, place: atTable(table) });
}
