import type { GuestAnswer_MatchFragment } from "../../generated/documents.ts";

/** A guest whose name matches, with the table and who else sits there. */
export type GuestMatch = GuestAnswer_MatchFragment;
