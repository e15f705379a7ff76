import { firstEventName } from "../../../common/event-rules.ts";
import { defaultTheme, type EventTheme } from "../../../common/theme.ts";

/** What the steps are derived from. */
interface Progress {
  name: string;
  date: string;
  guestCount: number;
  seatedGuestCount: number;
  theme: EventTheme;
}

/** What there is to do for an event, in this order. */
export type Step = "name" | "list" | "seats" | "look" | "share";

/** A step, and whether it is done. */
export interface StepState {
  step: Step;
  isDone: boolean;
}

/** The steps from an empty event to one that guests can search. Seating is only a step while a guest has no table. */
export function stepsOf(event: Progress, isShared: boolean): StepState[] {
  const hasUnseated = event.seatedGuestCount < event.guestCount;
  return [
    { step: "name", isDone: event.name !== firstEventName && event.date !== "" },
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
