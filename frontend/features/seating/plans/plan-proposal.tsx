import { Box, Button, Flex, Grid, Stack, Text, useBreakpointValue } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { t } from "../../../lib/text.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { EmptyPanel } from "../../../ui/empty-panel.tsx";
import { boardStyles } from "../board-styles.ts";
import type { ShownBoard } from "../seating.ts";
import { useWishes } from "../wishes/use-wishes.ts";
import { ChoiceNotices } from "./choice-notices.tsx";
import { choiceWarnings } from "./model/choice-warnings.ts";
import { mustRules } from "./model/must-rules.ts";
import { planCards, seatedCounts } from "./model/plan-cards.ts";
import { chosenMoves, type Declined, seatingOf } from "./model/plan-choice.ts";
import { type Proposal, type Review, reviewProposal } from "./model/proposal.ts";
import { tablesAfter } from "./model/tables-after.ts";
import { PlanFacts } from "./plan-facts.tsx";
import { PlanFilter } from "./plan-filter.tsx";
import { PlanGrid } from "./plan-grid.tsx";
import { PlanGuest } from "./plan-guest.tsx";
import { planStyles } from "./plan-styles.ts";
import { UnmetWishes } from "./unmet-wishes.tsx";
import type { SuggestedPlan } from "./use-suggested-plan.ts";

interface PlanProposalProps {
  plan: SuggestedPlan;
  proposal: Proposal;
  shown: ShownBoard;
}

const nobody: Declined = new Set();

