import { useLazyQuery } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { guestFileKinds } from "../../../common/guest-file.ts";
import type { AuditFilter } from "../../generated/schema-types.ts";
import { download } from "../../lib/download.ts";
import { errorText } from "../../lib/error-text.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { AuditFileDocument } from "./generated/audit-file.ts";

export function AuditExportButton({ filter }: { filter: AuditFilter }) {
  // Every export is recorded, so none comes from the cache.
  const [ask, { loading }] = useLazyQuery(AuditFileDocument, { fetchPolicy: "no-cache" });

  async function save() {
    try {
      const { data, error } = await ask({ variables: { filter } });
      if (!data) throw error;
      const bytes = Uint8Array.from(atob(data.auditFile.content), (character) => character.charCodeAt(0));
      download(new Blob([bytes], { type: guestFileKinds.csv.mimeType }), data.auditFile.filename);
    } catch (error) {
      showToast(toastTexts.auditExportFailed(errorText(error)));
    }
  }

  return (
    <Button variant="outline" loading={loading} onClick={() => void save()}>
      <Download aria-hidden />
      {t("audit.export")}
    </Button>
  );
}
