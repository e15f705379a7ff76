/** What the audit records. */
export const auditKinds = [
  "signed-in",
  "signed-out",
  "sign-in-failed",
  "second-factor-failed",
  "password-check-failed",
  "password-changed",
  "password-reset-on-server",
  "second-factor-changed",
  "sessions-ended",
  "sign-in-link-made",
  "account-created",
  "account-changed",
  "account-disabled",
  "account-enabled",
  "account-deleted",
  "helper-invited",
  "helper-link-renewed",
  "helper-joined",
  "helper-changed",
  "helper-ended",
  "list-exported",
  "list-printed",
  "archive-exported",
  "archive-imported",
  "guest-record-exported",
  "guest-erased",
  "retention-changed",
  "retention-removed",
  "event-deleted",
  "unusual-searching",
  "backup-restored",
] as const;

export type AuditKind = (typeof auditKinds)[number];

/** Days for which audit entries are kept; also written in the database's remove_old_audit_entries and its triggers. */
export const auditDays = 180;
