import { Box, Button, Center, Flex, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { EventTheme } from "../../../common/theme.ts";
import { useEventPaths } from "../../event/event-here.ts";
import { longDate } from "../../lib/dates.ts";
import { type LinkSharing, useLinkSharing } from "../../lib/link-sharing.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { type Progress, type Step, type StepState, stepsOf } from "./next-steps.ts";
import { ShareActions } from "./sharing.tsx";

type EventToDo = Progress & ComponentProps<typeof ShareActions>["event"] & { tableCount: number };

/** What there is to do for an event, done or not. The first that is not done has the one filled button. */
export function NextSteps({ event }: { event: EventToDo }) {
  const paths = useEventPaths();
  const sharing = useLinkSharing(event.id);
  const steps = stepsOf(event, sharing !== undefined);
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const targets: Record<Exclude<Step, "share">, string> = {
    // An event that nobody has named yet opens with that question.
    name: steps[0]?.isDone ? `${paths.event}?tab=details` : paths.event,
    day: `${paths.event}?tab=details`,
    list: paths.guests,
    seats: paths.seating,
    look: `${paths.event}?tab=theme`,
  };
  return (
    <Stack as="ul" aria-label={t("events.steps.label")} listStyleType="none" gap="0">
      {steps.map((state) => (
        <StepRow
          key={state.step}
          state={state}
          text={textOf(state, event, sharing)}
          picture={state.step === "look" && state.isDone && <Colors theme={event.theme} />}
        >
          {state.step === "share" ? (
            <Stack gap="3" maxW="xl">
              <ShareActions
                event={event}
                copyButton={{
                  label: t("events.copy"),
                  "aria-label": t("events.copyLinkOf", { name: event.name }),
                  variant: next === "share" ? "solid" : "outline",
                }}
                copiedToast={success(t("toasts.copied.title"), t("toasts.copied.text"))}
              />
              {!event.isPublic && (
                <Text textStyle="sm" color="brass.fg" maxW="text">
                  {t("events.sharingPrivateHint")}
                </Text>
              )}
            </Stack>
          ) : (
            <Button
              asChild
              size="sm"
              variant={state.step === next ? "solid" : "ghost"}
              me={state.step === next ? "0" : "-3"}
            >
              <RouterLink to={targets[state.step]}>{actionOf(state)}</RouterLink>
            </Button>
          )}
        </StepRow>
      ))}
    </Stack>
  );
}

interface StepRowProps {
  state: StepState;
  text: string;
  picture: ReactNode;
  children: ReactNode;
}

function StepRow({ state, text, picture, children }: StepRowProps) {
  const isWide = state.step === "share";
  return (
    <Flex
      as="li"
      gap="4"
      py="3"
      minH="16"
      align={isWide ? "start" : "center"}
      borderTopWidth="1px"
      _last={{ borderBottomWidth: "1px" }}
    >
      <StepMark state={state} />
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
          fontWeight={state.isDone ? "normal" : "medium"}
          color={state.isDone ? "fg.muted" : "fg"}
          overflowWrap="anywhere"
        >
          <VisuallyHidden>{t(state.isDone ? "events.steps.done" : "events.steps.toDo")} </VisuallyHidden>
          {text}
          {picture}
        </Text>
        {children}
      </Flex>
    </Flex>
  );
}

function StepMark({ state: { step, isDone } }: { state: StepState }) {
  const open = step === "seats" ? openAndPressing : openMark;
  return (
    <Center
      aria-hidden
      flexShrink="0"
      boxSize="6"
      borderRadius="full"
      borderWidth="1.5px"
      {...(isDone ? doneMark : open)}
    >
      {isDone && <Check size={14} strokeWidth={3} />}
    </Center>
  );
}

function Colors({ theme }: { theme: EventTheme }) {
  return (
    <Flex as="span" aria-hidden display="inline-flex" ms="3" verticalAlign="-3px">
      {[theme.primaryColor, theme.backgroundColor].map((color, index) => (
        <Box
          as="span"
          key={color}
          boxSize="4.5"
          ms={index > 0 ? "-1" : "0"}
          borderRadius="full"
          borderWidth="1px"
          borderColor="border.strong"
          style={{ backgroundColor: color }}
        />
      ))}
    </Flex>
  );
}

const doneMark = { bg: "brand.subtle", borderColor: "brand.subtle", color: "brand.fg" };
const openMark = { borderColor: "border.emphasized" };
const openAndPressing = { bg: "brass.subtle", borderColor: "brass.solid" };

function textOf({ step, isDone }: StepState, event: EventToDo, sharing?: LinkSharing): string {
  const { guestCount: guests, unseatedGuestCount, tableCount: tables } = event;
  switch (step) {
    case "name":
      return isDone ? t("events.steps.name.done") : t("events.steps.name.toDo");
    case "day":
      return t("events.steps.day.toDo");
    case "list":
      return isDone ? t("events.steps.list.done", { guests, tables }) : t("events.steps.list.toDo");
    case "seats":
      return t("events.steps.seats.toDo", { count: unseatedGuestCount });
    case "look":
      return isDone ? t("events.steps.look.done") : t("events.steps.look.toDo");
    case "share":
      return sharing
        ? t(`events.steps.share.${sharing.way}`, { date: longDate(sharing.at) })
        : t("events.steps.share.toDo");
  }
}

function actionOf({ step, isDone }: StepState): string {
  switch (step) {
    case "day":
      return t("events.steps.day.action");
    case "list":
      return isDone ? t("events.steps.list.open") : t("events.steps.list.action");
    case "seats":
      return t("events.steps.seats.action");
    case "look":
      return isDone ? t("events.steps.look.change") : t("events.steps.look.action");
    default:
      return t("events.steps.name.action");
  }
}
