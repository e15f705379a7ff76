import { focusMain } from "../../lib/focus-main.ts";
import { t } from "../../lib/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useDeleteCustomer } from "./use-delete-customer.ts";

interface DeleteCustomerDialogProps {
  customer: { id: number; name: string };
  open: boolean;
  onClose: () => void;
}

export function DeleteCustomerDialog({ customer, open, onClose }: DeleteCustomerDialogProps) {
  const deleteCustomer = useDeleteCustomer();

  async function confirm() {
    onClose();
    // The focused button disappears with its row.
    if (await deleteCustomer(customer.id)) focusMain();
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
