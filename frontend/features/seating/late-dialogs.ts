import { lateDialog } from "../../lib/late-part.tsx";

export const WishDialog = lateDialog(
  async () => (await import("./wishes/form/wish-dialog.tsx")).WishDialog,
  ({ wish }) => wish !== null,
);

export const ColumnWishesDialog = lateDialog(
  async () => (await import("./wishes/column/column-wishes-dialog.tsx")).ColumnWishesDialog,
  ({ isOpen }) => isOpen,
);

export const AddTablesDialog = lateDialog(
  async () => (await import("./tables/add-tables-dialog.tsx")).AddTablesDialog,
  ({ isOpen }) => isOpen,
);

export const AllTablesDialog = lateDialog(
  async () => (await import("./tables/all-tables-dialog.tsx")).AllTablesDialog,
  ({ change }) => change !== null,
);
