import { useState } from "react";
import type { LoginInput } from "../../generated/schema-types.ts";
import { signInToasts } from "../../lib/sign-in-toasts.ts";
import { t } from "../../lib/text.ts";
import { showToast } from "../../ui/show-toast.ts";
import type { LoginOutcome } from "./sign-in-acts.ts";
import { useSignInActs } from "./use-sign-in-acts.ts";

/** Signs in and shows a toast, unless a second step has to follow. Data loaded before is cleared. */
export function useLogin() {
  const act = useSignInActs();
  const [loading, setLoading] = useState(false);

  async function login(input: LoginInput): Promise<LoginOutcome> {
    setLoading(true);
    try {
      return await act((acts, client) => acts.login(client, input));
    } catch {
      showToast(signInToasts.loginFailed(t("ui.noConnection")));
      return "refused";
    } finally {
      setLoading(false);
    }
  }

  return { login, loading };
}
