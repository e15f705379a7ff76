export interface PrintableEvent {
  id: number;
  name: string;
  guestCount: number;
  unseatedCount: number;
  guestColumns: readonly string[];
  tables: readonly string[];
  hasPicture: boolean;
}
