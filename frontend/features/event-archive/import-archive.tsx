import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Progress, Stack, Text } from "@chakra-ui/react";
import { PackageOpen } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { maxEventArchiveBytes } from "../../../common/limits.ts";
import { asError } from "../../lib/errors.ts";
import { forgetLists } from "../../lib/forget-guest-list.ts";
import { languageTag, t } from "../../lib/text.ts";
import { DialogActions, DialogFrame } from "../../ui/dialog-frame.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
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

type ImportState =
  | { kind: "choosing"; failure?: string | undefined }
  /** With the part that has been sent, from 0 to 1. */
  | { kind: "running"; sent: number };

interface ImportProps {
  asksForOwner: boolean;
  onDone: (imported: ImportedArchive) => void;
}

function ImportArchive({ asksForOwner, onDone }: ImportProps) {
  const [ownerId, setOwnerId] = useState<number>();
  const ownerInput = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<ImportState>({ kind: "choosing" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    const controller = new AbortController();
    running.current = controller;
    const onSent = (sent: number) => setState({ kind: "running", sent });
    onSent(0);
    try {
      onDone(await sendArchive({ file, ownerId, signal: controller.signal, onSent }));
    } catch (error) {
      setState({ kind: "choosing", failure: controller.signal.aborted ? undefined : asError(error).message });
    }
  }

  if (state.kind === "running") return <Running sent={state.sent} onCancel={() => running.current?.abort()} />;
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

const answerSchema = z.object({
  event: z.object({ id: z.number(), name: z.string() }),
  isLinkNew: z.boolean(),
});

type ImportedArchive = z.output<typeof answerSchema>;

interface Shipment {
  file: File;
  /** The customer who will own the event; undefined for the sender. */
  ownerId: number | undefined;
  signal: AbortSignal;
  onSent: (part: number) => void;
}

/** Not by `fetch`, which reports no progress. @throws Error with the server's sentence, or on a lost connection */
function sendArchive({ file, ownerId, signal, onSent }: Shipment): Promise<ImportedArchive> {
  const form = new FormData();
  form.set("file", file);
  const request = new XMLHttpRequest();
  request.open("POST", `/api/events/archive${ownerId === undefined ? "" : `?ownerId=${ownerId}`}`);
  request.setRequestHeader("Accept-Language", languageTag);
  request.upload.addEventListener("progress", ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total));
  signal.addEventListener("abort", () => request.abort());
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Error(t("ui.noConnection")));
    request.addEventListener("error", lost);
    request.addEventListener("timeout", lost);
    request.addEventListener("abort", () => reject(signal.reason));
    request.addEventListener("load", () => {
      if (request.status === 201) resolve(answerSchema.parse(JSON.parse(request.responseText)));
      else reject(new Error(refusalIn(request)));
    });
    request.send(form);
  });
}

function refusalIn(request: XMLHttpRequest): string {
  const isSentence = request.getResponseHeader("Content-Type")?.startsWith("text/plain") === true;
  return (isSentence && request.responseText.trim()) || `${request.status}: ${request.statusText}`;
}
