import { useApolloClient } from "@apollo/client/react";
import { Button, Progress, Stack, Text } from "@chakra-ui/react";
import { PackageOpen } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { maxEventArchiveBytes } from "../../../../common/limits.ts";
import { forgetLists } from "../../lib/act.ts";
import { asError, refusalIn } from "../../lib/errors.ts";
import { languageTag, t } from "../../lib/text.ts";
import { DialogActions, DialogFrame } from "../../ui/dialog-frame.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OwnerField } from "../users/owner-field.tsx";

const bytesPerMegabyte = 1024 * 1024;

interface ImportArchiveProps {
  /** Whether the event may be for a customer, and not for who imports it. */
  asksForOwner?: boolean;
  onImported: (eventId: number) => void;
}

/** Imports an event from a file that another installation made of it. */
export function ImportArchiveButton({ asksForOwner = false, onImported }: ImportArchiveProps) {
  const { cache } = useApolloClient();
  const [isOpen, setIsOpen] = useState(false);
  /** While it is said that its link is new: printed codes lead elsewhere. */
  const [imported, setImported] = useState<ImportedArchive>();

  const close = () => (imported ? goOn(imported) : setIsOpen(false));

  function goOn({ event }: ImportedArchive) {
    setIsOpen(false);
    setImported(undefined);
    // Not before: a customer's screen is that of the event in the list, and takes this dialog along.
    forgetLists(cache);
    onImported(event.id);
  }

  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <PackageOpen aria-hidden />
        {t("event-archive.import.offer")}
      </Button>
      <DialogFrame open={isOpen} title={t("event-archive.import.title")} staysOpen onClose={close}>
        {imported ? (
          <NewLink name={imported.event.name} onOpen={close} />
        ) : (
          <ImportArchive
            asksForOwner={asksForOwner}
            onDone={(done) => (done.isLinkNew ? setImported(done) : goOn(done))}
          />
        )}
      </DialogFrame>
    </>
  );
}

function ImportArchive({ asksForOwner, onDone }: { asksForOwner: boolean; onDone: (done: ImportedArchive) => void }) {
  const [ownerId, setOwnerId] = useState<number>();
  const ownerInput = useRef<HTMLInputElement>(null);
  const [running, setRunning] = useState<AbortController>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => running?.abort(), [running]);

  async function start(file: File) {
    const controller = new AbortController();
    setRunning(controller);
    setFailure(undefined);
    try {
      onDone(await sendArchive(file, ownerId, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) setFailure(asError(error).message);
      setRunning(undefined);
    }
  }

  if (running) return <Running onCancel={() => running.abort()} />;
  return (
    <Stack gap="5">
      <Text textWrap="pretty">{t("event-archive.import.intro")}</Text>
      {failure !== undefined && (
        <Notice status="error" title={t("event-archive.import.failed")}>
          {failure}
        </Notice>
      )}
      {asksForOwner && <OwnerField onChange={setOwnerId} error={undefined} inputRef={ownerInput} />}
      <FileDrop
        chooseLabel={t("event-archive.import.choose")}
        hint={t("event-archive.import.limit", { maximum: maxEventArchiveBytes / bytesPerMegabyte })}
        accept=".zip,application/zip"
        disabled={false}
        onFile={(file) => void start(file)}
      />
    </Stack>
  );
}

function Running({ onCancel }: { onCancel: () => void }) {
  const what = t("event-archive.import.reading");
  return (
    <Stack gap="5">
      <Text role="status">{what}</Text>
      <Progress.Root value={null} aria-label={what}>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          {t("ui.cancel")}
        </Button>
      </DialogActions>
    </Stack>
  );
}

function NewLink({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <Stack gap="5">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <Notice status="warning" title={t("event-archive.import.newLink")}>
        {t("event-archive.import.newLinkHint")}
      </Notice>
      <DialogActions>
        <Button onClick={onOpen}>{t("event-archive.import.open")}</Button>
      </DialogActions>
    </Stack>
  );
}

const answerSchema = z.object({ event: z.object({ id: z.number(), name: z.string() }), isLinkNew: z.boolean() });

type ImportedArchive = z.output<typeof answerSchema>;

/** For a customer, or the sender. @throws Error with the server's sentence, or on a lost connection */
async function sendArchive(file: File, ownerId: number | undefined, signal: AbortSignal): Promise<ImportedArchive> {
  const body = new FormData();
  body.set("file", file);
  const address = `/api/events/archive${ownerId === undefined ? "" : `?ownerId=${ownerId}`}`;
  const request = { method: "POST", body, headers: { "Accept-Language": languageTag }, signal };
  const response = await fetch(address, request).catch(() => {
    throw new Error(t("ui.noConnection"));
  });
  if (!response.ok) throw new Error(await refusalIn(response));
  return answerSchema.parse(await response.json());
}
