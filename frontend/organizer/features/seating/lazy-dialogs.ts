import { lazyDialog } from "../../lib/lazy.tsx";

export const WishDialog = lazyDialog(
  async () => (await import("./wishes/wish-dialog.tsx")).WishDialog,
  ({ wish }) => wish !== null,
);

export const ColumnWishesDialog = lazyDialog(
  async () => (await import("./wishes/column-wishes-dialog.tsx")).ColumnWishesDialog,
  ({ isOpen }) => isOpen,
);

export const AddTablesDialog = lazyDialog(
  async () => (await import("./tables/add-tables-dialog.tsx")).AddTablesDialog,
  ({ isOpen }) => isOpen,
);

export const AllTablesDialog = lazyDialog(
  async () => (await import("./tables/all-tables-dialog.tsx")).AllTablesDialog,
  ({ change }) => change !== null,
);
