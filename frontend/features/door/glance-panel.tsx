import { useQuery } from "@apollo/client/react";
import { Box, Button, type ButtonProps, Stack, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { queryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { ArrivalsChart } from "./arrivals-chart.tsx";
import { DoorCards } from "./door-cards.tsx";
import { FillingTables } from "./filling-tables.tsx";
import { DoorGlanceDocument, type DoorGlanceQuery } from "./generated/door-glance.ts";
import { MissingGuests } from "./missing-guests.tsx";
import { useFollowing } from "./use-following.ts";

interface GlancePanelProps {
  eventId: number;
  doorPath: string | undefined;
  /** Of door and list: what is shown is read again after each change. */
  state: string;
}

/** How many are here, small enough to come beside a title without moving anything. It opens the rest. */
export function GlancePanel({ eventId, doorPath, state }: GlancePanelProps) {
  const { data, error, refetch } = useQuery(DoorGlanceDocument, {
    variables: { eventId },
    fetchPolicy: "network-only",
  });
  useFollowing(state, refetch);
  const door = data?.doorState;
  const failure = queryFailure(door ? undefined : error, refetch);
  if (!failure && (!door || isEmpty(door))) return null;
  return (
    <DialogFrame
      title={t("door-glance.title")}
      size="lg"
      trigger={
        door ? (
          <HereButton door={door} />
        ) : (
          <Button size="xs" variant="subtle">
            {t("door-glance.title")}
          </Button>
        )
      }
    >
      {failure && <LoadError title={t("door-glance.loadFailed")} {...failure} />}
      {door && <Evening eventId={eventId} doorPath={doorPath} state={state} door={door} />}
    </DialogFrame>
  );
}

type Door = DoorGlanceQuery["doorState"];

/** All was taken back, or the guests were removed after their event. */
const isEmpty = ({ arrivals, needLook }: Door) => arrivals.length === 0 && needLook.length === 0;

const hereText = ({ arrivedCount, expectedCount }: Door) =>
  t("door-glance.here", { here: arrivedCount, expected: expectedCount });

/** "7 of 10 here · 1 needs a look". Shorter on a phone, to fit beside more titles. */
function HereButton({ door, ...trigger }: ButtonProps & { door: Door }) {
  const count = door.needLook.length;
  const look = count > 0 && t("at-the-door.look.title", { count });
  return (
    <Button
      size="xs"
      variant="subtle"
      textStyle="sm"
      colorPalette={look ? "brass" : "brand"}
      aria-label={look ? `${hereText(door)} · ${look}` : hereText(door)}
      {...trigger}
    >
      {hereText(door)}
      {look && (
        <>
          <Box as="span" hideBelow="md">{`· ${look}`}</Box>
          <Box as="span" hideFrom="md">
            <TriangleAlert aria-hidden />
          </Box>
        </>
      )}
    </Button>
  );
}

function Evening({ eventId, doorPath, state, door }: GlancePanelProps & { door: Door }) {
  return (
    <Stack gap="5">
      <Text fontFamily="heading" textStyle={{ base: "2xl", md: "3xl" }} fontVariantNumeric="tabular-nums">
        {hereText(door)}
      </Text>
      {door.arrivals.length > 0 && <ArrivalsChart arrivals={door.arrivals} />}
      <DoorCards cards={door.needLook} doorPath={doorPath} />
      <Box>
        <Disclosure title={t("door-glance.missing.title")}>
          <MissingGuests eventId={eventId} state={state} />
        </Disclosure>
        <Disclosure title={t("door-glance.tables.title")}>
          <FillingTables tables={door.tables} />
        </Disclosure>
      </Box>
    </Stack>
  );
}
