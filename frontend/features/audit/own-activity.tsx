import { useQuery } from "@apollo/client/react";
import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { dateAndTime } from "../../lib/dates.ts";
import { queryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";
import { LoadError } from "../../ui/load-error.tsx";
import { PageSpinner } from "../../ui/page-spinner.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { actorText, detailsText, kindName, networkText } from "./audit-sentences.ts";
import { OwnActivityDocument, type OwnActivityQuery } from "./generated/own-activity.ts";

type Entry = OwnActivityQuery["myActivity"]["nodes"][number];

const first = 8;
const more = 40;

interface OwnActivityProps {
  ownId: number;
}

export function OwnActivity({ ownId }: OwnActivityProps) {
  const [limit, setLimit] = useState(first);
  const { data, previousData, loading, error, refetch } = useQuery(OwnActivityDocument, {
    variables: { limit },
    fetchPolicy: "cache-and-network",
  });
  const activity = (data ?? previousData)?.myActivity;
  const failure = queryFailure(error, refetch);
  if (failure) return <LoadError title={t("audit.own.loadFailed")} {...failure} />;
  if (!activity) return <PageSpinner label={t("shell.loading")} />;
  return (
    <SectionCard title={t("audit.own.title")} description={t("audit.own.intro")}>
      <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
        {activity.nodes.map((entry) => (
          <ActivityItem key={entry.number} entry={entry} ownId={ownId} />
        ))}
      </Stack>
      {activity.totalCount > activity.nodes.length && (
        <Flex justify="flex-end" mt="5">
          <Button variant="outline" loading={loading} onClick={() => setLimit(limit + more)}>
            {t("audit.own.more")}
          </Button>
        </Flex>
      )}
    </SectionCard>
  );
}

function ActivityItem({ entry, ownId }: { entry: Entry; ownId: number }) {
  const { at, kind, userId, eventName, network } = entry;
  const details = detailsText(entry);
  const remarks = [
    ...(userId === ownId ? [] : [t("audit.own.by", { name: actorText(entry) })]),
    ...(eventName === null ? [] : [eventName]),
    ...(network === null ? [] : [networkText(network)]),
  ];
  return (
    <Stack as="li" gap="0.5" py="3" borderBottomWidth="1px">
      <Text overflowWrap="anywhere">
        <Text as="span" fontWeight="medium">
          {kindName(kind)}
        </Text>
        {details !== "" && ` – ${details}`}
      </Text>
      <Flex columnGap="6" wrap="wrap" color="fg.muted" textStyle="sm">
        <Text as="time">{dateAndTime(at)}</Text>
        {remarks.map((remark) => (
          <Text key={remark} overflowWrap="anywhere">
            {remark}
          </Text>
        ))}
      </Flex>
    </Stack>
  );
}
