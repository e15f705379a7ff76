import { useAct } from "../../lib/act.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast-text.ts";
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

/** What is done with somebody's account. Each shows a toast, and is answered with data if it worked. */
export function useAccountActs() {
  const [act] = useAct();
  const failed = t("toasts.changeAccountFailed.title");
  return {
    endSessions: ({ id, name }: Account) =>
      act({
        mutation: EndSessionsOfDocument,
        variables: { userId: id },
        done: ({ endSessionsOf: count }) =>
          success(t("toasts.sessionsEnded.title"), t("toasts.sessionsEnded.text", { name, count })),
        failed: t("toasts.endSessionsFailed.title"),
      }),
    disable: ({ id, name }: Account) =>
      act({
        mutation: SetAccountDisabledDocument,
        variables: { userId: id, isDisabled: true },
        done: success(t("toasts.accountDisabled.title"), t("toasts.accountDisabled.text", { name })),
        failed,
      }),
    enable: ({ id, name }: Account) =>
      act({
        mutation: SetAccountDisabledDocument,
        variables: { userId: id, isDisabled: false },
        done: success(t("toasts.accountEnabled.title"), t("toasts.accountEnabled.text", { name })),
        failed,
      }),
    removeSecondFactors: ({ id, name }: Account) =>
      act({
        mutation: RemoveSecondFactorsOfDocument,
        variables: { userId: id },
        done: success(t("toasts.secondFactorsRemoved.title"), t("toasts.secondFactorsRemoved.text", { name })),
        failed,
      }),
    deleteAdministrator: ({ id }: Account) =>
      act({
        mutation: DeleteAdministratorDocument,
        variables: { id },
        // Their events have another owner now, and their history entries have no name.
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: "User", id }) ?? "" }),
        done: success(t("toasts.administratorDeleted.title"), t("toasts.administratorDeleted.text")),
        failed: t("toasts.deleteAdministratorFailed.title"),
      }),
  };
}
