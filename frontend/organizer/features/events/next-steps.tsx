import { Button, Center, Flex, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { firstEventName } from "../../../../common/first-event-name.ts";
import { defaultTheme, type EventTheme, isSameLook } from "../../../../common/theme.ts";
import { type EventPaths, useEventPaths } from "../../event/event-here.ts";
import { longDate } from "../../lib/dates.ts";
import { useLinkSharing } from "../../lib/link-sharing.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { ShareActions } from "./sharing.tsx";

interface Progress {
  name: string;
  date: string;
  day: string | null;
  guestCount: number;
  unseatedGuestCount: number;
  tableCount: number;
  theme: EventTheme;
}

interface Step {
  text: string;
  isDone: boolean;
  action: string;
  to: string;
}

/** What there is to do before the link is shared. */
export function stepsOf(event: Progress, paths: Pick<EventPaths, "event" | "guests" | "seating">): Step[] {
  const { guestCount: guests, tableCount: tables, unseatedGuestCount: unseated, theme } = event;
  const isNamed = event.name !== firstEventName && event.date !== "";
  const hasList = guests > 0;
  const hasLook = !isSameLook(theme, defaultTheme);
  const details = `${paths.event}?tab=details`;
  const steps: (Step & { isNeeded?: boolean })[] = [
    {
      text: t(isNamed ? "events.steps.name.done" : "events.steps.name.toDo"),
      isDone: isNamed,
      action: t("events.steps.name.action"),
      // An event that nobody has named yet opens with that question.
      to: isNamed ? details : paths.event,
    },
    {
      isNeeded: isNamed && event.day === null,
      text: t("events.steps.day.toDo"),
      isDone: false,
      action: t("events.steps.day.action"),
      to: details,
    },
    {
      text: hasList ? t("events.steps.list.done", { guests, tables }) : t("events.steps.list.toDo"),
      isDone: hasList,
      action: t(hasList ? "events.steps.list.open" : "events.steps.list.action"),
      to: paths.guests,
    },
    {
      isNeeded: unseated > 0,
      text: t("events.steps.seats.toDo", { count: unseated }),
      isDone: false,
      action: t("events.steps.seats.action"),
      to: paths.seating,
    },
    {
      text: t(hasLook ? "events.steps.look.done" : "events.steps.look.toDo"),
      isDone: hasLook,
      action: t(hasLook ? "events.steps.look.change" : "events.steps.look.action"),
      to: `${paths.event}?tab=theme`,
    },
  ];
  return steps.filter(({ isNeeded = true }) => isNeeded);
}

/** What there is to do for an event, done or not. The first that is not done has the one filled button. */
export function NextSteps({ event }: { event: Progress & ComponentProps<typeof ShareActions>["event"] }) {
  const sharing = useLinkSharing(event.id);
  const steps = stepsOf(event, useEventPaths());
  const next = steps.find(({ isDone }) => !isDone);
  const shared = sharing && t(`events.steps.share.${sharing.way}`, { date: longDate(sharing.at) });
  return (
    <Stack as="ul" aria-label={t("events.steps.label")} listStyleType="none" gap="0">
      {steps.map((step) => (
        <StepRow key={step.text} isDone={step.isDone} text={step.text}>
          <Button asChild size="sm" variant={step === next ? "solid" : "ghost"} me={step === next ? "0" : "-3"}>
            <RouterLink to={step.to}>{step.action}</RouterLink>
          </Button>
        </StepRow>
      ))}
      <StepRow isDone={sharing !== undefined} text={shared ?? t("events.steps.share.toDo")} isWide>
        <Stack gap="3" maxW="xl">
          <ShareActions
            event={event}
            copyButton={{
              label: t("events.copy"),
              "aria-label": t("events.copyLinkOf", { name: event.name }),
              variant: next || sharing ? "outline" : "solid",
            }}
            copiedToast={success(t("toasts.copied.title"), t("toasts.copied.text"))}
          />
          {!event.isPublic && (
            <Text textStyle="sm" color="brass.fg" maxW="text">
              {t("events.sharingPrivateHint")}
            </Text>
          )}
        </Stack>
      </StepRow>
    </Stack>
  );
}

interface StepRowProps {
  isDone: boolean;
  text: string;
  /** Whether what is to do stands below the text, not beside it. */
  isWide?: boolean;
  children: ReactNode;
}

function StepRow({ isDone, text, isWide = false, children }: StepRowProps) {
  const align = isWide ? "start" : "center";
  return (
    <Flex as="li" gap="4" py="3" minH="16" align={align} borderTopWidth="1px" _last={{ borderBottomWidth: "1px" }}>
      <Center
        aria-hidden
        flexShrink="0"
        boxSize="6"
        borderRadius="full"
        borderWidth="1.5px"
        {...(isDone
          ? { bg: "brand.subtle", borderColor: "brand.subtle", color: "brand.fg" }
          : { borderColor: "border.emphasized" })}
      >
        {isDone && <Check size={14} strokeWidth={3} />}
      </Center>
      <Flex
        flexGrow="1"
        minW="0"
        columnGap="4"
        rowGap="3"
        direction={isWide ? "column" : "row"}
        align={isWide ? "stretch" : "center"}
        justify="space-between"
      >
        <Text
          minH="6"
          fontWeight={isDone ? "normal" : "medium"}
          color={isDone ? "fg.muted" : "fg"}
          overflowWrap="anywhere"
        >
          <VisuallyHidden>{t(isDone ? "events.steps.done" : "events.steps.toDo")} </VisuallyHidden>
          {text}
        </Text>
        {children}
      </Flex>
    </Flex>
  );
}
