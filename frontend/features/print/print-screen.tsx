import { useQuery } from "@apollo/client/react";
import { Button, Stack } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { queryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { PrintableEvent } from "./choices/print-form.ts";
import { PrintEventDocument, type PrintEventQuery } from "./generated/print-event.ts";
import { PrintDesk } from "./print-desk.tsx";
import { PrintSkeleton } from "./print-skeleton.tsx";
import { useShownPage } from "./use-shown-page.ts";

interface PrintScreenProps {
  eventId: number;
  eventName: string;
  back: { to: string; label: string };
  importPath?: string;
  seatingPath: string;
}

export function PrintScreen({ eventId, eventName, back, ...paths }: PrintScreenProps) {
  // Tables and columns follow from changes that other screens made since.
  const { data, error, refetch } = useQuery(PrintEventDocument, {
    variables: { eventId },
    fetchPolicy: "cache-and-network",
  });
  const failure = queryFailure(error, refetch);
  return (
    <Stack gap={{ base: "5", lg: "6" }}>
      <PageHeader title={t("print-screen.title")} back={back} description={eventName} />
      {failure && !data && <LoadError title={t("print-screen.loadFailed")} {...failure} />}
      {!failure && !data && <PrintSkeleton />}
      {data && <Printing event={printable(data)} {...paths} />}
    </Stack>
  );
}

interface PrintingProps extends Pick<PrintScreenProps, "importPath" | "seatingPath"> {
  event: PrintableEvent;
}

function Printing({ event, importPath, seatingPath }: PrintingProps) {
  const shown = useShownPage();
  // The sign needs no guests: it leads to the page on which they will find themselves.
  if (event.guestCount === 0 && shown.kind !== "sign") {
    return (
      <EmptyPanel
        icon={<Drawing name="cards" />}
        title={t("print-screen.empty.title")}
        description={t("print-screen.empty.text")}
      >
        {importPath !== undefined && (
          <Button asChild>
            <RouterLink to={importPath}>{t("print-screen.empty.import")}</RouterLink>
          </Button>
        )}
        <Button variant="plain" onClick={() => shown.choose("sign")}>
          {t("print-screen.empty.sign")}
        </Button>
      </EmptyPanel>
    );
  }
  return <PrintDesk event={event} shown={shown} seatingPath={seatingPath} />;
}

const printable = ({ event, tables, doorState }: PrintEventQuery): PrintableEvent => ({
  ...{ ...event, tables: tables.map(({ label }) => label), isBegun: doorState.version > 0 },
});
