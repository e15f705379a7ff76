import { Button } from "@chakra-ui/react";
import { BrushCleaning } from "lucide-react";
import { useAct } from "../../lib/act.ts";
import { serverMessage } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure, success } from "../../lib/toast.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { CleanUpFilesDocument } from "./generated/clean-up-files.ts";

/** Removes uploaded files that are no longer needed. */
export function MaintenanceTools() {
  const [act, isBusy] = useAct();
  const cleanUp = () =>
    act({
      mutation: CleanUpFilesDocument,
      done: ({ cleanUpFiles }) => success(t("toasts.cleanupSuccessful.title"), cleanUpFiles.message),
      failed: (error) =>
        failure(t("toasts.cleanupFailed.title"), serverMessage(error) || t("toasts.cleanupFailed.text")),
    });
  return (
    <SectionCard title={t("uploads.tools")} description={t("uploads.toolsHint")}>
      <Button variant="outline" loading={isBusy} loadingText={t("uploads.cleaningUp")} onClick={() => void cleanUp()}>
        <BrushCleaning aria-hidden />
        {t("uploads.cleanUp")}
      </Button>
    </SectionCard>
  );
}
