import { useMutation } from "@apollo/client/react";
import type { LoginInput } from "../../generated/schema-types.ts";
import { errorText } from "../../lib/error-text.ts";
import { isSecondFactorNeeded } from "../../lib/is-second-factor-needed.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { LoginDocument } from "./generated/login.ts";
import { startAfresh } from "./start-afresh.ts";

type LoginOutcome = "signed in" | "to be confirmed" | "refused";

/** Signs in and shows a toast, unless a second step has to follow. Data loaded before is cleared. */
export function useLogin() {
  const [mutate, { loading, client }] = useMutation(LoginDocument);

  async function login(input: LoginInput): Promise<LoginOutcome> {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) return "refused";
      await startAfresh(client);
      showToast(toastTexts.welcomeBack(data.login.name));
      return "signed in";
    } catch (error) {
      if (isSecondFactorNeeded(error)) return "to be confirmed";
      showToast(toastTexts.loginFailed(errorText(error)));
      return "refused";
    }
  }

  return { login, loading };
}
