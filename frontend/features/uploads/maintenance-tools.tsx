import { Alert, Button, Stack } from "@chakra-ui/react";
import { BrushCleaning } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../lib/act.ts";
import { serverMessage } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure, success, type ToastText } from "../../lib/toast.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { CleanUpFilesDocument, type CleanUpFilesMutation } from "./generated/clean-up-files.ts";

const done = ({ cleanUpFiles }: CleanUpFilesMutation) =>
  success(t("toasts.cleanupSuccessful.title"), cleanUpFiles.message);

const failed = (error: unknown) =>
  failure(t("toasts.cleanupFailed.title"), serverMessage(error) || t("toasts.cleanupFailed.text"));

/** Removes uploaded files that are no longer needed. The result is a toast and stays on the screen. */
export function MaintenanceTools() {
  const [act, isBusy] = useAct();
  const [outcome, setOutcome] = useState<ToastText>();

  async function cleanUp() {
    setOutcome(undefined);
    const { data, error } = await act({ mutation: CleanUpFilesDocument, done, failed });
    setOutcome(data ? done(data) : failed(error));
  }

  return (
    <SectionCard title={t("uploads.tools")} description={t("uploads.toolsHint")}>
      <Stack gap="4" align="start">
        <Button variant="outline" loading={isBusy} loadingText={t("uploads.cleaningUp")} onClick={() => void cleanUp()}>
          <BrushCleaning aria-hidden />
          {t("uploads.cleanUp")}
        </Button>
        {outcome && (
          <Alert.Root status={outcome.type}>
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{outcome.title}</Alert.Title>
              <Alert.Description>{outcome.description}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
      </Stack>
    </SectionCard>
  );
}
