import { useSubscription } from "@apollo/client/react";
import { latePart } from "../../lib/late-part.tsx";
import { DoorVersionsDocument } from "./generated/door-glance.ts";

interface DoorGlanceProps {
  eventId: number;
  /** Where somebody who may record opens the door; undefined for those who may only look. */
  doorPath?: string | undefined;
}

const panel = latePart(async () => (await import("./glance-panel.tsx")).GlancePanel);

/** The evening at a glance, live. Nothing, not even its code, until something was recorded at a door. */
export function DoorGlance({ eventId, doorPath }: DoorGlanceProps) {
  const { data } = useSubscription(DoorVersionsDocument, { variables: { eventId }, fetchPolicy: "no-cache" });
  if (!data || data.doorChanged.version === 0) return null;
  const { version, listVersion } = data.doorChanged;
  return <panel.Part eventId={eventId} doorPath={doorPath} state={`${version} ${listVersion}`} />;
}
