import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { errorText, isNotFound } from "../../lib/errors.ts";
import type { ToastText } from "../../lib/toast-text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import {
  DeleteAdministratorDocument,
  EndSessionsOfDocument,
  RemoveSecondFactorsOfDocument,
  SetAccountDisabledDocument,
} from "./generated/account-acts.ts";

export interface Account {
  id: number;
  name: string;
}

/** Each act shows a toast and returns whether it worked; lists of users are reloaded if the account is gone. */
export function useAccountActs() {
  const [endSessionsOf, { client }] = useMutation(EndSessionsOfDocument);
  const [setDisabled] = useMutation(SetAccountDisabledDocument);
  const [removeSecondFactorsOf] = useMutation(RemoveSecondFactorsOfDocument);
  const [deleteOne] = useMutation(DeleteAdministratorDocument);

  async function attempt(act: () => Promise<ToastText>, failed: (errorText: string) => ToastText): Promise<boolean> {
    try {
      showToast(await act());
      return true;
    } catch (error) {
      showToast(failed(errorText(error)));
      if (isNotFound(error)) forgetUsers(client.cache);
      return false;
    }
  }

  return {
    endSessions: ({ id, name }: Account) =>
      attempt(async () => {
        const { data } = await endSessionsOf({ variables: { userId: id } });
        return toastTexts.sessionsEnded(name, data?.endSessionsOf ?? 0);
      }, toastTexts.endSessionsFailed),
    disable: ({ id, name }: Account) =>
      attempt(async () => {
        await setDisabled({ variables: { userId: id, isDisabled: true } });
        return toastTexts.accountDisabled(name);
      }, toastTexts.changeAccountFailed),
    enable: ({ id, name }: Account) =>
      attempt(async () => {
        await setDisabled({ variables: { userId: id, isDisabled: false } });
        return toastTexts.accountEnabled(name);
      }, toastTexts.changeAccountFailed),
    removeSecondFactors: ({ id, name }: Account) =>
      attempt(async () => {
        await removeSecondFactorsOf({ variables: { userId: id } });
        return toastTexts.secondFactorsRemoved(name);
      }, toastTexts.changeAccountFailed),
    deleteAdministrator: ({ id }: Account) =>
      attempt(async () => {
        await deleteOne({ variables: { id } });
        // Their events have another owner now, and their history entries have no name.
        const { cache } = client;
        cache.evict({ id: cache.identify({ __typename: "User", id }) ?? "" });
        cache.evict({ id: "ROOT_QUERY", fieldName: "events" });
        forgetUsers(cache);
        return toastTexts.administratorDeleted();
      }, toastTexts.deleteAdministratorFailed),
  };
}

function forgetUsers(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "users" });
}
