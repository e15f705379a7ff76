import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Stack, Text } from "@chakra-ui/react";
import { Download, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useEventHere } from "../../event/event-here.ts";
import { errorText } from "../../lib/error-text.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { paths } from "../../lib/paths.ts";
import { queryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PageSpinner } from "../../ui/page-spinner.tsx";
import { showToast } from "../../ui/show-toast.ts";
import { ErasureAnswer } from "./erasure-answer.tsx";
import { EraseGuestDocument, RecordedGuestDocument } from "./generated/erase-guest.ts";

/** Everything that an event holds about one guest, to take away and to erase. */
export function GuestRecordScreen({ guestId }: { guestId: number }) {
  const { event, paths: screens } = useEventHere();
  const [eventId, back] = [event.id, screens.guests];
  const variables = { eventId, guestId };
  const [isAsking, setIsAsking] = useState(false);
  const [erase, erasing] = useMutation(EraseGuestDocument, { variables, fetchPolicy: "no-cache" });
  const erasure = erasing.data?.eraseGuest;
  const { data, error, refetch } = useQuery(RecordedGuestDocument, {
    variables,
    fetchPolicy: "no-cache",
    skip: erasure !== undefined,
  });
  const failure = queryFailure(error, refetch);

  async function eraseNow() {
    setIsAsking(false);
    try {
      await erase();
      const { cache } = erasing.client;
      cache.evict({ id: cache.identify({ __typename: "Guest", id: guestId }) ?? "" });
      forgetGuestList(erasing.client, eventId);
    } catch (failed) {
      showToast(toastTexts.eraseGuestFailed(errorText(failed)));
    }
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
              loading={erasing.loading}
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
