import { useQuery } from "@apollo/client/react";
import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { queryFailure } from "../../lib/query-failure.ts";
import { tableTitle } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import { LoadError } from "../../ui/load-error.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { DoorMissingDocument } from "./generated/door-glance.ts";
import { useFollowing } from "./use-following.ts";

interface MissingGuestsProps {
  eventId: number;
  state: string;
}

export function MissingGuests({ eventId, state }: MissingGuestsProps) {
  const [search, setSearch] = useState("");
  const { data, previousData, error, refetch } = useQuery(DoorMissingDocument, {
    variables: { eventId, search },
    fetchPolicy: "network-only",
  });
  useFollowing(state, refetch);
  const missing = (data ?? previousData)?.missingAtDoor;
  const failure = queryFailure(missing ? undefined : error, refetch);
  if (failure) return <LoadError title={t("door-glance.loadFailed")} {...failure} />;
  return (
    <Stack gap="3" pt="2" pb="4">
      <SearchField label={t("door-glance.missing.search")} value={search} onSearch={setSearch} />
      <Text role="status" textStyle="sm" color="fg.muted">
        {missing && t("door-glance.missing.count", { count: missing.totalCount })}
      </Text>
      {missing && missing.guests.length > 0 && (
        <Box as="ul" listStyleType="none">
          {missing.guests.map(({ id, name, tableLabel }) => (
            <Flex as="li" key={id} gap="4" justify="space-between" py="2" borderTopWidth="1px">
              <Text overflowWrap="anywhere" minW="0">
                {name}
              </Text>
              <Text color="fg.muted" textAlign="end">
                {tableLabel === "" ? t("at-the-door.noTable") : tableTitle(tableLabel)}
              </Text>
            </Flex>
          ))}
        </Box>
      )}
      {missing && missing.totalCount > missing.guests.length && (
        <Text textStyle="sm" color="fg.muted">
          {t("door-glance.missing.more", { count: missing.totalCount - missing.guests.length })}
        </Text>
      )}
    </Stack>
  );
}
