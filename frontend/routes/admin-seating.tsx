import { skipToken, useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { idFrom } from "../../common/id-from.ts";
import { EventNotFound } from "../features/events/event-not-found.tsx";
import { SeatingScreen } from "../features/seating/seating-screen.tsx";
import { isNotFound } from "../lib/is-not-found.ts";
import { paths } from "../lib/paths.ts";
import { queryFailure } from "../lib/query-failure.ts";
import { refusalText } from "../lib/refusal-text.ts";
import { t } from "../lib/text.ts";
import { LoadError } from "../ui/load-error.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";
import { AdminSeatingDocument } from "./generated/admin-seating.ts";
import { BoardGuestForm } from "./late-guest-form.ts";
import { BoardTablesHere } from "./late-tables-here.ts";

export function AdminSeating() {
  const id = idFrom(useParams().eventId);
  const { data, error, refetch } = useQuery(AdminSeatingDocument, id === undefined ? skipToken : { variables: { id } });
  const failure = queryFailure(error, refetch, refusalText);

  if (id === undefined || isNotFound(error)) return <EventNotFound />;
  if (failure) return <LoadError title={t("seating.loadFailed")} {...failure} />;
  if (!data) return <PageSpinner label={t("seating.loading")} />;
  const guestList = `${paths.adminEvent(id)}?tab=guests`;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: `${t("seating.title")} · ${data.event.name}` })}</title>
      <SeatingScreen
        key={id}
        eventId={id}
        guestForm={BoardGuestForm}
        tablesHere={BoardTablesHere}
        eventName={data.event.name}
        listVersion={data.event.guestListVersion}
        isReadOnly={data.event.isSample}
        back={{ to: guestList, label: t("seating.backToEvent") }}
        printPath={paths.adminPrint(id)}
        importPath={guestList}
      />
    </>
  );
}
