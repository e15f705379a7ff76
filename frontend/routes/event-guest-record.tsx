import { Navigate, useParams } from "react-router-dom";
import { idFrom } from "../../common/id-from.ts";
import { useEventHere } from "../event/event-here.ts";
import { GuestRecordScreen } from "../features/erasure/guest-record-screen.tsx";
import { t } from "../lib/text.ts";

export function EventGuestRecord() {
  const { paths } = useEventHere();
  const guestId = idFrom(useParams().guestId);
  if (guestId === undefined) return <Navigate to={paths.guests} replace />;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: t("erasure.screenTitle") })}</title>
      <GuestRecordScreen key={guestId} guestId={guestId} />
    </>
  );
}
