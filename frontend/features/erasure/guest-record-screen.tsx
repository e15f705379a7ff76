import { useQuery } from "@apollo/client/react";
import { Button, Stack, Text } from "@chakra-ui/react";
import { Download, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useEventHere } from "../../event/event-here.ts";
import { useAct } from "../../lib/act.ts";
import { queryFailure } from "../../lib/errors.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PageSpinner } from "../../ui/page-spinner.tsx";
import { deletedGuests } from "../guests/guest-acts.ts";
import { ErasureAnswer } from "./erasure-answer.tsx";
import { EraseGuestDocument, type EraseGuestMutation, RecordedGuestDocument } from "./generated/erase-guest.ts";

/** Everything that an event holds about one guest, to take away and to erase. */
export function GuestRecordScreen({ guestId }: { guestId: number }) {
  const { event, paths: screens } = useEventHere();
  const [eventId, back] = [event.id, screens.guests];
  const variables = { eventId, guestId };
  const [isAsking, setIsAsking] = useState(false);
  const [act, isErasing] = useAct();
  const [erasure, setErasure] = useState<EraseGuestMutation["eraseGuest"]>();
  const { data, error, refetch } = useQuery(RecordedGuestDocument, {
    variables,
    fetchPolicy: "no-cache",
    skip: erasure !== undefined,
  });
  const failure = queryFailure(error, refetch);

  async function eraseNow() {
    setIsAsking(false);
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
  if (!guest) return <GuestGone back={back} />;
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
              onClick={() => setIsAsking(true)}
            >
              <UserRoundX aria-hidden />
              {t("erasure.erase")}
            </Button>
          </>
        }
      />
      <Text color="fg.muted">{t("erasure.lookUps")}</Text>
      <ConfirmDialog
        open={isAsking}
        title={t("erasure.question", { name: guest.name })}
        description={t("erasure.warning")}
        confirmLabel={t("erasure.confirm")}
        onConfirm={() => void eraseNow()}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}

function GuestGone({ back }: { back: string }) {
  return (
    <Stack gap="8">
      <PageHeader title={t("erasure.screenTitle")} back={{ to: back, label: t("erasure.back") }} />
      <EmptyPanel
        icon={<Drawing name="bell" />}
        title={t("erasure.guestGone")}
        description={t("erasure.guestGoneHint")}
      />
    </Stack>
  );
}
