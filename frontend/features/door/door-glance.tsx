import { useQuery, useSubscription } from "@apollo/client/react";
import { Box, Button, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useEventHere } from "../../event/event-here.ts";
import { logFailure } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { DoorGlanceDocument, type DoorGlanceQuery, DoorVersionsDocument } from "./generated/door-glance.ts";

/** How many are here, live, as a way to the door. Nothing until something was recorded there. */
export function DoorGlance() {
  const { id: eventId } = useEventHere().event;
  const { data } = useSubscription(DoorVersionsDocument, { variables: { eventId }, fetchPolicy: "no-cache" });
  if (!data || data.doorChanged.version === 0) return null;
  const { version, listVersion } = data.doorChanged;
  return <Glance eventId={eventId} state={`${version} ${listVersion}`} />;
}

function Glance({ eventId, state }: { eventId: number; state: string }) {
  const { mayChange, paths } = useEventHere();
  const { data, error, refetch } = useQuery(DoorGlanceDocument, {
    variables: { eventId },
    fetchPolicy: "network-only",
  });
  useFollowing(state, refetch);
  const door = data?.doorState;
  // All was taken back, or the guests were removed after their event.
  if (door ? door.arrivedCount === 0 && door.needLook.length === 0 : !error) return null;
  const content = door ? <Here door={door} /> : t("door-glance.title");
  if (!mayChange) {
    return (
      <Text textStyle="sm" color="fg.muted">
        {content}
      </Text>
    );
  }
  return (
    <Button asChild size="xs" variant="subtle" textStyle="sm" colorPalette={door?.needLook.length ? "brass" : "brand"}>
      <a href={paths.door}>{content}</a>
    </Button>
  );
}

/** "7 of 10 here · 1 to check". Shorter on a phone, to fit beside more titles. */
function Here({ door: { arrivedCount, expectedCount, needLook } }: { door: DoorGlanceQuery["doorState"] }) {
  const here = t("door-glance.here", { here: arrivedCount, expected: expectedCount });
  if (needLook.length === 0) return here;
  const look = t("door-glance.look", { count: needLook.length });
  return (
    <>
      {here}
      <Box as="span" hideBelow="md">{` · ${look}`}</Box>
      <Box as="span" hideFrom="md" role="img" aria-label={look}>
        <TriangleAlert aria-hidden />
      </Box>
    </>
  );
}

/** Guests may come every second; a glance need not. */
const pauseMs = 2000;

/** Reads again when a state has changed, at most every two seconds. @param state the one that was read at first, then later ones */
export function useFollowing(state: string, read: () => Promise<unknown>): void {
  const last = useRef({ state, at: 0 });
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (state === last.current.state) return;
    const timer = setTimeout(
      () => {
        last.current = { state, at: Date.now() };
        readAgain().catch((reason: unknown) => logFailure("Reading what happened at the door", reason));
      },
      Math.max(0, last.current.at + pauseMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [state]);
}
