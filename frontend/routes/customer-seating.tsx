import { Navigate } from "react-router-dom";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { useMyEvent } from "../features/events/use-my-event.ts";
import { SeatingScreen } from "../features/seating/seating-screen.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { LoadError } from "../ui/load-error.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";
import { BoardGuestForm } from "./late-guest-form.ts";
import { BoardTablesHere } from "./late-tables-here.ts";

export function CustomerSeating() {
  const { user } = useCurrentUser();
  return user?.role === "ADMIN" ? <Navigate to={paths.adminEvents} replace /> : <MySeating />;
}

function MySeating() {
  const { event, failure } = useMyEvent();
  const guestList = `${paths.customerEventEditor}?tab=guests`;
  if (failure) return <LoadError title={t("events.createFailed")} {...failure} />;
  if (!event) return <PageSpinner label={t("seating.loading")} />;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: `${t("seating.title")} · ${event.name}` })}</title>
      <SeatingScreen
        eventId={event.id}
        guestForm={BoardGuestForm}
        tablesHere={BoardTablesHere}
        eventName={event.name}
        listVersion={event.guestListVersion}
        isReadOnly={event.isSample}
        back={{ to: guestList, label: t("seating.backToEvent") }}
        printPath={paths.customerPrint}
        importPath={guestList}
      />
    </>
  );
}
