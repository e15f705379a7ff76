import type { ApolloClient } from "@apollo/client";
import type { LoginInput, SecondFactorInput } from "../../generated/schema-types.ts";
import { errorText } from "../../lib/error-text.ts";
import { isSecondFactorNeeded } from "../../lib/is-second-factor-needed.ts";
import { serverMessage } from "../../lib/server-message.ts";
import { signInToasts } from "../../lib/sign-in-toasts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { answerByPasskey } from "./answer-by-passkey.ts";
import { CompleteSignInDocument } from "./generated/complete-sign-in.ts";
import { LoginDocument } from "./generated/login.ts";
import { LogoutDocument } from "./generated/logout.ts";
import { BeginPasskeySignInDocument, SignInByPasskeyDocument } from "./generated/passkey-sign-in.ts";
import { WaitingSignInDocument, type WaitingSignInQuery } from "./generated/waiting-sign-in.ts";
import { startAfresh } from "./start-afresh.ts";

export type LoginOutcome = "signed in" | "to be confirmed" | "refused";

export type WaitingSignIn = NonNullable<WaitingSignInQuery["waitingSignIn"]>;

const uncached = { fetchPolicy: "no-cache" } as const;

/** Signs in and shows a toast, unless a second step has to follow. Data loaded before is cleared. */
async function login(client: ApolloClient, input: LoginInput): Promise<LoginOutcome> {
  try {
    const { data } = await client.mutate({ mutation: LoginDocument, variables: { input } });
    if (!data) return "refused";
    await startAfresh(client);
    showToast(signInToasts.welcomeBack(data.login.name));
    return "signed in";
  } catch (error) {
    if (isSecondFactorNeeded(error)) return "to be confirmed";
    showToast(signInToasts.loginFailed(errorText(error)));
    return "refused";
  }
}

/** Signs in by a passkey alone. Returns why it did not work; undefined when it did, which shows a toast. */
async function signInByPasskey(client: ApolloClient, rememberMe: boolean): Promise<string | undefined> {
  try {
    const { data } = await client.mutate({ mutation: BeginPasskeySignInDocument, ...uncached });
    return await answerByPasskey(data?.beginPasskeySignIn, async (response) => {
      const variables = { response, rememberMe };
      const { data: signedIn } = await client.mutate({ mutation: SignInByPasskeyDocument, variables, ...uncached });
      await startAfresh(client);
      if (signedIn) showToast(signInToasts.welcomeBack(signedIn.signInByPasskey.name));
      return undefined;
    });
  } catch (error) {
    return serverMessage(error) ?? errorText(error);
  }
}

/** The sign-in that waits for its second step. @throws when there is no answer */
async function findWaitingSignIn(client: ApolloClient): Promise<WaitingSignIn | null> {
  const { data } = await client.query({ query: WaitingSignInDocument, fetchPolicy: "network-only" });
  return data?.waitingSignIn ?? null;
}

/** Confirms a waiting sign-in. Returns why it was refused; undefined when it worked, which shows a toast. */
async function completeSignIn(client: ApolloClient, input: SecondFactorInput): Promise<string | undefined> {
  try {
    const { data } = await client.mutate({ mutation: CompleteSignInDocument, variables: { input }, ...uncached });
    await startAfresh(client);
    if (data) showToast(signInToasts.welcomeBack(data.completeSignIn.name));
    return undefined;
  } catch (error) {
    return serverMessage(error) ?? errorText(error);
  }
}

/** Returns whether the waiting sign-in is gone; if it is not, a toast shows why. */
async function dropSignIn(client: ApolloClient): Promise<boolean> {
  try {
    await client.mutate({ mutation: LogoutDocument });
    return true;
  } catch (error) {
    showToast(signInToasts.logoutFailed(errorText(error)));
    return false;
  }
}

export const signInActs = { login, signInByPasskey, findWaitingSignIn, completeSignIn, dropSignIn };
