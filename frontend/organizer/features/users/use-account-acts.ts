import { useAct } from "../../lib/act.ts";
import { ask } from "../../lib/ask.ts";
import { serverMessage } from "../../lib/errors.ts";
import { focusMain } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { failure, success } from "../../lib/toast.ts";
import {
  DeleteAdministratorDocument,
  DeleteUserDocument,
  EndSessionsOfDocument,
  RemoveSecondFactorsOfDocument,
  SetAccountDisabledDocument,
} from "./generated/users.ts";

interface Account {
  id: number;
  name: string;
}

/** What is done with somebody's account. Each asks first, unless nothing is lost, and shows a toast. */
export function useAccountActs() {
  const [act] = useAct();
  const failed = t("toasts.changeAccountFailed.title");

  async function endSessions({ id: userId, name }: Account): Promise<void> {
    const [title, description] = [t("users.confirmEndingSessions"), t("users.endingSessionsOf", { name })];
    if (!(await ask({ title, description, confirmLabel: t("users.endSessions") }))) return;
    await act({
      mutation: EndSessionsOfDocument,
      variables: { userId },
      done: ({ endSessionsOf: count }) =>
        success(t("toasts.sessionsEnded.title"), t("toasts.sessionsEnded.text", { name, count })),
      failed: t("toasts.endSessionsFailed.title"),
    });
  }

  async function disable(account: Account): Promise<void> {
    const { name } = account;
    const [title, description] = [t("users.confirmDisabling"), t("users.disablingOf", { name })];
    if (!(await ask({ title, description, confirmLabel: t("users.disable") }))) return;
    await setDisabled(account, true, t("toasts.accountDisabled.title"), t("toasts.accountDisabled.text", { name }));
  }

  const enable = (account: Account) =>
    setDisabled(account, false, t("toasts.accountEnabled.title"), t("toasts.accountEnabled.text", account));

  const setDisabled = ({ id: userId }: Account, isDisabled: boolean, title: string, text: string) =>
    act({
      mutation: SetAccountDisabledDocument,
      variables: { userId, isDisabled },
      done: success(title, text),
      failed,
    });

  async function removeSecondFactors({ id: userId, name }: Account): Promise<void> {
    const title = t("users.confirmRemovingSecondFactors");
    const description = t("users.removingSecondFactorsOf", { name });
    if (!(await ask({ title, description, confirmLabel: t("users.removeSecondFactors") }))) return;
    await act({
      mutation: RemoveSecondFactorsOfDocument,
      variables: { userId },
      done: success(t("toasts.secondFactorsRemoved.title"), t("toasts.secondFactorsRemoved.text", { name })),
      failed,
    });
  }

  async function deleteAdministrator({ id, name }: Account): Promise<void> {
    const [title, description] = [t("administrators.confirmDeletion"), t("administrators.deletionOf", { name })];
    if (!(await ask({ title, description, confirmLabel: t("administrators.delete") }))) return;
    const { data } = await act({
      mutation: DeleteAdministratorDocument,
      variables: { id },
      // Their events have another owner now, and their history entries have no name.
      update: (cache) => void cache.evict({ id: cache.identify({ __typename: "User", id }) ?? "" }),
      done: success(t("toasts.administratorDeleted.title"), t("toasts.administratorDeleted.text")),
      failed: t("toasts.deleteAdministratorFailed.title"),
    });
    // The focused button disappears with its row.
    if (data) focusMain();
  }

  async function deleteCustomer({ id, name }: Account): Promise<void> {
    const [title, description] = [t("users.confirmDeletion"), t("users.deletionOf", { name })];
    if (!(await ask({ title, description, confirmLabel: t("users.deleteCustomer") }))) return;
    const refused = t("toasts.deleteCustomerFailed.title");
    const { data } = await act({
      mutation: DeleteUserDocument,
      variables: { id },
      done: success(t("toasts.customerDeleted.title"), t("toasts.customerDeleted.text")),
      failed: (error) => failure(refused, serverMessage(error) || refused),
    });
    if (data) focusMain();
  }

  return { endSessions, disable, enable, removeSecondFactors, deleteAdministrator, deleteCustomer };
}
