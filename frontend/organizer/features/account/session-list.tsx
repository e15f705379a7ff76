import { Badge, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useAct } from "../../lib/act.ts";
import { dateAndTime } from "../../lib/dates.ts";
import { focusMain } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { useLogout } from "../auth/use-logout.ts";
import { type AccountQuery, EndOtherSessionsDocument, EndSessionDocument } from "./generated/account.ts";

type Session = AccountQuery["sessions"][number];

const others = "others";

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [act] = useAct();
  const { logout } = useLogout();
  const [busy, setBusy] = useState<string>();
  const failed = t("toasts.endSessionsFailed.title");

  async function end(session: Session) {
    if (session.isCurrent) return void logout();
    setBusy(session.id);
    const done = success(t("toasts.sessionEnded.title"), deviceOf(session));
    leave((await act({ mutation: EndSessionDocument, variables: { id: session.id }, done, failed })).data);
  }

  async function endOthers() {
    setBusy(others);
    const done = success(t("toasts.otherSessionsEnded.title"));
    leave((await act({ mutation: EndOtherSessionsDocument, done, failed })).data);
  }

  /** The focused button disappears with what it has ended. */
  function leave(ended: unknown) {
    if (ended) focusMain();
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
            onEnd={() => void end(session)}
          />
        ))}
      </Stack>
      {sessions.length > 1 && (
        <Flex justify="flex-end" mt="5">
          <Button variant="outline" loading={busy === others} onClick={() => void endOthers()}>
            {t("account.sessions.endOthers")}
          </Button>
        </Flex>
      )}
    </SectionCard>
  );
}

function SessionItem({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
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
