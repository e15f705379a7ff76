import { InstallationDocument } from "../../../frontend/organizer/app/generated/installation.ts";
import {
  BackUpNowDocument,
  BackupsDocument,
} from "../../../frontend/organizer/features/backups/generated/backups-card.ts";
import { administers, noVariables, type Row } from "./row.ts";

export const installationRows: Record<string, Row> = {
  "Mutation.backUpNow": administers(BackUpNowDocument, noVariables),
  "Query.backups": administers(BackupsDocument, noVariables),
  "Query.installation": administers(InstallationDocument, noVariables),
};
