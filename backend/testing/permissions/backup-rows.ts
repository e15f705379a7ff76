import { BackupsDocument } from "../generated/operations.ts";
import { administratorsOnly } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

export const backupRows: Record<string, Row> = {
  "Query.backups": { rule: "admin", expected: administratorsOnly, ...asking(BackupsDocument, () => ({})) },
};
