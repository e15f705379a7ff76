import { useMutation } from "@apollo/client/react";
import { errorText } from "../../lib/errors.ts";
import { signInToasts } from "../../lib/sign-in-toasts.ts";
import type { ToastText } from "../../lib/toast-text.ts";
import { mayLeave } from "../../lib/unsaved-changes.ts";
import { showToast } from "../../ui/show-toast.ts";
import { LogoutDocument } from "./generated/logout.ts";
import { startAfresh } from "./session.ts";

/** Signs out and clears loaded data; first asks about unsaved changes. `logout` returns whether it happened. */
export function useLogout(failedToast?: ToastText) {
  const [mutate, { loading, client }] = useMutation(LogoutDocument);

  async function logout(): Promise<boolean> {
    if (!(await mayLeave())) return false;
    try {
      await mutate();
      await startAfresh(client);
      showToast(signInToasts.loggedOut());
      return true;
    } catch (error) {
      showToast(failedToast ?? signInToasts.logoutFailed(errorText(error)));
      return false;
    }
  }

  return { logout, loading };
}
