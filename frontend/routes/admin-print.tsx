import { skipToken, useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { idFrom } from "../../common/id-from.ts";
import { EventNotFound } from "../features/events/event-not-found.tsx";
import { PrintScreen } from "../features/print/print-screen.tsx";
import { isNotFound } from "../lib/is-not-found.ts";
import { paths } from "../lib/paths.ts";
import { queryFailure } from "../lib/query-failure.ts";
import { t } from "../lib/text.ts";
import { LoadError } from "../ui/load-error.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";
import { AdminPrintDocument } from "./generated/admin-print.ts";

export function AdminPrint() {
  const id = idFrom(useParams().eventId);
  const { data, error, refetch } = useQuery(AdminPrintDocument, id === undefined ? skipToken : { variables: { id } });
  const failure = queryFailure(error, refetch);

  if (id === undefined || isNotFound(error)) return <EventNotFound />;
  if (failure) return <LoadError title={t("print-screen.loadFailed")} {...failure} />;
  if (!data) return <PageSpinner label={t("ui.loading", { label: t("print-screen.title") })} />;
  const guestList = `${paths.adminEvent(id)}?tab=guests`;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: `${t("print-screen.title")} · ${data.event.name}` })}</title>
      <PrintScreen
        key={id}
        eventId={id}
        eventName={data.event.name}
        back={{ to: guestList, label: t("print-screen.back") }}
        importPath={guestList}
        seatingPath={paths.adminSeating(id)}
      />
    </>
  );
}
