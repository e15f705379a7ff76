import { firstEventName } from "../../../common/event-rules.ts";
import { defaultTheme, type EventTheme } from "../../../common/theme.ts";

/** What the steps are derived from. */
interface Progress {
  name: string;
  date: string;
  /** Null if unknown. */
  day: string | null;
  guestCount: number;
  seatedGuestCount: number;
  theme: EventTheme;
}

/** What there is to do for an event, in this order. */
export type Step = "name" | "day" | "list" | "seats" | "look" | "share";

/** A step, and whether it is done. */
export interface StepState {
  step: Step;
  isDone: boolean;
}

/** The steps from an empty event to one that guests can search. Seating is only a step while a guest has no table, and
 * the day while the date does not say it. */
export function stepsOf(event: Progress, isShared: boolean): StepState[] {
  const hasUnseated = event.seatedGuestCount < event.guestCount;
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
