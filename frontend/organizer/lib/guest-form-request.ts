/** What a form for a guest shall be opened for. */
export type GuestFormRequest =
  | { readonly kind: "edit"; readonly guestId: number }
  /** At the table with this label; empty for none. */
  | { readonly kind: "add"; readonly tableNumber: string };

/** What the form for adding and editing guests beside the board gets. */
export interface BoardGuestFormProps {
  eventId: number;
  request: GuestFormRequest | null;
  onRequest: (request: GuestFormRequest | null) => void;
}
