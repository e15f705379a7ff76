import { Flex, Text } from "@chakra-ui/react";
import type { WishOutcomes } from "../../../../common/wishes/wish-outcomes.ts";
import { t } from "../../../lib/text.ts";
import type { ShownBoard } from "../seating.ts";
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
  isBest: boolean;
}

export function PlanFacts({ chosen, shown, tableOf, before, after, chairCount, isBest }: PlanFactsProps) {
  return (
    <Flex direction="column" gap="1">
      <StageHead title={changeText(countMoves(chosen))} />
      {isBest && <Text>{t("seating-suggestion.facts.best")}</Text>}
      <Flex as="ul" listStyleType="none" columnGap="5" rowGap="0.5" wrap="wrap" color="fg.muted">
        <li>{t("seating-suggestion.facts.seated", countSeated(shown.board, tableOf))}</li>
        {chairCount > 0 && <li>{t("seating-suggestion.facts.chairs", { count: chairCount })}</li>}
        {after.count > 0 && <li>{wishesText(after, before)}</li>}
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
