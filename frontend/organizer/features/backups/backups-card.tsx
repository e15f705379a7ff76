import { useQuery } from "@apollo/client/react";
import { Button, Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { useAct } from "../../lib/act.ts";
import { dateAndTime } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import { formatBytes } from "../../lib/words.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { BackUpNowDocument, type BackupsCard_BackupsFragment, BackupsDocument } from "./generated/backups-card.ts";

/** Most backups take seconds. */
const pollMs = 2000;

/** When the last backup was made, how large it is, and a button for the next. */
export function BackupsCard() {
  const { data, startPolling, stopPolling } = useQuery(BackupsDocument, { fetchPolicy: "cache-and-network" });
  const [act, isAsking] = useAct();
  const begin = () =>
    act({
      mutation: BackUpNowDocument,
      update: (cache, { data: begun }) =>
        begun && cache.writeQuery({ query: BackupsDocument, data: { backups: begun.backUpNow } }),
      failed: t("backups.notBegun"),
    });
  const backups = data?.backups;
  const isRunning = backups?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    startPolling(pollMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  return (
    <SectionCard title={t("backups.title")} {...(backups && { description: descriptionOf(backups) })}>
      <Stack gap="5" align="start">
        {backups && <FactList facts={factsOf(backups)} columns={2} />}
        <Button
          variant="outline"
          loading={isAsking || isRunning}
          loadingText={t("backups.running")}
          onClick={() => void begin()}
        >
          {t("backups.now")}
        </Button>
      </Stack>
    </SectionCard>
  );
}

function descriptionOf({ isOn, failedAt }: BackupsCard_BackupsFragment): string {
  if (failedAt !== null) return t("backups.failed", { time: dateAndTime(failedAt) });
  return isOn ? t("backups.on") : t("backups.off");
}

function factsOf({ lastSuccess }: BackupsCard_BackupsFragment) {
  if (!lastSuccess) return [{ label: t("backups.last"), value: t("backups.none") }];
  return [
    { label: t("backups.last"), value: dateAndTime(lastSuccess.startedAt) },
    { label: t("backups.size"), value: formatBytes(lastSuccess.bytes) },
  ];
}
