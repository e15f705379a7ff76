import { InstallationDocument } from "../../../frontend/features/installation/generated/installation.ts";
import { BackupsDocument } from "../generated/operations.ts";
import { administratorsOnly } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

export const installationRows: Record<string, Row> = {
  "Query.backups": { rule: "admin", expected: administratorsOnly, ...asking(BackupsDocument, () => ({})) },
  "Query.installation": { rule: "admin", expected: administratorsOnly, ...asking(InstallationDocument, () => ({})) },
};
