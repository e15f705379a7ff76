import { Flex, Text } from "@chakra-ui/react";
import type { Wish } from "../../../../common/wishes/wish.ts";
import type { WishOutcomes } from "../../../../common/wishes/wish-outcomes.ts";
import { t } from "../../../lib/text.ts";
import type { ShownBoard } from "../seating.ts";
import { isRequired } from "../wishes/model/wish-groups.ts";
import { useWishes } from "../wishes/use-wishes.ts";
import { countMoves } from "./model/plan-choice.ts";
import type { PlannedMove } from "./model/proposal.ts";
import { countSeated } from "./model/tables-after.ts";
import { changeText, wishesText } from "./plan-texts.ts";
import { StageHead } from "./stage-head.tsx";

interface PlanFactsProps {
  chosen: readonly PlannedMove[];
  shown: ShownBoard;
  /** By guest id, with the chosen moves. */
  tableOf: ReadonlyMap<number, number>;
  before: WishOutcomes;
  after: WishOutcomes;
  /** How many guests would have a seat number; 0 in a plan without chairs. */
  chairCount: number;
}

export function PlanFacts({ chosen, shown, tableOf, before, after, chairCount }: PlanFactsProps) {
  const { wishes } = useWishes();
  const broken = brokenRules(wishes, after) + overfullTables(shown, tableOf);
  return (
    <Flex direction="column" gap="1">
      <StageHead title={changeText(countMoves(chosen))} />
      <Flex as="ul" listStyleType="none" columnGap="5" rowGap="0.5" wrap="wrap" color="fg.muted">
        <li>{t("seating-suggestion.facts.seated", countSeated(shown.board, tableOf))}</li>
        {chairCount > 0 && <li>{t("seating-suggestion.facts.chairs", { count: chairCount })}</li>}
        {after.count > 0 && <li>{wishesText(after, before)}</li>}
        {broken > 0 && (
          <li>
            <Text as="span" color="brass.fg">
              {t("seating-suggestion.facts.broken", { count: broken })}
            </Text>
          </li>
        )}
        {after.alone.length > 0 && (
          <li>
            <Text as="span" color="brass.fg">
              {t("seating-suggestion.facts.alone", { count: after.alone.length })}
            </Text>
          </li>
        )}
      </Flex>
    </Flex>
  );
}

const brokenRules = (wishes: readonly Wish[], { byWish }: WishOutcomes) =>
  wishes.filter(({ id, kind }) => isRequired(kind) && ["unmet", "partly"].includes(byWish.get(id)?.state ?? "")).length;

function overfullTables({ board }: ShownBoard, tableOf: ReadonlyMap<number, number>): number {
  const counts = new Map<number, number>();
  for (const table of tableOf.values()) counts.set(table, (counts.get(table) ?? 0) + 1);
  return [...board.tables.values()].filter(({ id, capacity }) => capacity !== null && (counts.get(id) ?? 0) > capacity)
    .length;
}
