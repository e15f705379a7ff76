import { type ReactNode, useEffect, useMemo } from "react";
import { type MyHelp, useMyHelp } from "../features/helpers/use-my-help.ts";
import { EventRightsContext } from "../lib/event-rights.ts";
import { paths } from "../lib/paths.ts";

interface HelpedEventProps {
  children: (event: MyHelp["event"]) => ReactNode;
}

/** A screen about the event that somebody helps with, with their rights. Door helpers have a page of their own. */
export function HelpedEvent({ children }: HelpedEventProps) {
  const { help } = useMyHelp();
  const mayChange = help?.helper.role === "EDITOR";
  const rights = useMemo(() => ({ mayChange, mayDelete: false, mayMoveDay: false }), [mayChange]);
  if (!help) return null;
  if (help.helper.role === "DOOR") return <ToDoor />;
  return <EventRightsContext value={rights}>{children(help.event)}</EventRightsContext>;
}

function ToDoor() {
  useEffect(() => window.location.replace(paths.helpDoor), []);
  return null;
}
