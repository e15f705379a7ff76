import { useQuery } from "@apollo/client/react";
import { Button, Skeleton, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { papers } from "../../../../common/print/papers.ts";
import { type PrintKind, printKinds } from "../../../../common/print/print-kinds.ts";
import { queryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel, LoadError } from "../../ui/empty-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { FirstLoad } from "../../ui/page-spinner.tsx";
import type { PrintableEvent } from "./choices/print-form.ts";
import { PrintEventDocument, type PrintEventQuery } from "./generated/print-event.ts";
import { firstKind } from "./kinds/kind-list.tsx";
import { PageView } from "./preview/page-view.tsx";
import { PrintColumns, PrintDesk } from "./print-desk.tsx";

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

const lines = [0, 1, 2, 3, 4, 5].map((line) => <Skeleton key={line} h="9" />);
const hidden = (children: ReactNode) => (
  <Stack gap="3" aria-hidden>
    {children}
  </Stack>
);

function PrintSkeleton() {
  return (
    <>
      <FirstLoad label={t("ui.loading", { label: t("print-screen.title") })} />
      <PrintColumns
        kinds={hidden(lines)}
        choices={hidden(lines)}
        preview={<PageView svg={undefined} page={1} label="" isDimmed={false} paper={papers.a4} />}
      />
    </>
  );
}

/** What is printed and which page of it is shown, both in the address: `?kind=place-cards&page=3`. */
export interface ShownPage {
  kind: PrintKind;
  /** From 1. */
  page: number;
  choose: (kind: PrintKind) => void;
  turnTo: (page: number) => void;
}

function useShownPage(): ShownPage {
  const [params, setParams] = useSearchParams();
  const show = (kind: PrintKind, page: number) =>
    setParams(page > 1 ? { kind, page: String(page) } : { kind }, { replace: true, preventScrollReset: true });
  const kind = printKinds.find((one) => one === params.get("kind")) ?? firstKind;
  return {
    kind,
    page: Number(/^[1-9]\d{0,5}$/.exec(params.get("page") ?? "")?.[0] ?? 1),
    choose: (next) => show(next, 1),
    turnTo: (page) => show(kind, page),
  };
}
