import { t } from "./text.ts";
import { failure, success } from "./toast-text.ts";

/** Toasts that several screens show. An `errorText` parameter takes the result of `errorText(error)`. */
export const toastTexts = {
  sidebarLogoutFailed: () => failure(t("toasts.logoutFailed.title"), t("toasts.logoutFailed.text")),
  eventCreated: (name: string) => success(t("toasts.eventCreated.title"), t("toasts.eventCreated.text", { name })),
  createEventFailed: (errorText: string) => failure(t("toasts.createEventFailed.title"), errorText),
  eventLimitReached: () => failure(t("toasts.eventLimitReached.title"), t("toasts.eventLimitReached.text")),
  themeSaved: () => success(t("toasts.themeSaved.title"), t("toasts.themeSaved.text")),
  fileUploaded: () => success(t("toasts.fileUploaded.title"), t("toasts.fileUploaded.text")),
  uploadFailed: (errorText: string) => failure(t("toasts.uploadFailed.title"), errorText),
  fileTooLarge: (errorText: string) => failure(t("toasts.fileTooLarge.title"), errorText),
  invalidFileType: (errorText: string) => failure(t("toasts.invalidFileType.title"), errorText),
  seatingDone: (text: string) => success(text),
  seatingRefused: (errorText: string) => failure(t("toasts.seatingRefused.title"), errorText),
  copyRefused: () => failure(t("toasts.copyRefused.title"), t("toasts.copyRefused.text")),
  linkCopied: () => success(t("toasts.linkCopied.title")),
  copied: () => success(t("toasts.copied.title"), t("toasts.copied.text")),
  cleanupSuccessful: (serverText: string) => success(t("toasts.cleanupSuccessful.title"), serverText),
  cleanupFailed: (serverText?: string) =>
    failure(t("toasts.cleanupFailed.title"), serverText || t("toasts.cleanupFailed.text")),
};
