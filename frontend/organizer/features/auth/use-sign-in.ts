import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import type { LoginInput, SecondFactorInput } from "../../generated/schema-types.ts";
import { errorText, isNotFound, isSecondFactorNeeded, refusalText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast, success } from "../../lib/toast.ts";
import {
  CompleteSignInDocument,
  LoginDocument,
  LogoutDocument,
  SignInByLinkDocument,
  WaitingSignInDocument,
} from "./generated/auth.ts";
import { type CurrentUser, goOnAs } from "./session.ts";

/** "refused" has shown a toast, unless a link is "gone". */
type Outcome = "signed in" | "to be confirmed" | "refused" | "gone";

/** The ways to sign in, each of which shows a toast when it has worked. */
export function useSignIn() {
  const client = useApolloClient();
  return useMemo(() => signInBy(client), [client]);
}

function signInBy(client: ApolloClient) {
  async function arrive(user: CurrentUser): Promise<void> {
    await goOnAs(client, user.id);
    showToast(success(t("toasts.welcomeBack.title"), t("toasts.welcomeBack.text", { name: user.name })));
  }

  async function attempt(signIn: () => Promise<CurrentUser | undefined>): Promise<Outcome> {
    try {
      const user = await signIn();
      if (!user) return "refused";
      await arrive(user);
      return "signed in";
    } catch (error) {
      if (isSecondFactorNeeded(error) && (await findWaiting())) return "to be confirmed";
      if (isNotFound(error)) return "gone";
      showToast(failure(t("toasts.loginFailed.title"), errorText(error)));
      return "refused";
    }
  }

  /** Whether a sign-in waits for its code; also for those who watch that in the cache. Unless known, it does. */
  async function findWaiting(): Promise<boolean> {
    const asked = client.query({ query: WaitingSignInDocument, fetchPolicy: "network-only" });
    const { data } = await asked.catch(() => ({ data: undefined }));
    return data === undefined || data.waitingSignIn !== null;
  }

  return {
    byPassword: (input: LoginInput) =>
      attempt(async () => (await client.mutate({ mutation: LoginDocument, variables: { input } })).data?.login),
    byLink: (token: string) =>
      attempt(async () => {
        const { data } = await client.mutate({ mutation: SignInByLinkDocument, variables: { token } });
        return data?.signInByLink;
      }),
    /** Confirms a sign-in that waits. Returns why it was refused. */
    async complete(input: SecondFactorInput): Promise<string | undefined> {
      try {
        const variables = { input };
        const { data } = await client.mutate({ mutation: CompleteSignInDocument, variables, fetchPolicy: "no-cache" });
        if (data) await arrive(data.completeSignIn);
        return undefined;
      } catch (error) {
        const reason = refusalText(error);
        // Time may be up.
        if (!(await findWaiting())) showToast(failure(t("toasts.loginFailed.title"), reason));
        return reason;
      }
    },
    /** Begins again with the password. */
    async drop(): Promise<void> {
      try {
        await client.mutate({ mutation: LogoutDocument });
        await findWaiting();
      } catch (error) {
        showToast(failure(t("toasts.logoutFailed.title"), errorText(error)));
      }
    },
  };
}
