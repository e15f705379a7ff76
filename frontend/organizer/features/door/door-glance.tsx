import { useApolloClient, useSubscription } from "@apollo/client/react";
import { Box, Button, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { tableKey } from "../../../../common/table-key.ts";
import { useEventHere } from "../../event/event-here.ts";
import { logFailure } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { DoorGlanceDocument, type DoorGlanceQuery, DoorVersionsDocument } from "./generated/door-glance.ts";

type Door = DoorGlanceQuery["doorState"];

/** Guests may come every second; a glance need not. */
const pauseMs = 2000;

/** What happened at the door, live; undefined until something was recorded there. */
function useDoor(eventId: number): Door | undefined {
  const client = useApolloClient();
  const variables = { eventId };
  const { data } = useSubscription(DoorVersionsDocument, { variables, fetchPolicy: "no-cache" });
  const { version = 0, listVersion = 0 } = data?.doorChanged ?? {};
  const [door, setDoor] = useState<Door>();
  const readAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was recorded or listed since makes it read again
  useEffect(() => {
    if (version === 0) return;
    const read = async () => {
      readAt.current = Date.now();
      const answer = await client.query({ query: DoorGlanceDocument, variables: { eventId }, fetchPolicy: "no-cache" });
      setDoor(answer.data?.doorState);
    };
    const timer = setTimeout(
      () => read().catch((reason: unknown) => logFailure("Reading what happened at the door", reason)),
      Math.max(0, readAt.current + pauseMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [client, eventId, version, listVersion]);

  return door;
}

/** How many are here, live, as a way to the door. Nothing until something was recorded there. */
export function DoorGlance() {
  const { event, mayChange, paths } = useEventHere();
  const door = useDoor(event.id);
  // All was taken back, or the guests were removed after their event.
  if (!door || (door.arrivedCount === 0 && door.needLook.length === 0)) return null;
  if (!mayChange) {
    return (
      <Text textStyle="note">
        <Here door={door} />
      </Text>
    );
  }
  return (
    <Button
      asChild
      size="xs"
      variant="subtle"
      textStyle="sm"
      colorPalette={door.needLook.length > 0 ? "brass" : "brand"}
    >
      <a href={paths.door}>
        <Here door={door} />
      </a>
    </Button>
  );
}

/** "7 of 10 here · 1 to check". Shorter on a phone, to fit beside more titles. */
function Here({ door: { arrivedCount, expectedCount, needLook } }: { door: Door }) {
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

/** Who is here at a table. */
interface TablePresence {
  /** "7 of 10 here" */
  readonly text: string;
  /** "7/10" */
  readonly short: string;
  /** From 0 to 1, of those who are expected. */
  readonly share: number;
}

interface TablesHereProps {
  eventId: number;
  /** Called with who is here at each table, by its label's key; none while nobody is here. What is equal is the same object. */
  onChange: (presence: ReadonlyMap<string, TablePresence>) => void;
}

/** Follows who is here at each table, for a screen that shows it. Shows nothing itself. */
export function TablesHere({ eventId, onChange }: TablesHereProps) {
  const door = useDoor(eventId);
  const last = useRef<ReadonlyMap<string, TablePresence>>(new Map());
  useEffect(() => {
    if (!door) return;
    last.current = presenceAt(door, last.current);
    onChange(last.current);
  }, [door, onChange]);
  return null;
}

/** @param before what of it is equal stays the same object */
function presenceAt({ tables }: Door, before: ReadonlyMap<string, TablePresence>): Map<string, TablePresence> {
  const presence = new Map<string, TablePresence>();
  if (tables.every(({ hereCount }) => hereCount === 0)) return presence;
  for (const { label, hereCount, expectedCount } of tables) {
    if (label === "") continue;
    const key = tableKey(label);
    const known = before.get(key);
    const text = t("door-glance.here", { here: hereCount, expected: expectedCount });
    const short = `${hereCount}/${expectedCount}`;
    presence.set(key, known?.text === text ? known : { text, short, share: hereCount / Math.max(1, expectedCount) });
  }
  return presence;
}
