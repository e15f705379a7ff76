/** Headers and texts of one language. Where there are several, organizers use any of them. */
export interface Words {
  /** Headers above whole names. */
  names: readonly string[];
  first: readonly string[];
  last: readonly string[];
  /** Headers above tables. */
  tables: readonly string[];
  /** A table's heading, with # for its number. */
  table: string;
  seat: string;
  meal: string;
  meals: readonly string[];
  diet: string;
  diets: readonly string[];
  phone: string;
  email: string;
  notes: string;
  remarks: readonly string[];
  group: string;
  groups: readonly string[];
  rsvp: string;
  yes: string;
  no: string;
  pending: string;
  plusOne: readonly string[];
  partySize: string;
  children: string;
  salutation: string;
  mr: string;
  mrs: string;
  total: string;
  listTitle: string;
  bride: string;
  groom: string;
  and: string;
}
