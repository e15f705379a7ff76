import { useSubscription } from "@apollo/client/react";
import { Suspense } from "react";
import { useEventHere } from "../../event/event-here.ts";
import { lazyPart } from "../../lib/lazy.tsx";
import { DoorVersionsDocument } from "./generated/door-glance.ts";

const GlancePanel = lazyPart(async () => (await import("./glance-panel.tsx")).GlancePanel);

/** The evening at a glance, live. Nothing, not even its code, until something was recorded at a door. */
export function DoorGlance() {
  const { event, mayChange, paths } = useEventHere();
  const { data } = useSubscription(DoorVersionsDocument, { variables: { eventId: event.id }, fetchPolicy: "no-cache" });
  if (!data || data.doorChanged.version === 0) return null;
  const { version, listVersion } = data.doorChanged;
  const doorPath = mayChange ? paths.door : undefined;
  return (
    <Suspense>
      <GlancePanel eventId={event.id} doorPath={doorPath} state={`${version} ${listVersion}`} />
    </Suspense>
  );
}
