import { chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { ask } from "../../lib/ask.ts";
import { focusMain, useEscape } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { CheckStep } from "./check-step.tsx";
import { FileStep } from "./file-entry.tsx";
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

const steps = ["file", "check", "done"] as const;

export function StepList({ current }: { current: (typeof steps)[number] }) {
  const place = steps.indexOf(current);
  return (
    <Flex asChild gap="2" align="center" textStyle="sm">
      <ol aria-label={t("guest-import.step.list")}>
        {steps.map((step, at) => (
          <chakra.li
            key={step}
            display="flex"
            alignItems="center"
            gap="2"
            color="fg.muted"
            _currentStep={{ color: "fg", fontWeight: "semibold" }}
            aria-current={at === place ? "step" : undefined}
          >
            {at > 0 && <chakra.span w={{ base: "4", md: "8" }} borderTopWidth="1px" borderColor="border.strong" />}
            <Flex
              as="span"
              align="center"
              justify="center"
              boxSize="6"
              borderRadius="full"
              borderWidth="1px"
              borderColor={at <= place ? "brand.solid" : "border.strong"}
              bg={at === place ? "brand.solid" : undefined}
              color={at === place ? "brand.contrast" : undefined}
              textStyle="xs"
            >
              {at < place || current === "done" ? <Check size={14} aria-hidden /> : at + 1}
            </Flex>
            {t(`guest-import.step.${step}`)}
          </chakra.li>
        ))}
      </ol>
    </Flex>
  );
}
