import { useParams } from "react-router-dom";
import { idFrom } from "../../common/id-from.ts";
import { GuestRecordScreen } from "../features/erasure/guest-record-screen.tsx";
import { EventNotFound } from "../features/events/event-not-found.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";

export function AdminGuestRecord() {
  const params = useParams();
  const eventId = idFrom(params.eventId);
  const guestId = idFrom(params.guestId);
  if (eventId === undefined || guestId === undefined) return <EventNotFound />;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: t("erasure.screenTitle") })}</title>
      <GuestRecordScreen
        key={guestId}
        eventId={eventId}
        guestId={guestId}
        back={`${paths.adminEvent(eventId)}?tab=guests`}
      />
    </>
  );
}
