import { Box, Button, Flex, Grid, Stack, Text, useBreakpointValue } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { t } from "../../../lib/text.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { EmptyPanel } from "../../../ui/empty-panel.tsx";
import { boardStyles } from "../board-styles.ts";
import type { ShownBoard } from "../seating.ts";
import { ChangedSincePlan } from "./changed-since.tsx";
import { ChoiceNotices } from "./choice-notices.tsx";
import type { Proposal, Review, SuggestedMove } from "./model/proposal.ts";
import { PlanChanges } from "./plan-changes.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { PlanGrid } from "./plan-grid.tsx";
import { PlanGuest } from "./plan-guest.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import { planStyles } from "./plan-styles.ts";
import { type PlanViewName, PlanViewSwitch } from "./plan-view-switch.tsx";
import { SavePlanButton } from "./save-plan-button.tsx";
import type { OpenedPlan } from "./saved-plans-step.tsx";
import { UnmetWishes, type UnmetWishesProps } from "./unmet-wishes.tsx";
import { usePlanReview } from "./use-plan-review.ts";
import type { SuggestedPlan } from "./use-suggested-plan.ts";

interface PlanProposalProps {
  plan: SuggestedPlan;
  proposal: Proposal;
  /** The saved plan that it is; undefined for a suggestion. */
  saved: OpenedPlan | undefined;
  shown: ShownBoard;
}

export function PlanProposal({ plan, proposal, saved, shown: current }: PlanProposalProps) {
  const isPhone = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;
  const { declined, choose } = plan;
  const [selectedId, setSelectedId] = useState<number | null>(null);
  // While it is being accepted, the board shows it already: then nothing would be left of it here.
  const [accepting, setAccepting] = useState<ShownBoard | null>(null);
  const shown = accepting ?? current;
  const { board } = shown;
  const found = usePlanReview(proposal, shown, declined, plan.options?.splitHouseholds ?? false);
  const { review, possible, chosen, effect, moves } = found;
  const [view, setView] = useState<PlanViewName>(review.moves.length === 0 ? "tables" : "changes");
  const selected = selectedId === null || view === "changes" ? undefined : board.guests.get(selectedId);

  if (review.moves.length + moves.length + review.goneCount === 0) return <NothingToDo plan={plan} />;

  async function accept(): Promise<void> {
    setAccepting(current);
    if (!(await plan.accept(moves))) setAccepting(null);
  }

  const aside = selected && (
    <PlanGuest key={selected.id} guest={selected} moves={moves} isPhone={isPhone} onClose={() => setSelectedId(null)} />
  );
  const picture = <PlanPicture shown={shown} moves={moves} />;
  const unmet = { outcomes: effect.outcomes, tableOf: effect.tableOf, shown };
  return (
    <Stack gap="4" css={{ ...boardStyles, ...planStyles }} flexGrow="1">
      <PlanFacts
        chosen={chosen}
        shown={shown}
        tableOf={effect.tableOf}
        before={found.before}
        after={effect.outcomes}
        chairCount={found.chairCount}
      />
      <ChangedNotice review={review} saved={saved} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 19rem" }} columnGap="6" rowGap="4">
        <Stack gap="3" minW="0">
          <Flex gap="3" wrap="wrap" justify="space-between" align="center">
            <PlanViewSwitch view={view} changes={review.moves.length} tables={found.cards.length} onChange={setView} />
            <Flex gap="1" mx={{ base: "-3", lg: "0" }} wrap="wrap">
              <ChooseAll
                isEverything={chosen.length === possible.length}
                onChange={(isTaken) =>
                  choose(
                    possible.map(({ guest }) => guest.id),
                    isTaken,
                  )
                }
              />
              <WithSuggestion plan={plan} saved={saved} moves={moves} isDisabled={accepting !== null} />
            </Flex>
          </Flex>
          {isPhone && <UnmetWishes {...unmet} isFolded />}
          {view === "changes" ? (
            <PlanChanges groups={found.groups} declined={declined} reasonOf={found.reasonOf} onChoose={choose} />
          ) : (
            <PlanGrid
              cards={found.cards}
              counts={found.counts}
              declined={declined}
              selectedId={selectedId}
              hasSeatsToday={[...board.guests.values()].some(({ tableNumber }) => tableNumber !== "")}
              onChoose={choose}
              onSelect={setSelectedId}
            />
          )}
        </Stack>
        {isPhone ? aside : <Aside unmet={unmet}>{view === "changes" ? picture : (aside ?? <WhyHint />)}</Aside>}
      </Grid>
      <ActionBar
        cancelLabel={t("seating-suggestion.discard")}
        isCancelDisabled={accepting !== null}
        onCancel={plan.discard}
        status={<ChoiceNotices warnings={found.warnings} shown={shown} isEmpty={moves.length === 0} />}
        action={
          <AcceptButton
            chosen={chosen.length}
            possible={possible.length}
            isEmpty={moves.length === 0}
            isAccepting={accepting !== null}
            onAccept={() => void accept()}
          />
        }
      />
    </Stack>
  );
}

interface WithSuggestionProps {
  plan: SuggestedPlan;
  saved: OpenedPlan | undefined;
  /** The chosen ones. */
  moves: readonly SuggestedMove[];
  isDisabled: boolean;
}

/** What can be done with a suggestion besides accepting it. */
function WithSuggestion({ plan, saved, moves, isDisabled }: WithSuggestionProps) {
  if (saved) return null;
  const look = { variant: "ghost", size: { base: "md", lg: "sm" }, px: "3", disabled: isDisabled } as const;
  return (
    <>
      <Button {...look} onClick={plan.chooseAgain}>
        {t("seating-suggestion.again")}
      </Button>
      <SavePlanButton {...look} text={t("saved-plans.save")} moves={moves} />
    </>
  );
}

interface AcceptButtonProps {
  chosen: number;
  possible: number;
  isEmpty: boolean;
  isAccepting: boolean;
  onAccept: () => void;
}

function AcceptButton({ chosen, possible, isEmpty, isAccepting, onAccept }: AcceptButtonProps) {
  return (
    <Button flex={{ base: "1", sm: "none" }} disabled={isEmpty} loading={isAccepting} onClick={onAccept}>
      {chosen === possible
        ? t("seating-suggestion.accept.all")
        : t("seating-suggestion.accept.some", { count: chosen, all: possible })}
    </Button>
  );
}

function Aside({ unmet, children }: { unmet: UnmetWishesProps; children: ReactNode }) {
  return (
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
      {children}
      <UnmetWishes {...unmet} />
    </Stack>
  );
}

function WhyHint() {
  return (
    <Text textStyle="sm" color="fg.muted">
      {t("seating-suggestion.why.hint")}
    </Text>
  );
}

function ChooseAll({ isEverything, onChange }: { isEverything: boolean; onChange: (isTaken: boolean) => void }) {
  return (
    <Button variant="ghost" size={{ base: "md", lg: "sm" }} px="3" onClick={() => onChange(!isEverything)}>
      {isEverything ? t("seating-suggestion.accept.chooseNone") : t("seating-suggestion.accept.chooseAll")}
    </Button>
  );
}

function ChangedNotice({ review, saved }: { review: Review; saved: OpenedPlan | undefined }) {
  const hindered = review.moves.filter(({ obstacle }) => obstacle !== null).length;
  if (saved) return <ChangedSincePlan {...saved} />;
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
