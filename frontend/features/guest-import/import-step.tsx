import { Flex, Heading, Stack } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import { t } from "../../lib/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CheckStep } from "./check-step.tsx";
import { FileStep } from "./file-step.tsx";
import { StepList } from "./step-list.tsx";
import { useEscape } from "./use-escape.ts";
import type { GuestImport } from "./use-guest-import.ts";

/** Importing a file, over the full width: choosing it, then checking what it does. */
export function ImportStep({ guestImport }: { guestImport: GuestImport }) {
  const { request, isChanged, isUploading, cancel } = guestImport;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isCheck = request !== null;

  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);

  useEscape(() => {
    if (isUploading) return;
    if (isChanged) setIsAsking(true);
    else cancel();
  });

  return (
    <Stack as="section" aria-labelledby={titleId} gap="6">
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <Heading ref={title} id={titleId} as="h2" size="xl" tabIndex={-1} outline="none">
          {t("guest-import.step.title")}
        </Heading>
        <StepList current={isCheck ? "check" : "file"} />
      </Flex>
      {isCheck ? <CheckStep guestImport={guestImport} request={request} /> : <FileStep guestImport={guestImport} />}
      <ConfirmDialog
        open={isAsking}
        title={t("guest-import.stop.title")}
        description={t("guest-import.stop.description")}
        confirmLabel={t("guest-import.stop.confirm")}
        cancelLabel={t("guest-import.stop.stay")}
        onConfirm={() => {
          setIsAsking(false);
          cancel();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
