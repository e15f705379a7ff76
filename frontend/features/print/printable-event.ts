export interface PrintableEvent {
  id: number;
  name: string;
  guestCount: number;
  unseatedCount: number;
  guestColumns: readonly string[];
  tables: readonly string[];
  /** Whether anything was recorded at a door. */
  isBegun: boolean;
}
