import { Badge, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useAct } from "../../lib/act.ts";
import { dateAndTime } from "../../lib/dates.ts";
import { focusMain } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { EndOtherSessionsDocument, EndSessionDocument } from "./generated/end-session.ts";
import type { SessionList_SessionFragment } from "./generated/session-list.ts";

type Session = SessionList_SessionFragment;

interface SessionListProps {
  sessions: readonly Session[];
  onSignOut: () => void;
}

export function SessionList({ sessions, onSignOut }: SessionListProps) {
  const [act] = useAct();
  const [busy, setBusy] = useState<string>();
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);

  async function attempt(what: string, end: () => Promise<{ data?: unknown }>) {
    setBusy(what);
    // The focused button disappears with what it ends.
    if ((await end()).data) focusMain();
    setBusy(undefined);
  }

  const failed = t("toasts.endSessionsFailed.title");
  const endSession = (session: Session) =>
    act({
      mutation: EndSessionDocument,
      variables: { id: session.id },
      done: success(t("toasts.sessionEnded.title"), deviceOf(session)),
      failed,
    });
  const endOthers = () =>
    act({ mutation: EndOtherSessionsDocument, done: success(t("toasts.otherSessionsEnded.title")), failed });

  return (
    <SectionCard title={t("account.sessions.title")} description={t("account.sessions.intro")}>
      <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={busy === session.id}
            onEnd={session.isCurrent ? onSignOut : () => void attempt(session.id, () => endSession(session))}
          />
        ))}
      </Stack>
      {hasOthers && (
        <Flex justify="flex-end" mt="5">
          <Button variant="outline" loading={busy === others} onClick={() => void attempt(others, endOthers)}>
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
