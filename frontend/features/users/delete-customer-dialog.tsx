import { useAct } from "../../lib/act.ts";
import { serverMessage } from "../../lib/errors.ts";
import { focusMain } from "../../lib/focus-main.ts";
import { t } from "../../lib/text.ts";
import { failure, success } from "../../lib/toast-text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DeleteUserDocument } from "./generated/delete-user.ts";

interface DeleteCustomerDialogProps {
  customer: { id: number; name: string };
  open: boolean;
  onClose: () => void;
}

export function DeleteCustomerDialog({ customer, open, onClose }: DeleteCustomerDialogProps) {
  const [act] = useAct();

  async function confirm() {
    onClose();
    const failed = t("toasts.deleteCustomerFailed.title");
    const { data } = await act({
      mutation: DeleteUserDocument,
      variables: { id: customer.id },
      done: success(t("toasts.customerDeleted.title"), t("toasts.customerDeleted.text")),
      failed: (error) => failure(failed, serverMessage(error) || failed),
    });
    // The focused button disappears with its row.
    if (data) focusMain();
  }

  return (
    <ConfirmDialog
      open={open}
      title={t("users.confirmDeletion")}
      description={t("users.deletionOf", { name: customer.name })}
      confirmLabel={t("users.deleteCustomer")}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
