import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Download as DownloadIcon } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../lib/text.ts";
import type { Download, DownloadState } from "./use-download.ts";

interface DownloadBarProps {
  download: Download;
  isDisabled: boolean;
  onDownload: () => void;
  children: ReactNode;
}

export function DownloadBar({ download: { state, cancel }, isDisabled, onDownload, children }: DownloadBarProps) {
  const isRunning = state.kind === "running";
  const button = { flex: { base: "1", sm: "none" }, minW: "40" };
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
          <Box role="status" textStyle="sm" overflowWrap="anywhere" _empty={{ display: "none" }}>
            <Outcome state={state} />
          </Box>
          {state.kind === "idle" && children}
        </Box>
        {isRunning ? (
          <Button key="cancel" variant="outline" {...button} onClick={cancel}>
            {t("ui.cancel")}
          </Button>
        ) : (
          <Button key="download" {...button} disabled={isDisabled} onClick={onDownload}>
            <DownloadIcon aria-hidden />
            {t("print-screen.download.start")}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

function Outcome({ state }: { state: DownloadState }) {
  if (state.kind === "running") return <Text>{t("print-screen.download.running")}</Text>;
  if (state.kind === "saved") {
    return (
      <Text color="brand.fg" fontWeight="medium">
        {t("print-screen.download.saved", { filename: state.filename })}
      </Text>
    );
  }
  if (state.kind === "idle") return null;
  return (
    <>
      <Text color="fg.error" fontWeight="semibold">
        {t("print-screen.download.failed")}
      </Text>
      <Text>{state.reason}</Text>
    </>
  );
}
