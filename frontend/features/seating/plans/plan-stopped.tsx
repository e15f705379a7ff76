import { Box, Button, Flex, List, Stack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../../lib/text.ts";
import { AddTablesDialog } from "../lazy-dialogs.ts";
import type { Suggestion } from "./plan-run.ts";
import { StageHead } from "./stage-head.tsx";
import type { SuggestedPlan } from "./use-suggested-plan.ts";

interface StoppedPlanProps {
  plan: SuggestedPlan;
  latest: Suggestion | null;
}

export function LostPlan({ plan, latest }: StoppedPlanProps) {
  const text = hasPlan(latest) ? t("seating-suggestion.run.lostBest") : t("seating-suggestion.run.lostHint");
  return (
    <Stopped title={t("seating-suggestion.run.lostTitle")} text={text}>
      <TakeOrAgain plan={plan} latest={latest} />
    </Stopped>
  );
}

/** The server did not search, or not to the end. What was found before can still be used. */
export function RefusedPlan({ plan, latest, reason }: StoppedPlanProps & { reason: string }) {
  const title = hasPlan(latest) ? t("seating-suggestion.run.stoppedTitle") : t("seating-suggestion.run.refusedTitle");
  return (
    <Stopped title={title} text={reason}>
      <TakeOrAgain plan={plan} latest={latest} />
    </Stopped>
  );
}

function hasPlan(latest: Suggestion | null): boolean {
  return latest?.value != null;
}

function TakeOrAgain({ plan, latest }: StoppedPlanProps) {
  return (
    <>
      {hasPlan(latest) && <Button onClick={plan.take}>{t("seating-suggestion.run.take")}</Button>}
      <Again plan={plan} isFirst={!hasPlan(latest)} />
      <Settings plan={plan} />
    </>
  );
}

interface NoPlanProps {
  plan: SuggestedPlan;
  suggestion: Suggestion;
  onShowWishes: () => void;
}

/** No plan keeps to all rules, and why. */
export function NoPlan({ plan, suggestion, onShowWishes }: NoPlanProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Stopped title={t("seating-suggestion.impossible.title")} text={t("seating-suggestion.impossible.text")}>
      <Stack gap="3" w="full">
        {suggestion.contradictions.map((contradiction) => (
          <Contradiction key={contradiction.sentences.join(" ")} {...contradiction} />
        ))}
      </Stack>
      <Button onClick={onShowWishes}>{t("seating-suggestion.ways.wishes")}</Button>
      <Button variant="outline" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden />
        {t("seating.add.open")}
      </Button>
      <Settings plan={plan} />
      <AddTablesDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Stopped>
  );
}

/** Rules that cannot all hold, and what would suffice so that they can. */
function Contradiction({ sentences, repairs }: Suggestion["contradictions"][number]) {
  return (
    <Box bg="brass.subtle" rounded="l2" px="4" py="1">
      <List.Root listStyle="none" gap="0">
        {sentences.map((sentence) => (
          <List.Item key={sentence} py="2.5" borderColor="brass.border" _notLast={{ borderBottomWidth: "1px" }}>
            <Text overflowWrap="anywhere">{sentence}</Text>
          </List.Item>
        ))}
      </List.Root>
      {repairs.length > 0 && (
        <Box py="2.5" borderTopWidth="1px" borderColor="brass.border">
          <Text color="fg.muted">{t("seating-suggestion.impossible.repairs")}</Text>
          <List.Root ps="5">
            {repairs.map((repair) => (
              <List.Item key={repair} overflowWrap="anywhere">
                {repair}
              </List.Item>
            ))}
          </List.Root>
        </Box>
      )}
    </Box>
  );
}

interface StoppedProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Stopped({ title, text, children }: StoppedProps) {
  return (
    <Stack gap="5" maxW="2xl">
      <StageHead title={title} text={text} />
      <Flex gap="3" wrap="wrap">
        {children}
      </Flex>
    </Stack>
  );
}

function Again({ plan, isFirst }: { plan: SuggestedPlan; isFirst: boolean }) {
  const { options } = plan;
  if (!options) return null;
  return (
    <Button {...(!isFirst && { variant: "outline" })} onClick={() => plan.start(options)}>
      {t("seating-suggestion.run.again")}
    </Button>
  );
}

function Settings({ plan }: { plan: SuggestedPlan }) {
  return (
    <Button variant="outline" onClick={plan.chooseAgain}>
      {t("seating-suggestion.ways.choose")}
    </Button>
  );
}
