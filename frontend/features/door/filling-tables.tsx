import { Box, Flex, SimpleGrid, Text } from "@chakra-ui/react";
import { compareLabels } from "../../lib/table-labels.ts";
import { tableTitle } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import type { DoorGlanceQuery } from "./generated/door-glance.ts";

type Table = DoorGlanceQuery["doorState"]["tables"][number];

/** How many are here of each table: for the kitchen, and for whoever looks where seats are still empty. */
export function FillingTables({ tables }: { tables: readonly Table[] }) {
  const sorted = [...tables].sort(byLabel);
  return (
    <SimpleGrid as="ul" listStyleType="none" minChildWidth="15rem" columnGap="8" rowGap="3" pt="2" pb="4">
      {sorted.map((table) => (
        <Box as="li" key={table.label} minW="0">
          <Flex gap="3" justify="space-between" align="baseline">
            <Text overflowWrap="anywhere" minW="0">
              {table.label === "" ? t("at-the-door.noTable") : tableTitle(table.label)}
            </Text>
            <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {t("door-glance.here", { here: table.hereCount, expected: table.expectedCount })}
            </Text>
          </Flex>
          <Box aria-hidden h="1" mt="1" borderRadius="full" bg="bg.emphasized" overflow="hidden">
            <Box
              h="full"
              bg="brand.solid"
              style={{ width: `${(100 * table.hereCount) / Math.max(1, table.expectedCount)}%` }}
            />
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  );
}

/** Guests without a table come last. */
function byLabel(one: Table, other: Table): number {
  if (one.label === "" || other.label === "") return one.label === "" ? 1 : -1;
  return compareLabels(one.label, other.label);
}
