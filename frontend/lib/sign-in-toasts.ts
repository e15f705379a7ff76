import { t } from "./text.ts";
import { failure, success } from "./toast-text.ts";

/** Toasts that come before the others are loaded. An `errorText` parameter takes the result of `errorText(error)`. */
export const signInToasts = {
  welcomeBack: (name: string) => success(t("toasts.welcomeBack.title"), t("toasts.welcomeBack.text", { name })),
  loginFailed: (errorText: string) => failure(t("toasts.loginFailed.title"), errorText),
  loggedOut: () => success(t("toasts.loggedOut.title"), t("toasts.loggedOut.text")),
  logoutFailed: (errorText: string) => failure(t("toasts.logoutFailed.title"), errorText),
};
