export interface LastPrint {
  id: number;
  /** ISO 8601. */
  printedAt: string;
  guestCount: number;
  changedCount: number;
}
