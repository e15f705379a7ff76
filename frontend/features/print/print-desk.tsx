import { useQuery } from "@apollo/client/react";
import { Button, Stack, useBreakpointValue } from "@chakra-ui/react";
import { FileArchive } from "lucide-react";
import { choicesOf } from "../../../common/print/print-choices.ts";
import { printKindWords } from "../../../common/print/print-kinds.ts";
import { optionsOf, type PrintOptions } from "../../../common/print/print-options.ts";
import { printPapers } from "../../../common/print/print-words.ts";
import { graphName } from "../../../common/print/words.ts";
import { noteLinkSharing } from "../../lib/link-sharing.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { ChoicesPanel } from "./choices/choices-panel.tsx";
import { DownloadBar } from "./download/download-bar.tsx";
import { useDownload } from "./download/use-download.ts";
import { LastPrintsDocument } from "./generated/last-prints.ts";
import { KindList, KindSelect } from "./kinds/kind-list.tsx";
import { LastPrintLine } from "./last-print-line.tsx";
import { usesInches } from "./paper-names.ts";
import { PagePreview } from "./preview/page-preview.tsx";
import { PrintNotices } from "./preview/print-notices.tsx";
import { usePreview } from "./preview/use-preview.ts";
import { PrintColumns } from "./print-columns.tsx";
import { printQuery } from "./print-query.ts";
import type { PrintableEvent } from "./printable-event.ts";
import { usePrintOptions } from "./use-print-options.ts";
import type { ShownPage } from "./use-shown-page.ts";

interface PrintDeskProps {
  event: PrintableEvent;
  shown: ShownPage;
  seatingPath: string;
}

export function PrintDesk({ event, shown, seatingPath }: PrintDeskProps) {
  const { kind } = shown;
  const isWide = useBreakpointValue({ base: false, xl: true }, { ssr: false }) ?? false;
  const { options, change } = usePrintOptions(event, kind);
  const choices = choicesOf(kind);
  const preview = usePreview(event.id, kind, options, shown.page);
  const download = useDownload();
  // The counts of what changed follow from the list as it is now.
  const { data, refetch } = useQuery(LastPrintsDocument, {
    variables: { eventId: event.id, kind: graphName(printKindWords, kind) },
    fetchPolicy: "cache-and-network",
  });
  const prints = data?.prints ?? [];
  const [last] = prints;
  const canPrintChanges = choices.guests.includes("changed") && options.guests.which !== "changed";

  function save(printed: PrintOptions): void {
    const address = `${paths.printFile(event.id, kind)}?${printQuery(printed)}`;
    download.start(address, `${kind}.pdf`, () => {
      if (kind === "sign") noteLinkSharing(event.id, "printed");
      if (!printed.isTestFrame) void refetch().catch(() => undefined);
    });
  }

  function saveForVenue(): void {
    const paper = graphName(printPapers, usesInches(navigator.languages) ? "letter" : "a4");
    download.start(`${paths.venuePrints(event.id)}?paper=${paper}`, "venue.zip", () => {
      void refetch().catch(() => undefined);
    });
  }

  // What is chosen next begins on its first page.
  function choose(part: Partial<PrintOptions>): void {
    change(part);
    if (shown.page > 1) shown.turnTo(1);
  }

  return (
    <PrintColumns
      kinds={
        <Stack gap="4">
          {isWide ? (
            <KindList kind={kind} onChoose={shown.choose} />
          ) : (
            <KindSelect kind={kind} onChoose={shown.choose} />
          )}
          <Button
            variant="outline"
            size="sm"
            alignSelf="start"
            disabled={download.state.kind === "running"}
            onClick={saveForVenue}
          >
            <FileArchive aria-hidden />
            {t("print-screen.download.venue")}
          </Button>
        </Stack>
      }
      choices={
        <ChoicesPanel
          form={{
            ...{ event, kind, choices, options, prints, fields: optionsOf(kind) },
            change: choose,
            onTestFrame: () => save({ ...options, isTestFrame: true }),
          }}
        />
      }
      preview={
        <Stack gap="3">
          <PagePreview
            {...{ kind, options, preview }}
            notices={preview.page && <PrintNotices {...{ event, kind, options, seatingPath }} page={preview.page} />}
            onTurn={shown.turnTo}
          />
          <DownloadBar download={download} isDisabled={preview.failure !== undefined} onDownload={() => save(options)}>
            {last && (
              <LastPrintLine
                print={last}
                offersChanges={canPrintChanges}
                onPrintChanges={() => choose({ guests: { which: "changed", since: last.id } })}
              />
            )}
          </DownloadBar>
        </Stack>
      }
    />
  );
}
