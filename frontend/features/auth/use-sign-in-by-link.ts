import { useMutation } from "@apollo/client/react";
import type { Role } from "../../generated/schema-types.ts";
import { errorText } from "../../lib/error-text.ts";
import { isNotFound } from "../../lib/is-not-found.ts";
import { isSecondFactorNeeded } from "../../lib/is-second-factor-needed.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { SignInByLinkDocument } from "./generated/sign-in-by-link.ts";
import { startAfresh } from "./start-afresh.ts";

type LinkOutcome =
  | { kind: "signed in"; role: Role }
  | { kind: "to be confirmed" }
  | { kind: "gone" }
  | { kind: "failed" };

/** Signs in by a link's token. Data that was loaded before is cleared. */
export function useSignInByLink() {
  const [mutate, { loading, client }] = useMutation(SignInByLinkDocument);

  async function signIn(token: string): Promise<LinkOutcome> {
    try {
      const { data } = await mutate({ variables: { token } });
      if (!data) return { kind: "failed" };
      await startAfresh(client);
      showToast(toastTexts.welcomeBack(data.signInByLink.name));
      return { kind: "signed in", role: data.signInByLink.role };
    } catch (error) {
      if (isNotFound(error)) return { kind: "gone" };
      if (isSecondFactorNeeded(error)) return { kind: "to be confirmed" };
      showToast(toastTexts.loginFailed(errorText(error)));
      return { kind: "failed" };
    }
  }

  return { signIn, loading };
}
