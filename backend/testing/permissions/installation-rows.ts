import { InstallationDocument } from "../../../frontend/features/installation/generated/installation.ts";
import { BackupsDocument } from "../generated/operations.ts";
import { administers, noVariables, type Row } from "./row.ts";

export const installationRows: Record<string, Row> = {
  "Query.backups": administers(BackupsDocument, noVariables),
  "Query.installation": administers(InstallationDocument, noVariables),
};
