import { t } from "../../lib/text.ts";
import { useSignInActs } from "./use-sign-in-acts.ts";

/** Signs in by a passkey alone. Returns why it did not work; undefined when it did, which shows a toast. */
export function usePasskeySignIn(): (rememberMe: boolean) => Promise<string | undefined> {
  const act = useSignInActs();
  return (rememberMe) =>
    act((acts, client) => acts.signInByPasskey(client, rememberMe)).catch(() => t("ui.noConnection"));
}
