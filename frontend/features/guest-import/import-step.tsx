import { Flex, Heading, Stack } from "@chakra-ui/react";
import { useEffect, useId, useRef } from "react";
import { ask } from "../../lib/ask.ts";
import { focusMain, useEscape } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { CheckStep } from "./check-step.tsx";
import { FileStep } from "./file-entry.tsx";
import { StepList } from "./step-list.tsx";
import type { GuestImport } from "./use-guest-import.ts";

export function ImportStep({ guestImport }: { guestImport: GuestImport }) {
  const { request, isChanged, isUploading, cancel } = guestImport;
  const titleId = useId();
  const current = request === null ? "file" : "check";

  // What had the focus disappears with the step.
  useEffect(() => focusMain, []);

  useEscape(() => {
    if (!isUploading) void stop();
  });

  async function stop() {
    if (!isChanged || (await askToStop())) cancel();
  }

  return (
    <Stack as="section" aria-labelledby={titleId} gap="6">
      <StepHead key={current} titleId={titleId} current={current} />
      {request === null ? (
        <FileStep guestImport={guestImport} />
      ) : (
        <CheckStep guestImport={guestImport} request={request} />
      )}
    </Stack>
  );
}

const askToStop = () =>
  ask({
    title: t("guest-import.stop.title"),
    description: t("guest-import.stop.description"),
    confirmLabel: t("guest-import.stop.confirm"),
    cancelLabel: t("guest-import.stop.stay"),
  });

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
