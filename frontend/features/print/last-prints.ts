/** A print that was made before. */
export interface LastPrint {
  id: number;
  /** ISO 8601. */
  printedAt: string;
  guestCount: number;
  /** Guests for whom something else would be printed now. */
  changedCount: number;
}
