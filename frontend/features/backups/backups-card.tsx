import { Flex, Icon, Stack, Text } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { dateAndTime, timeAgo } from "../../lib/dates.ts";
import { formatBytes } from "../../lib/format-bytes.ts";
import { t } from "../../lib/text.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import type { BackupsCard_BackupsFragment } from "./generated/backups-card.ts";

export function BackupsCard({ backups }: { backups: BackupsCard_BackupsFragment | undefined }) {
  return (
    <SectionCard title={t("backups.title")} description={descriptionOf(backups)}>
      {backups?.isOn && <FactList facts={factsOf(backups)} columns={3} />}
    </SectionCard>
  );
}

function descriptionOf(backups: BackupsCard_BackupsFragment | undefined): string | undefined {
  if (!backups) return undefined;
  if (!backups.isOn) return t("backups.off");
  return backups.isRunning ? t("backups.running") : t("backups.on");
}

function factsOf(backups: BackupsCard_BackupsFragment) {
  const { lastSuccess, nextAt, keptCount, keep } = backups;
  const next = {
    label: t("backups.next"),
    value: nextAt === null ? t("backups.notPlanned") : dateAndTime(nextAt),
  };
  const kept = { label: t("backups.kept"), value: t("backups.keptCount", { count: keptCount, keep }) };
  if (!lastSuccess) return [{ label: t("backups.last"), value: t("backups.none") }, next, kept];
  return [
    { label: t("backups.last"), value: <TimeAgo time={lastSuccess.startedAt} /> },
    { label: t("backups.tried"), value: <Proof proof={lastSuccess.proof} /> },
    next,
    kept,
    { label: t("backups.size"), value: sizeOf(lastSuccess.bytes, backups.isEncrypted) },
  ];
}

function TimeAgo({ time }: { time: string }) {
  return (
    <Stack gap="0">
      {dateAndTime(time)}
      <Text as="span" color="fg.muted">
        {timeAgo(time)}
      </Text>
    </Stack>
  );
}

function Proof({ proof }: { proof: "RESTORED" | "READ" }) {
  if (proof === "READ") return t("backups.read");
  return (
    <Flex gap="2" align="baseline">
      <Icon color="brand.fg" alignSelf="center" aria-hidden>
        <Check />
      </Icon>
      {t("backups.restored")}
    </Flex>
  );
}

function sizeOf(bytes: number, isEncrypted: boolean): string {
  const size = formatBytes(bytes);
  return isEncrypted ? t("backups.encrypted", { size }) : t("backups.notEncrypted", { size });
}
