import { Box, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { FactList } from "../../../ui/fact-list.tsx";
import type { DoorMatch } from "./use-door-search.ts";

interface DoorMatchItemProps {
  match: DoorMatch;
  isOpen: boolean;
  showsTablemates: boolean;
  onToggle: () => void;
}

export function DoorMatchItem({ match, isOpen, showsTablemates, onToggle }: DoorMatchItemProps) {
  const { name, tableNumber, additionalInfo } = match;
  const facts = Object.entries(additionalInfo).filter(([, value]) => value !== "");
  return (
    <Box as="li" borderBottomWidth="1px" bg={isOpen ? "bg.panel" : undefined}>
      <RowButton type="button" aria-expanded={isOpen} data-match="" onClick={onToggle}>
        <Text as="span" fontWeight="semibold" textStyle={{ base: "lg", md: "xl" }} overflowWrap="anywhere" minW="0">
          {name}
        </Text>
        <TableText tableNumber={tableNumber} />
      </RowButton>
      {isOpen && (
        <Stack gap="5" px="3" pt="1" pb="5">
          {facts.length > 0 && <FactList columns={3} facts={facts.map(([label, value]) => ({ label, value }))} />}
          {showsTablemates && tableNumber !== "" && <Tablemates match={match} />}
        </Stack>
      )}
    </Box>
  );
}

function TableText({ tableNumber }: Pick<DoorMatch, "tableNumber">) {
  const isSeated = tableNumber !== "";
  return (
    <Text
      as="span"
      flexShrink="0"
      maxW="50%"
      textAlign="end"
      textStyle={isSeated ? { base: "2xl", md: "3xl" } : "lg"}
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums lining-nums"
      color={isSeated ? "brand.fg" : "brass.fg"}
      overflowWrap="anywhere"
    >
      {isSeated ? tableTitle(tableNumber) : t("helpers.door.noTable")}
    </Text>
  );
}

function Tablemates({ match: { tablemates } }: { match: DoorMatch }) {
  return (
    <Stack gap="1">
      <Text textStyle="sm" color="fg.muted">
        {t("helpers.door.tablemates")}
      </Text>
      {tablemates.length === 0 ? (
        <Text>{t("helpers.door.alone")}</Text>
      ) : (
        <Flex as="ul" listStyleType="none" columnGap="5" rowGap="1" wrap="wrap">
          {tablemates.map(({ id, name }) => (
            <Text as="li" key={id} overflowWrap="anywhere">
              {name}
            </Text>
          ))}
        </Flex>
      )}
    </Stack>
  );
}

const RowButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    w: "full",
    minH: "16",
    px: "3",
    py: "2",
    textAlign: "start",
    cursor: "pointer",
    borderRadius: "l1",
    _hover: { bg: "bg.subtle" },
    _focusVisible: { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "-2px" },
  },
});
