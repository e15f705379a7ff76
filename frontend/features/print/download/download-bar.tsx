import { Box, Button, Flex, Progress, Stack, Text } from "@chakra-ui/react";
import { Download as DownloadIcon } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../lib/text.ts";
import { formatBytes } from "../../../lib/words.ts";
import type { Receipt } from "./read-file.ts";
import type { Download, DownloadState } from "./use-download.ts";

interface DownloadBarProps {
  download: Download;
  isDisabled: boolean;
  onDownload: () => void;
  children: ReactNode;
}

export function DownloadBar({ download, isDisabled, onDownload, children }: DownloadBarProps) {
  const { state, cancel } = download;
  const isRunning = state.kind === "running";
  return (
    <Box
      data-bottom-bar
      position={{ base: "sticky", lg: "static" }}
      bottom="0"
      zIndex="docked"
      mx={{ base: "-4", md: "-8", lg: "0" }}
      px={{ base: "4", md: "8", lg: "0" }}
      pt={{ base: "3", lg: "0" }}
      pb={{ base: "max(0.75rem, env(safe-area-inset-bottom))", lg: "0" }}
      bg="bg"
      borderTopWidth={{ base: "1px", lg: "0" }}
    >
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <Box flex="1 1 14rem" minW="0">
          <Box role="status" _empty={{ display: "none" }}>
            <Outcome state={state} />
          </Box>
          {isRunning && <Received receipt={state.receipt} />}
          {state.kind === "idle" && children}
        </Box>
        {isRunning ? (
          <Button key="cancel" variant="outline" flex={{ base: "1", sm: "none" }} minW="40" onClick={cancel}>
            {t("ui.cancel")}
          </Button>
        ) : (
          <Button key="download" flex={{ base: "1", sm: "none" }} minW="40" disabled={isDisabled} onClick={onDownload}>
            <DownloadIcon aria-hidden />
            {t("print-screen.download.start")}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

function Outcome({ state }: { state: DownloadState }) {
  switch (state.kind) {
    case "running":
      return <Text textStyle="sm">{t("print-screen.download.running")}</Text>;
    case "saved":
      return (
        <Text textStyle="sm" color="brand.fg" fontWeight="medium" overflowWrap="anywhere">
          {t("print-screen.download.saved", { filename: state.filename })}
        </Text>
      );
    case "failed":
      return (
        <Stack gap="0">
          <Text textStyle="sm" color="fg.error" fontWeight="semibold">
            {t("print-screen.download.failed")}
          </Text>
          <Text textStyle="sm" overflowWrap="anywhere">
            {state.reason}
          </Text>
        </Stack>
      );
    default:
      return null;
  }
}

/** Not read out: it changes many times a second. */
function Received({ receipt: { received, total } }: { receipt: Receipt }) {
  return (
    <Flex gap="3" align="center" mt="1">
      <Progress.Root
        size="sm"
        flex="1"
        value={total === undefined ? null : Math.min((received / total) * 100, 100)}
        aria-label={t("print-screen.download.running")}
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text textStyle="xs" color="fg.muted" minW="16" textAlign="end" fontVariantNumeric="tabular-nums" aria-hidden>
        {formatBytes(received)}
      </Text>
    </Flex>
  );
}
