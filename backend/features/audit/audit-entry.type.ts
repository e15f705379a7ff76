import type { AuditKind } from "../../../common/audit-kinds.ts";

/** Who does something that is recorded, and from where. */
export interface AuditActor {
  /** Null for a helper, a stranger and the program. */
  userId: number | null;
  /** Of the user or helper; empty for a stranger and the program. */
  name: string;
  /** The caller's network as limits are counted; empty for the program. */
  network: string;
}

/** An account to which something is done. */
export interface AuditSubject {
  id: number;
  name: string;
}

type SignInWay = "password" | "link";

/** What confirms a sign-in. */
export type SecondFactorKind = "app" | "recovery-code";

type HelperKind = Extract<AuditKind, `helper-${string}`>;

/** The details of the kinds that have any. They contain no guest's name and nothing typed that may be a secret. */
export interface AuditDetails extends Record<HelperKind, { helper: string; role: string }> {
  "signed-in": { way: SignInWay; secondFactor?: SecondFactorKind };
  "sign-in-failed": { way: SignInWay | "disabled" };
  "second-factor-failed": { secondFactor: SecondFactorKind };
  "second-factor-changed": { change: "app-on" | "app-off" | "codes-renewed" | "all-removed" };
  "sessions-ended": { count: number };
  "account-created": { role: "admin" | "customer" };
  "account-changed": { hasNewEmail: boolean };
  "account-deleted": { role: "admin" | "customer" };
  "list-exported": { format: string };
  "list-printed": { print: string };
  "archive-imported": { count: number };
  "guest-erased": { count: number };
  /** Days after the event; null for the installation's number, 0 for never. */
  "retention-changed": { days: number | null };
  /** How many guests were removed, how many days after the event. */
  "retention-removed": { count: number; days: number };
  /** When the backup was made, in ISO form. */
  "backup-restored": { madeAt: string };
}

/** What is recorded, apart from when. */
export type NewAuditEntry = {
  [Kind in AuditKind]: {
    kind: Kind;
    by: AuditActor;
    details: Kind extends keyof AuditDetails ? AuditDetails[Kind] : Record<never, never>;
    subject?: AuditSubject;
    eventId?: number;
  };
}[AuditKind];
