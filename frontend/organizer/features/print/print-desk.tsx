import { useQuery } from "@apollo/client/react";
import { Box, Button, Flex, Grid, Stack, Text, useBreakpointValue } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { printKindWords } from "../../../../common/print/print-kinds.ts";
import { graphName } from "../../../../common/print/words.ts";
import { noteLinkSharing } from "../../lib/link-sharing.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { ChoicesPanel } from "./choices/choices-panel.tsx";
import { printTime } from "./choices/field-texts.ts";
import type { Choices, LastPrint, PrintableEvent } from "./choices/print-form.ts";
import { DownloadBar } from "./download/download-bar.tsx";
import { useDownload } from "./download/use-download.ts";
import { LastPrintsDocument } from "./generated/last-prints.ts";
import { KindList, KindSelect } from "./kinds/kind-list.tsx";
import { PagePreview } from "./preview/page-preview.tsx";
import { PrintNotices } from "./preview/print-notices.tsx";
import { usePreview } from "./preview/use-preview.ts";
import type { ShownPage } from "./print-screen.tsx";
import { usePrintOptions } from "./use-print-options.ts";

interface PrintDeskProps {
  event: PrintableEvent;
  shown: ShownPage;
  seatingPath: string;
}

export function PrintDesk({ event, shown, seatingPath }: PrintDeskProps) {
  const { kind } = shown;
  const isWide = useBreakpointValue({ base: false, xl: true }, { ssr: false }) ?? false;
  const { options, fields, change } = usePrintOptions(event, kind);
  const preview = usePreview(event.id, kind, options, shown.page);
  const download = useDownload(kind);
  // The counts of what changed follow from the list as it is now.
  const { data, refetch } = useQuery(LastPrintsDocument, {
    variables: { eventId: event.id, kind: graphName(printKindWords, kind) },
    fetchPolicy: "cache-and-network",
  });
  const prints = data?.prints ?? [];
  const [last] = prints;
  const KindChoice = isWide ? KindList : KindSelect;

  function save(printed: Choices): void {
    download.start(`${paths.printFile(event.id, kind)}?${queryOf(printed)}`, `${kind}.pdf`, () => {
      if (kind === "sign") noteLinkSharing(event.id, "printed");
      if (printed.isTestFrame !== true) void refetch().catch(() => undefined);
    });
  }

  // What is chosen next begins on its first page.
  function choose(part: Choices): void {
    change(part);
    if (shown.page > 1) shown.turnTo(1);
  }

  return (
    <PrintColumns
      kinds={<KindChoice kind={kind} onChoose={shown.choose} />}
      choices={
        <ChoicesPanel
          form={{
            ...{ event, kind, fields, options, prints, change: choose, onChooseKind: shown.choose },
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
                offersChanges={"since" in options && options.which !== "changed"}
                onPrintChanges={() => choose({ which: "changed", since: last.id })}
              />
            )}
          </DownloadBar>
        </Stack>
      }
    />
  );
}

function queryOf(options: Choices): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options))
    for (const one of [value ?? []].flat()) query.append(name, String(one));
  return query.toString();
}

interface LastPrintLineProps {
  print: LastPrint;
  offersChanges: boolean;
  onPrintChanges: () => void;
}

function LastPrintLine({ print, offersChanges, onPrintChanges }: LastPrintLineProps) {
  const { guestCount: guests, changedCount: changed } = print;
  const time = printTime(print.printedAt);
  return (
    <Flex columnGap="3" wrap="wrap" align="center" minH={{ base: "10", lg: "8" }}>
      <Text textStyle="note">
        {guests === 0 ? t("print-screen.last.time", { time }) : t("print-screen.last.text", { time, guests, changed })}
      </Text>
      {offersChanges && changed > 0 && (
        <Button variant="plain" size="sm" px="0" color="brand.fg" onClick={onPrintChanges}>
          {t("print-screen.last.printChanges")}
        </Button>
      )}
    </Flex>
  );
}

interface PrintColumnsProps {
  kinds: ReactNode;
  choices: ReactNode;
  preview: ReactNode;
}

export function PrintColumns({ kinds, choices, preview }: PrintColumnsProps) {
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        lg: "16rem minmax(0, 1fr)",
        xl: "12.5rem 15.5rem minmax(0, 1fr)",
        "2xl": "14rem 18rem minmax(0, 1fr)",
      }}
      columnGap={{ lg: "8", "2xl": "12" }}
      rowGap="5"
      alignItems="start"
    >
      <Box gridColumn={{ lg: "1 / -1", xl: "auto" }} minW="0">
        {kinds}
      </Box>
      <Box minW="0">{choices}</Box>
      <Box minW="0" position={{ lg: "sticky" }} top={{ lg: "6" }}>
        {preview}
      </Box>
    </Grid>
  );
}
