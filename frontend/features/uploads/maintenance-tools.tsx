import { useMutation } from "@apollo/client/react";
import { Alert, Button, Stack } from "@chakra-ui/react";
import { BrushCleaning } from "lucide-react";
import { useState } from "react";
import { serverMessage } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import type { ToastText } from "../../lib/toast-text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { showToast } from "../../ui/show-toast.ts";
import { CleanUpFilesDocument } from "./generated/clean-up-files.ts";

/** Removes uploaded files that are no longer needed. The result is a toast and stays on the screen. */
export function MaintenanceTools() {
  const [mutate, { loading }] = useMutation(CleanUpFilesDocument);
  const [outcome, setOutcome] = useState<ToastText>();

  function tell(text: ToastText) {
    showToast(text);
    setOutcome(text);
  }

  async function cleanUp() {
    setOutcome(undefined);
    try {
      const { data } = await mutate();
      if (data) tell(toastTexts.cleanupSuccessful(data.cleanUpFiles.message));
    } catch (error) {
      tell(toastTexts.cleanupFailed(serverMessage(error)));
    }
  }

  return (
    <SectionCard title={t("uploads.tools")} description={t("uploads.toolsHint")}>
      <Stack gap="4" align="start">
        <Button
          variant="outline"
          loading={loading}
          loadingText={t("uploads.cleaningUp")}
          onClick={() => void cleanUp()}
        >
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
