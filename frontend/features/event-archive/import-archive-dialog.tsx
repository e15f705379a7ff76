import { Alert, Button, Progress, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { maxEventArchiveBytes } from "../../../common/limits.ts";
import { t } from "../../lib/text.ts";
import { DialogActions, DialogFrame } from "../../ui/dialog-frame.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { useArchiveImport } from "./use-archive-import.ts";

const bytesPerMegabyte = 1024 * 1024;

interface ImportArchiveDialogProps {
  open: boolean;
  ownerId: number | undefined;
  onClose: () => void;
  onImported: (eventId: number) => void;
  children?: ReactNode;
}

export function ImportArchiveDialog({ open, onClose, ...props }: ImportArchiveDialogProps) {
  return (
    <DialogFrame open={open} title={t("event-archive.import.title")} staysOpen onClose={onClose}>
      <ImportArchive {...props} />
    </DialogFrame>
  );
}

function ImportArchive({ ownerId, onImported, children }: Omit<ImportArchiveDialogProps, "open" | "onClose">) {
  const { state, start, cancel } = useArchiveImport(({ event, isLinkNew }) => {
    // A new link is shown first: printed codes lead elsewhere.
    if (!isLinkNew) onImported(event.id);
  });
  if (state.kind === "done") {
    return <NewLink name={state.imported.event.name} onOpen={() => onImported(state.imported.event.id)} />;
  }
  if (state.kind === "running") return <Running sent={state.sent} onCancel={cancel} />;
  return (
    <Stack gap="5">
      <Text textWrap="pretty">{t("event-archive.import.intro")}</Text>
      {state.failure !== undefined && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t("event-archive.import.failed")}</Alert.Title>
            <Alert.Description>{state.failure}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {children}
      <FileDrop
        chooseLabel={t("event-archive.import.choose")}
        hint={t("event-archive.import.limit", { maximum: maxEventArchiveBytes / bytesPerMegabyte })}
        accept=".zip,application/zip"
        disabled={false}
        onFile={(file) => void start(file, ownerId)}
      />
    </Stack>
  );
}

function Running({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const isSent = sent >= 1;
  const what = isSent ? t("event-archive.import.reading") : t("event-archive.import.sending");
  return (
    <Stack gap="5">
      <Stack gap="3">
        <Text role="status">{what}</Text>
        <Progress.Root value={isSent ? null : 100 * sent} aria-label={what}>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      </Stack>
      {!isSent && (
        <DialogActions>
          <Button variant="outline" onClick={onCancel}>
            {t("ui.cancel")}
          </Button>
        </DialogActions>
      )}
    </Stack>
  );
}

function NewLink({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <Stack gap="5">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{t("event-archive.import.newLink")}</Alert.Title>
          <Alert.Description>{t("event-archive.import.newLinkHint")}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <DialogActions>
        <Button onClick={onOpen}>{t("event-archive.import.open")}</Button>
      </DialogActions>
    </Stack>
  );
}
