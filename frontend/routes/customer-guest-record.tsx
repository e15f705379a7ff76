import { Navigate, useParams } from "react-router-dom";
import { idFrom } from "../../common/id-from.ts";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { GuestRecordScreen } from "../features/erasure/guest-record-screen.tsx";
import { useMyEvent } from "../features/events/use-my-event.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { LoadError } from "../ui/load-error.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

export function CustomerGuestRecord() {
  const { user } = useCurrentUser();
  const guestId = idFrom(useParams().guestId);
  if (user?.role === "ADMIN") return <Navigate to={paths.adminEvents} replace />;
  return guestId === undefined ? <Navigate to={paths.customerEventEditor} replace /> : <MyGuest guestId={guestId} />;
}

function MyGuest({ guestId }: { guestId: number }) {
  const { event, failure } = useMyEvent();
  if (failure) return <LoadError title={t("events.createFailed")} {...failure} />;
  if (!event) return <PageSpinner label={t("ui.loading", { label: t("erasure.screenTitle") })} />;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: t("erasure.screenTitle") })}</title>
      <GuestRecordScreen
        key={guestId}
        eventId={event.id}
        guestId={guestId}
        back={`${paths.customerEventEditor}?tab=guests`}
      />
    </>
  );
}
