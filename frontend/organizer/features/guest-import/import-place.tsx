import { Box } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import { DropAnywhere } from "../../ui/drop-anywhere.tsx";
import { Awaited } from "../../ui/page-spinner.tsx";
import { usePaste } from "./pasted-file.ts";
import { UploadProgress } from "./upload-progress.tsx";
import type { GuestImport } from "./use-guest-import.ts";

interface ImportPlaceProps {
  guestImport: GuestImport;
  /** The event's link for guests; undefined where the screen has it anyway. */
  shortLink: string | undefined;
  children: ReactNode;
}

/** Over the report: nothing may move under a click when the progress goes. */
const alongTopEdge = {
  position: "absolute",
  inset: "0",
  borderRadius: "l3",
  overflow: "hidden",
  pointerEvents: "none",
} as const;

const ImportStep = lazyPart(async () => (await import("./import-step.tsx")).ImportStep);

const ImportReport = lazyPart(async () => (await import("./import-report.tsx")).ImportReport);

/** Takes a file dropped anywhere, and shows the import's step in place of the rest, or its result above the rest. */
export function ImportPlace({ guestImport, shortLink, children }: ImportPlaceProps) {
  const { isOpen, isSample, isUploading, outcome, percent, choose, forgetOutcome } = guestImport;
  usePaste(isOpen ? guestImport.request === null : guestImport.asksForList && !isUploading, choose);
  const imported = outcome?.kind === "imported" ? outcome : null;
  return (
    <>
      <DropAnywhere
        label={t("guest-import.drop.title")}
        hint={t("guest-import.drop.hint")}
        disabled={isSample || isUploading}
        onFile={choose}
      />
      {isOpen && (
        <Awaited>
          <ImportStep guestImport={guestImport} />
        </Awaited>
      )}
      {!isOpen && (
        <Box position="relative" _empty={{ display: "none" }}>
          {imported && (
            <Suspense>
              <ImportReport outcome={imported} shortLink={shortLink} onDismiss={forgetOutcome} />
            </Suspense>
          )}
          {percent !== null && (
            <Box {...(imported && alongTopEdge)}>
              <UploadProgress percent={percent} isThin={imported !== null} />
            </Box>
          )}
        </Box>
      )}
      {/* Typed text and open tabs stay while the step is open. */}
      <Box hidden={isOpen}>{children}</Box>
    </>
  );
}
