import { Alert } from "@chakra-ui/react";
import { dateAndTime } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import type { BackupsNotice_BackupsFragment } from "./generated/backups-notice.ts";

/** Warns that the last backup failed or is too old; otherwise shows nothing. */
export function BackupsNotice({ backups }: { backups: BackupsNotice_BackupsFragment | undefined }) {
  const problem = backups && problemOf(backups);
  if (!problem) return null;
  const { lastSuccess, nextAt } = backups;
  return (
    <Alert.Root status="error" role="note" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2" minW="0" color="fg">
        <Alert.Title fontWeight="semibold">{problem.title}</Alert.Title>
        <Alert.Description>{problem.text}</Alert.Description>
        <Alert.Description>
          {lastSuccess ? t("backups.lastGood", { time: dateAndTime(lastSuccess.startedAt) }) : t("backups.noGood")}{" "}
          {nextAt !== null && t("backups.nextAttempt", { time: dateAndTime(nextAt) })}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function problemOf({ failure, failedAt, isOverdue }: BackupsNotice_BackupsFragment) {
  if (failure !== null && failedAt !== null) {
    const reason = t(`backups.failures.${failure}`);
    return { title: t("backups.failedTitle"), text: t("backups.failed", { reason, time: dateAndTime(failedAt) }) };
  }
  return isOverdue ? { title: t("backups.overdueTitle"), text: t("backups.overdue") } : undefined;
}
