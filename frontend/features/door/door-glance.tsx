import { useQuery, useSubscription } from "@apollo/client/react";
import { Box, Button, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { useEventHere } from "../../event/event-here.ts";
import { logFailure } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { DoorGlanceDocument, type DoorGlanceQuery, DoorVersionsDocument } from "./generated/door-glance.ts";

/** How many are here, live, as a way to the door. Nothing until something was recorded there. */
export function DoorGlance() {
  const { event, mayChange, paths } = useEventHere();
  const { door, hasFailed } = useDoor(event.id);
  // All was taken back, or the guests were removed after their event.
  if (door ? door.arrivedCount === 0 && door.needLook.length === 0 : !hasFailed) return null;
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

/** What happened at the door, live; undefined until something was recorded there. */
export function useDoor(eventId: number): { door: DoorGlanceQuery["doorState"] | undefined; hasFailed: boolean } {
  const variables = { eventId };
  const { data: changed } = useSubscription(DoorVersionsDocument, {
    ...{ variables, fetchPolicy: "no-cache" },
    onData: () => {
      if (isBegun) refetch().catch((reason: unknown) => logFailure("Reading what happened at the door", reason));
    },
  });
  const isBegun = (changed?.doorChanged.version ?? 0) > 0;
  const { data, error, refetch } = useQuery(DoorGlanceDocument, { variables, fetchPolicy: "no-cache", skip: !isBegun });
  return { door: data?.doorState, hasFailed: error !== undefined };
}
