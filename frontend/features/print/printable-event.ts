/** What the print screen knows of an event. */
export interface PrintableEvent {
  id: number;
  name: string;
  guestCount: number;
  /** Guests without a table. */
  unseatedCount: number;
  /** The extra columns in the organizer's order. */
  guestColumns: readonly string[];
  /** Labels of the tables in the organizer's order. */
  tables: readonly string[];
  /** Whether its guests' page has a monogram or photo. */
  hasPicture: boolean;
}
