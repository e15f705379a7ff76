import { Box, Flex } from "@chakra-ui/react";
import { createContext, useMemo } from "react";
import { t } from "../../../lib/text.ts";
import { useChoiceInAddress } from "../../../lib/use-list-state.ts";
import { LabelSelect } from "../fields.tsx";
import {
  byHousehold,
  type ColorGroup,
  type Coloring,
  colorChoices,
  colorGroups,
  coloringOf,
  columnOf,
  hueCount,
} from "../model/coloring.ts";
import { useShown } from "../seating.ts";

export function ColorChoice({ colors: { by, choices, choose } }: { colors: Colors }) {
  if (choices.length === 0) return null;
  const options = choices.map((choice) => ({ value: choice, label: choiceText(choice) }));
  return (
    <Flex flex="0 0 auto" maxW="60%">
      <LabelSelect
        label={t("seating.colors.label")}
        noneText={t("seating.colors.none")}
        value={by}
        options={options}
        onChange={choose}
      />
    </Flex>
  );
}

function choiceText(by: string): string {
  return by === byHousehold ? t("seating.colors.byHousehold") : t("seating.colors.byColumn", { column: columnOf(by) });
}

/** The values with their colors and how many guests have each. */
export function ColorLegend({ by, groups }: Pick<Colors, "by" | "groups">) {
  if (by === "") return null;
  if (groups.length > hueCount)
    return (
      <Box textStyle="sm" color="fg.muted">
        {t("seating.colors.again", { count: groups.length })}
      </Box>
    );
  return (
    <Flex as="ul" aria-label={choiceText(by)} wrap={{ lg: "wrap" }} columnGap="4" rowGap="1" listStyleType="none">
      {groups.map((group, index) => (
        <LegendEntry key={group.value} group={group} hue={index} />
      ))}
    </Flex>
  );
}

function LegendEntry({ group: { value, count }, hue }: { group: ColorGroup; hue: number }) {
  return (
    <Flex as="li" gap="1.5" align="center" textStyle="sm" maxW="16rem" minW="0" flexShrink="0">
      <Box aria-hidden w="3px" h="4" rounded="full" flexShrink="0" bg={`hue.${hue}`} />
      <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {value}
      </Box>
      <Box as="span" color="fg.muted">
        {count}
      </Box>
    </Flex>
  );
}

interface Colors {
  /** Empty for no colors. */
  by: string;
  choices: readonly string[];
  groups: readonly ColorGroup[];
  coloring: Coloring | null;
  choose: (by: string) => void;
}

/** What guests are colored by, kept in the address (`?color=household`). */
export function useColors(): Colors {
  const { guests } = useShown().board;
  const [asked, choose] = useChoiceInAddress("color");
  const choices = useMemo(() => colorChoices(guests), [guests]);
  const by = choices.includes(asked) ? asked : "";
  const groups = useMemo(() => (by === "" ? [] : colorGroups(guests.values(), by)), [guests, by]);
  // Rows that are shown render again only when the groups change, not with every guest.
  const values = groups.map(({ value }) => value).join("\n");
  const coloring = useMemo(() => (by === "" ? null : coloringOf(by, values.split("\n"))), [by, values]);
  return { by, choices, groups, coloring, choose };
}

/** What rows of guests are colored by; null for nothing. */
export const ColoringContext = createContext<Coloring | null>(null);
