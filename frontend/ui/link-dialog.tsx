import { Alert, Button, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../lib/text.ts";
import { DialogActions, DialogFrame } from "./dialog-frame.tsx";

interface LinkDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A click beside the dialog does not close it, because the link would be lost. */
export function LinkDialog({ open, title, onClose, children }: LinkDialogProps) {
  return (
    <DialogFrame size="sm" open={open} title={title} staysOpen onClose={onClose}>
      {children}
    </DialogFrame>
  );
}

interface LinkQuestionProps {
  intro: string;
  care: string;
  failure: string | undefined;
  isBusy: boolean;
  onCreate: () => void;
  onCancel: () => void;
}

/** Asks before a link is made, because a new one ends an earlier one. */
export function LinkQuestion({ intro, care, failure, isBusy, onCreate, onCancel }: LinkQuestionProps) {
  return (
    <Stack gap="5">
      <Text textWrap="pretty">{intro}</Text>
      <Text textWrap="pretty" color="fg.muted" textStyle="sm">
        {care}
      </Text>
      {failure !== undefined && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t("ui.link.failed")}</Alert.Title>
            <Alert.Description>{failure}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          {t("ui.cancel")}
        </Button>
        <Button loading={isBusy} loadingText={t("ui.link.creating")} onClick={onCreate}>
          {t("ui.link.create")}
        </Button>
      </DialogActions>
    </Stack>
  );
}
