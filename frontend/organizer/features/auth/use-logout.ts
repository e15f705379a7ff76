import { useMutation } from "@apollo/client/react";
import { errorText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast, success } from "../../lib/toast.ts";
import { mayLeave } from "../../lib/unsaved-changes.ts";
import { LogoutDocument } from "./generated/auth.ts";
import { startAfresh } from "./session.ts";

/** Signs out and clears loaded data; first asks about unsaved changes. `logout` returns whether it happened. */
export function useLogout(failedText?: string) {
  const [mutate, { loading, client }] = useMutation(LogoutDocument);

  async function logout(): Promise<boolean> {
    if (!(await mayLeave())) return false;
    try {
      await mutate();
      await startAfresh(client);
      showToast(success(t("toasts.loggedOut.title"), t("toasts.loggedOut.text")));
      return true;
    } catch (error) {
      showToast(failure(t("toasts.logoutFailed.title"), failedText ?? errorText(error)));
      return false;
    }
  }

  return { logout, loading };
}
