import { Navigate } from "react-router-dom";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { useMyEvent } from "../features/events/use-my-event.ts";
import { PrintScreen } from "../features/print/print-screen.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { LoadError } from "../ui/load-error.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

export function CustomerPrint() {
  const { user } = useCurrentUser();
  return user?.role === "ADMIN" ? <Navigate to={paths.adminEvents} replace /> : <MyPrints />;
}

function MyPrints() {
  const { event, failure } = useMyEvent();
  const guestList = `${paths.customerEventEditor}?tab=guests`;
  if (failure) return <LoadError title={t("events.createFailed")} {...failure} />;
  if (!event) return <PageSpinner label={t("ui.loading", { label: t("print-screen.title") })} />;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: `${t("print-screen.title")} · ${event.name}` })}</title>
      <PrintScreen
        eventId={event.id}
        eventName={event.name}
        back={{ to: guestList, label: t("print-screen.back") }}
        importPath={guestList}
        seatingPath={paths.customerSeating}
      />
    </>
  );
}
