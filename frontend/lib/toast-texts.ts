import { t } from "./text.ts";
import { failure, success } from "./toast.ts";

/** Toasts that several screens show. An `errorText` parameter takes the result of `errorText(error)`. */
export const toastTexts = {
  eventCreated: (name: string) => success(t("toasts.eventCreated.title"), t("toasts.eventCreated.text", { name })),
  createEventFailed: (errorText: string) => failure(t("toasts.createEventFailed.title"), errorText),
  eventLimitReached: () => failure(t("toasts.eventLimitReached.title"), t("toasts.eventLimitReached.text")),
  themeSaved: () => success(t("toasts.themeSaved.title"), t("toasts.themeSaved.text")),
  fileUploaded: () => success(t("toasts.fileUploaded.title"), t("toasts.fileUploaded.text")),
  uploadFailed: (errorText: string) => failure(t("toasts.uploadFailed.title"), errorText),
  guestListRestored: (count: number) =>
    success(t("toasts.guestListRestored.title"), t("toasts.guestListRestored.text", { count })),
  restoreGuestListFailed: (errorText: string) => failure(t("toasts.restoreGuestListFailed.title"), errorText),
  fileTooLarge: (errorText: string) => failure(t("toasts.fileTooLarge.title"), errorText),
  invalidFileType: (errorText: string) => failure(t("toasts.invalidFileType.title"), errorText),
  seatingDone: (text: string) => success(text),
  seatingRefused: (errorText: string) => failure(t("toasts.seatingRefused.title"), errorText),
  linkCopied: () => success(t("toasts.linkCopied.title")),
  copied: () => success(t("toasts.copied.title"), t("toasts.copied.text")),
};
