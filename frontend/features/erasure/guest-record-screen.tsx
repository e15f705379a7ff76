import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Stack, Text } from "@chakra-ui/react";
import { Download, Printer, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { errorText } from "../../lib/error-text.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { isNotFound } from "../../lib/is-not-found.ts";
import { eraseFragment, paths } from "../../lib/paths.ts";
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
import { EraseGuestDocument } from "./generated/erase-guest.ts";
import { GuestRecordDocument } from "./generated/guest-record.ts";
import { RecordSections, type RecordWords } from "./record-sections.tsx";

interface GuestRecordScreenProps {
  eventId: number;
  guestId: number;
  back: string;
  words: RecordWords;
}

/** Everything that an event holds about one guest, to read, to print, to take away, and to erase. */
export function GuestRecordScreen({ eventId, guestId, back, words }: GuestRecordScreenProps) {
  const variables = { eventId, guestId };
  const [isAsking, setIsAsking] = useState(useLocation().hash === eraseFragment);
  const [erase, erasing] = useMutation(EraseGuestDocument, { variables, fetchPolicy: "no-cache" });
  const erasure = erasing.data?.eraseGuest;
  // Nothing of it stays in the browser's memory.
  const { data, error, refetch } = useQuery(GuestRecordDocument, {
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
  if (isNotFound(error)) return <GuestGone back={back} />;
  if (failure) return <LoadError title={t("erasure.loadFailed")} {...failure} />;
  if (!data) return <PageSpinner label={t("ui.loading", { label: t("erasure.screenTitle") })} />;
  const { guestRecord: record } = data;
  return (
    <Stack gap="8">
      <PageHeader
        title={t("erasure.title", { name: record.guest.name })}
        description={t("erasure.intro")}
        back={{ to: back, label: t("erasure.back") }}
        actions={
          <>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden />
              {t("erasure.print")}
            </Button>
            <Button variant="outline" asChild>
              <a href={paths.guestRecordFile(eventId, guestId)} download={`${record.guest.name}.json`}>
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
      {record.isShortened && <Text color="fg.muted">{t("erasure.shortened")}</Text>}
      <RecordSections record={record} words={words} />
      <Text color="fg.muted">{t("erasure.lookUps")}</Text>
      <ConfirmDialog
        open={isAsking}
        title={t("erasure.question", { name: record.guest.name })}
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