export function PlanProposal({ plan, proposal, shown: current }: PlanProposalProps) {
  const { wishes, outcomes: before, outcomesOf } = useWishes();
  const isPhone = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;
  const { declined, choose } = plan;
  const [selectedId, setSelectedId] = useState<number | null>(null);
  // While it is being accepted, the board shows it already: then nothing would be left of it here.
  const [accepting, setAccepting] = useState<ShownBoard | null>(null);
  const shown = accepting ?? current;
  const { board, index } = shown;
  const review = useMemo(() => reviewProposal(proposal, board), [proposal, board]);
  const cards = useMemo(() => planCards(review, index), [review, index]);
  const counts = useMemo(() => seatedCounts(review, declined, index), [review, declined, index]);
  const chosen = useMemo(() => chosenMoves(review, declined), [review, declined]);
  const { moves } = useMemo(() => seatingOf(chosen), [chosen]);
  const rules = useMemo(
    () => mustRules(board, wishes, plan.options?.splitHouseholds ?? false),
    [board, wishes, plan.options],
  );
  const warnings = useMemo(() => choiceWarnings(review, declined, shown, rules), [review, declined, shown, rules]);
  const tableOf = useMemo(() => tablesAfter(index, moves), [index, moves]);
  const after = useMemo(() => outcomesOf(tableOf), [outcomesOf, tableOf]);
  const changed = cards.filter(({ isChanged }) => isChanged);
  const [isFiltered, setFiltered] = useState(() => changed.length * 2 <= cards.length);
  const possible = chosenMoves(review, nobody);
  const selected = selectedId === null ? undefined : board.guests.get(selectedId);

  if (review.moves.length === 0 && review.goneCount === 0) return <NothingToDo plan={plan} />;

  async function accept(): Promise<void> {
    setAccepting(current);
    if (!(await plan.accept(chosen))) setAccepting(null);
  }

  const aside = selected && (
    <PlanGuest key={selected.id} guest={selected} moves={moves} isPhone={isPhone} onClose={() => setSelectedId(null)} />
  );
  return (
    <Stack gap="4" css={{ ...boardStyles, ...planStyles }} flexGrow="1">
      <PlanFacts chosen={chosen} shown={shown} tableOf={tableOf} before={before} after={after} />
      <ChangedNotice review={review} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 17rem" }} columnGap="6" rowGap="4">
        <Stack gap="3" minW="0">
          <Flex gap="3" wrap="wrap" justify="space-between" align="center">
            {changed.length < cards.length && (
              <PlanFilter
                isFiltered={isFiltered}
                isPhone={isPhone}
                all={cards.length}
                changed={changed.length}
                onChange={setFiltered}
              />
            )}
            <Flex gap="1" mx={{ base: "-3", lg: "0" }}>
              <ChooseAll
                isEverything={chosen.length === possible.length}
                onChange={(isTaken) =>
                  choose(
                    possible.map(({ guest }) => guest.id),
                    isTaken,
                  )
                }
              />
              <Button
                variant="ghost"
                size={{ base: "md", lg: "sm" }}
                px="3"
                disabled={accepting !== null}
                onClick={plan.chooseAgain}
              >
                {t("seating-suggestion.again")}
              </Button>
            </Flex>
          </Flex>
          {isPhone && <UnmetWishes outcomes={after} tableOf={tableOf} shown={shown} isFolded />}
          <PlanGrid
            cards={isFiltered ? changed : cards}
            counts={counts}
            declined={declined}
            selectedId={selectedId}
            hasSeatsToday={[...board.guests.values()].some(({ tableNumber }) => tableNumber !== "")}
            onChoose={choose}
            onSelect={setSelectedId}
          />
        </Stack>
        {isPhone ? (
          aside
        ) : (
          <Stack
            gap="6"
            position="sticky"
            top="4"
            alignSelf="start"
            maxH="calc(100dvh - 8rem)"
            overflowY="auto"
            // What scrolls must be reachable by keyboard.
            tabIndex={0}
            role="region"
            aria-label={t("seating-suggestion.aside")}
          >
            {aside ?? (
              <Text textStyle="sm" color="fg.muted">
                {t("seating-suggestion.why.hint")}
              </Text>
            )}
            <UnmetWishes outcomes={after} tableOf={tableOf} shown={shown} />
          </Stack>
        )}
      </Grid>
      <ActionBar
        cancelLabel={t("seating-suggestion.discard")}
        isCancelDisabled={accepting !== null}
        onCancel={plan.discard}
        status={<ChoiceNotices warnings={warnings} shown={shown} isEmpty={chosen.length === 0} />}
        action={
          <Button
            flex={{ base: "1", sm: "none" }}
            disabled={chosen.length === 0}
            loading={accepting !== null}
            onClick={() => void accept()}
          >
            {chosen.length === possible.length
              ? t("seating-suggestion.accept.all")
              : t("seating-suggestion.accept.some", { count: chosen.length, all: possible.length })}
          </Button>
        }
      />
    </Stack>
  );
}

function ChooseAll({ isEverything, onChange }: { isEverything: boolean; onChange: (isTaken: boolean) => void }) {
  return (
    <Button variant="ghost" size={{ base: "md", lg: "sm" }} px="3" onClick={() => onChange(!isEverything)}>
      {isEverything ? t("seating-suggestion.accept.chooseNone") : t("seating-suggestion.accept.chooseAll")}
    </Button>
  );
}

function ChangedNotice({ review }: { review: Review }) {
  const hindered = review.moves.filter(({ obstacle }) => obstacle !== null).length;
  if (hindered === 0 && review.goneCount === 0) return null;
  return (
    <Box role="status" px="4" py="2" rounded="l2" bg="brass.subtle" color="brass.fg">
      {t("seating-suggestion.changed.text", { gone: review.goneCount, hindered })}
    </Box>
  );
}

function NothingToDo({ plan }: { plan: SuggestedPlan }) {
  return (
    <EmptyPanel
      icon={<Drawing name="table" />}
      title={t("seating-suggestion.none.title")}
      description={t("seating-suggestion.none.text")}
    >
      <Flex gap="3" wrap="wrap" justify="center">
        <Button variant="outline" onClick={plan.chooseAgain}>
          {t("seating-suggestion.again")}
        </Button>
        <Button onClick={plan.discard}>{t("seating-suggestion.none.back")}</Button>
      </Flex>
    </EmptyPanel>
  );
}
