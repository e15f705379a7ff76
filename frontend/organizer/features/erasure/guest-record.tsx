import { useQuery } from "@apollo/client/react";
import { Button, List, Stack, Text } from "@chakra-ui/react";
import { Download, UserRoundX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Navigate, Link as RouterLink, useParams } from "react-router-dom";
import { idFrom } from "../../../../common/id-from.ts";
import { useEventHere } from "../../event/event-here.ts";
import { useAct } from "../../lib/act.ts";
import { ask } from "../../lib/ask.ts";
import { queryFailure } from "../../lib/errors.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel, LoadError } from "../../ui/empty-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PageSpinner } from "../../ui/page-spinner.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { deletedGuests } from "../guests/guest-acts.ts";
import { EraseGuestDocument, type EraseGuestMutation, RecordedGuestDocument } from "./generated/erase-guest.ts";

/** Everything that an event holds about one guest, to take away and to erase. */
export function EventGuestRecord() {
  const { paths: screens } = useEventHere();
  const guestId = idFrom(useParams().guestId);
  if (guestId === undefined) return <Navigate to={screens.guests} replace />;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: t("erasure.screenTitle") })}</title>
      <GuestRecord key={guestId} guestId={guestId} />
    </>
  );
}

function GuestRecord({ guestId }: { guestId: number }) {
  const { event, paths: screens } = useEventHere();
  const [eventId, back] = [event.id, screens.guests];
  const variables = { eventId, guestId };
  const [act, isErasing] = useAct();
  const [erasure, setErasure] = useState<EraseGuestMutation["eraseGuest"]>();
  const { data, error, refetch } = useQuery(RecordedGuestDocument, {
    variables,
    fetchPolicy: "no-cache",
    skip: erasure !== undefined,
  });
  const failure = queryFailure(error, refetch);

  async function askAndErase(name: string) {
    const isConfirmed = await ask({
      title: t("erasure.question", { name }),
      description: t("erasure.warning"),
      confirmLabel: t("erasure.confirm"),
    });
    if (!isConfirmed) return;
    const { data: done } = await act({
      mutation: EraseGuestDocument,
      variables,
      fetchPolicy: "no-cache",
      update: deletedGuests([guestId]),
      failed: t("erasure.failed"),
    });
    setErasure(done?.eraseGuest);
  }

  if (erasure) return <ErasureAnswer erasure={erasure} back={back} />;
  if (failure) return <LoadError title={t("erasure.loadFailed")} {...failure} />;
  if (!data) return <PageSpinner label={t("ui.loading", { label: t("erasure.screenTitle") })} />;
  const { guest } = data.event.guestCompany;
  if (!guest) {
    return (
      <EmptyPanel
        icon={<Drawing name="bell" />}
        title={t("erasure.guestGone")}
        description={t("erasure.guestGoneHint")}
      >
        <BackButton to={back} />
      </EmptyPanel>
    );
  }
  return (
    <Stack gap="8">
      <PageHeader
        title={t("erasure.title", { name: guest.name })}
        description={t("erasure.intro")}
        back={{ to: back, label: t("erasure.back") }}
        actions={
          <>
            <Button variant="outline" asChild>
              <a href={paths.guestRecordFile(eventId, guestId)} download={`${guest.name}.json`}>
                <Download aria-hidden />
                {t("erasure.download")}
              </a>
            </Button>
            <Button
              variant="outline"
              colorPalette="red"
              loading={isErasing}
              loadingText={t("erasure.erasing")}
              onClick={() => void askAndErase(guest.name)}
            >
              <UserRoundX aria-hidden />
              {t("erasure.erase")}
            </Button>
          </>
        }
      />
      <Text color="fg.muted">{t("erasure.lookUps")}</Text>
    </Stack>
  );
}

function BackButton({ to }: { to: string }) {
  return (
    <Button asChild alignSelf="start" variant="outline">
      <RouterLink to={to}>{t("erasure.back")}</RouterLink>
    </Button>
  );
}

/** What erasing a guest did, and where they remain. Replaces what was known about them. */
function ErasureAnswer({ erasure, back }: { erasure: EraseGuestMutation["eraseGuest"]; back: string }) {
  const { filesDropped, recordsChanged, mentions, remains } = erasure;
  const said = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with its screen.
  useEffect(() => said.current?.focus(), []);
  return (
    <Stack gap="8">
      <PageHeader title={t("erasure.done.title")} back={{ to: back, label: t("erasure.back") }} />
      <Notice status="success" ref={said}>
        {t("erasure.done.from", { records: recordsChanged, files: filesDropped })}
      </Notice>
      {mentions.length > 0 && (
        <SectionCard title={t("erasure.done.mentions")}>
          <List.Root variant="plain" gap="3">
            {mentions.map(({ where, text }) => (
              <List.Item key={`${where} ${text}`} display="block">
                <Text color="fg.muted" textStyle="sm">
                  {where}
                </Text>
                <Text overflowWrap="anywhere" whiteSpace="pre-line">
                  {text}
                </Text>
              </List.Item>
            ))}
          </List.Root>
        </SectionCard>
      )}
      <SectionCard title={t("erasure.done.remains")}>
        <List.Root gap="2" ps="5" maxW="text">
          {remains.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List.Root>
      </SectionCard>
      <BackButton to={back} />
    </Stack>
  );
}
