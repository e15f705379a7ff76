import { Badge, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { dateAndTime } from "../../lib/dates.ts";
import { focusMain } from "../../lib/focus-main.ts";
import { t } from "../../lib/text.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import type { SessionList_SessionFragment } from "./generated/session-list.ts";
import { useEndSessions } from "./use-end-sessions.ts";

type Session = SessionList_SessionFragment;

interface SessionListProps {
  sessions: readonly Session[];
  onSignOut: () => void;
}

export function SessionList({ sessions, onSignOut }: SessionListProps) {
  const { endSession, endOtherSessions } = useEndSessions();
  const [busy, setBusy] = useState<string>();
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);

  async function attempt(what: string, end: () => Promise<boolean>) {
    setBusy(what);
    // The focused button disappears with what it ends.
    if (await end()) focusMain();
    setBusy(undefined);
  }

  return (
    <SectionCard title={t("account.sessions.title")} description={t("account.sessions.intro")}>
      <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={busy === session.id}
            onEnd={
              session.isCurrent
                ? onSignOut
                : () => void attempt(session.id, () => endSession(session.id, deviceOf(session)))
            }
          />
        ))}
      </Stack>
      {hasOthers && (
        <Flex justify="flex-end" mt="5">
          <Button variant="outline" loading={busy === others} onClick={() => void attempt(others, endOtherSessions)}>
            {t("account.sessions.endOthers")}
          </Button>
        </Flex>
      )}
    </SectionCard>
  );
}

const others = "others";

interface SessionItemProps {
  session: Session;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const device = deviceOf(session);
  return (
    <Stack as="li" gap="0.5" py="3" borderBottomWidth="1px">
      <Flex gap="4" align="center" justify="space-between">
        <Flex columnGap="2" rowGap="1" wrap="wrap" align="center" minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {device}
          </Text>
          {session.isCurrent && (
            <Badge size="sm" colorPalette="green">
              {t("account.sessions.current")}
            </Badge>
          )}
        </Flex>
        <Button
          variant="outline"
          size="sm"
          flexShrink="0"
          aria-label={t("account.sessions.endNamed", { device })}
          loading={isBusy}
          onClick={onEnd}
        >
          {t("account.sessions.end")}
        </Button>
      </Flex>
      <Flex columnGap="6" wrap="wrap" color="fg.muted" textStyle="sm">
        <Text>{t("account.sessions.lastUsed", { time: dateAndTime(session.lastUsedAt) })}</Text>
        <Text>{t("account.sessions.started", { time: dateAndTime(session.startedAt) })}</Text>
      </Flex>
    </Stack>
  );
}

function deviceOf({ device }: Session): string {
  return device || t("account.sessions.unknownDevice");
}
