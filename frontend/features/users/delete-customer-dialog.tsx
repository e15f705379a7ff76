import { focusMain } from "../../lib/focus-main.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useDeleteCustomer } from "./use-delete-customer.ts";
import { userTexts } from "./user-texts.ts";

interface DeleteCustomerDialogProps {
  customer: { id: number; name: string };
  open: boolean;
  onClose: () => void;
}

/** Asks whether a customer is to be deleted, and deletes them. */
export function DeleteCustomerDialog({ customer, open, onClose }: DeleteCustomerDialogProps) {
  const deleteCustomer = useDeleteCustomer();

  async function confirm() {
    onClose();
    // The button that had the focus goes with its row.
    if (await deleteCustomer(customer.id)) focusMain();
  }

  return (
    <ConfirmDialog
      open={open}
      title={userTexts.confirmDeletion}
      description={userTexts.deletionOf(customer.name)}
      confirmLabel={userTexts.deleteCustomer}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
