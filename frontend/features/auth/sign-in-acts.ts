import type { ApolloClient } from "@apollo/client";
import type { LoginInput, SecondFactorInput } from "../../generated/schema-types.ts";
import { errorText } from "../../lib/error-text.ts";
import { isSecondFactorNeeded } from "../../lib/is-second-factor-needed.ts";
import { refusalText } from "../../lib/refusal-text.ts";
import { signInToasts } from "../../lib/sign-in-toasts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { CompleteSignInDocument } from "./generated/complete-sign-in.ts";
import { LoginDocument } from "./generated/login.ts";
import { LogoutDocument } from "./generated/logout.ts";
import { WaitingSignInDocument } from "./generated/waiting-sign-in.ts";
import { startAfresh } from "./start-afresh.ts";

export type LoginOutcome = "signed in" | "to be confirmed" | "refused";

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

/** Whether a sign-in waits for its second step. @throws when there is no answer */
async function isSignInWaiting(client: ApolloClient): Promise<boolean> {
  const { data } = await client.query({ query: WaitingSignInDocument, fetchPolicy: "network-only" });
  return data?.waitingSignIn != null;
}

/** Confirms a waiting sign-in. Returns why it was refused; undefined when it worked, which shows a toast. */
async function completeSignIn(client: ApolloClient, input: SecondFactorInput): Promise<string | undefined> {
  try {
    const variables = { input };
    const { data } = await client.mutate({ mutation: CompleteSignInDocument, variables, fetchPolicy: "no-cache" });
    await startAfresh(client);
    if (data) showToast(signInToasts.welcomeBack(data.completeSignIn.name));
    return undefined;
  } catch (error) {
    return refusalText(error);
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

export const signInActs = { login, isSignInWaiting, completeSignIn, dropSignIn };
