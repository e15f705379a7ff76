/** Headers and texts of one language. Where there are several, organizers use any of them. */
export interface Words {
  names: readonly string[];
  first: readonly string[];
  last: readonly string[];
  tables: readonly string[];
  /** `#` stands for the number. */
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
