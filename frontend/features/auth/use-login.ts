import { useMutation } from "@apollo/client/react";
import type { SignInForm } from "../../../common/sign-in.ts";
import { LoginDocument } from "../../generated/documents.ts";
import { errorText } from "../../lib/error-text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { startAfresh } from "./start-afresh.ts";

/**
 * Signs in and shows a toast. Data loaded before signing in is cleared. `login` returns whether it worked.
 */
export function useLogin() {
  const [mutate, { loading, client }] = useMutation(LoginDocument);

  async function login(input: SignInForm): Promise<boolean> {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) return false;
      await startAfresh(client);
      showToast(toastTexts.welcomeBack(data.login.name));
      return true;
    } catch (error) {
      showToast(toastTexts.loginFailed(errorText(error)));
      return false;
    }
  }

  return { login, loading };
}
