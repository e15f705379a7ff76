import { useQuery } from "@apollo/client/react";
import { Box, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { queryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";
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

export function GlancePanel({ eventId, doorPath, state }: GlancePanelProps) {
  const { data, error, refetch } = useQuery(DoorGlanceDocument, {
    variables: { eventId },
    fetchPolicy: "network-only",
  });
  useFollowing(state, refetch);
  const failure = queryFailure(data ? undefined : error, refetch);
  if (failure) return <LoadError title={t("door-glance.loadFailed")} {...failure} />;
  if (!data || isEmpty(data.doorState)) return null;
  return <Evening eventId={eventId} doorPath={doorPath} state={state} door={data.doorState} />;
}

type Door = DoorGlanceQuery["doorState"];

/** All was taken back, or the guests were removed after their event. */
const isEmpty = ({ arrivals, needLook }: Door) => arrivals.length === 0 && needLook.length === 0;

function Evening({ eventId, doorPath, state, door }: GlancePanelProps & { door: Door }) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap="5" borderTopWidth="1px" borderBottomWidth="1px" py="6">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr)" }}
        columnGap="10"
        rowGap="5"
        alignItems="end"
      >
        <Stack gap="1">
          <Heading as="h2" size="xl" id={titleId}>
            {t("door-glance.title")}
          </Heading>
          <HereCount door={door} />
        </Stack>
        {door.arrivals.length > 0 && <ArrivalsChart arrivals={door.arrivals} />}
      </Grid>
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

function HereCount({ door: { arrivedCount, expectedCount } }: { door: Door }) {
  return (
    <Text fontFamily="heading" textStyle={{ base: "2xl", md: "3xl" }} fontVariantNumeric="tabular-nums">
      {t("door-glance.here", { here: arrivedCount, expected: expectedCount })}
    </Text>
  );
}
