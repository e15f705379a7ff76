import { firstEventName } from "../../../common/first-event-name.ts";
import { defaultTheme, type EventTheme } from "../../../common/theme.ts";

export interface Progress {
  name: string;
  date: string;
  day: string | null;
  guestCount: number;
  unseatedGuestCount: number;
  theme: EventTheme;
}

export type Step = "name" | "day" | "list" | "seats" | "look" | "share";

export interface StepState {
  step: Step;
  isDone: boolean;
}

/** Seating is a step only while a guest has no table, and the day only while the date does not say it. */
export function stepsOf(event: Progress, isShared: boolean): StepState[] {
  const hasUnseated = event.unseatedGuestCount > 0;
  const isNamed = event.name !== firstEventName && event.date !== "";
  return [
    { step: "name", isDone: isNamed },
    ...(isNamed && event.day === null ? [{ step: "day" as const, isDone: false }] : []),
    { step: "list", isDone: event.guestCount > 0 },
    ...(hasUnseated ? [{ step: "seats" as const, isDone: false }] : []),
    { step: "look", isDone: !isDefaultTheme(event.theme) },
    { step: "share", isDone: isShared },
  ];
}

function isDefaultTheme({ primaryColor, backgroundColor, fontFamily }: EventTheme): boolean {
  return (
    primaryColor.toLowerCase() === defaultTheme.primaryColor.toLowerCase() &&
    backgroundColor.toLowerCase() === defaultTheme.backgroundColor.toLowerCase() &&
    fontFamily === defaultTheme.fontFamily
  );
}
