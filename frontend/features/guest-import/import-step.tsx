import { Flex, Heading, Stack } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import { focusMain, useEscape } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CheckStep } from "./check-step.tsx";
import { FileStep } from "./file-entry.tsx";
import { StepList } from "./step-list.tsx";
import type { GuestImport } from "./use-guest-import.ts";

export function ImportStep({ guestImport }: { guestImport: GuestImport }) {
  const { request, isChanged, isUploading, cancel } = guestImport;
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const current = request === null ? "file" : "check";

  // What had the focus disappears with the step.
  useEffect(() => focusMain, []);

  useEscape(() => {
    if (isUploading) return;
    if (isChanged) setIsAsking(true);
    else cancel();
  });

  return (
    <Stack as="section" aria-labelledby={titleId} gap="6">
      <StepHead key={current} titleId={titleId} current={current} />
      {request === null ? (
        <FileStep guestImport={guestImport} />
      ) : (
        <CheckStep guestImport={guestImport} request={request} />
      )}
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

interface StepHeadProps {
  titleId: string;
  current: "file" | "check";
}

function StepHead({ titleId, current }: StepHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Flex gap="3" wrap="wrap" justify="space-between" align="center">
      <Heading ref={title} id={titleId} as="h2" size="xl" tabIndex={-1} outline="none">
        {t("guest-import.step.title")}
      </Heading>
      <StepList current={current} />
    </Flex>
  );
}
