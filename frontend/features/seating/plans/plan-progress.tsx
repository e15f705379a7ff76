import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useMemo } from "react";
import { t } from "../../../lib/text.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { type ShownBoard, useSeating } from "../seating.ts";
import { useWishes } from "../wishes/use-wishes.ts";
import { BesidePicture } from "./beside-picture.tsx";
import { chairsOf } from "./model/planned-chairs.ts";
import { tablesAfter } from "./model/tables-after.ts";
import type { Suggestion } from "./plan-run.ts";
import { changeText, wishesText } from "./plan-texts.ts";
import { StageHead } from "./stage-head.tsx";
import type { SuggestedPlan } from "./use-suggested-plan.ts";
import { useWhileVisible } from "./use-while-visible.ts";

interface PlanProgressProps {
  plan: SuggestedPlan;
  latest: Suggestion | null;
  shown: ShownBoard;
}

/** Interval of announcements for screen readers, in milliseconds. */
const announceEveryMs = 5000;

export function PlanProgress({ plan, latest: newest, shown }: PlanProgressProps) {
  const latest = useWhileVisible(newest);
  const hasPlan = latest !== null && latest.value !== null;
  useSaid(latest);
  return (
    <Stack gap="6" flexGrow="1">
      <BesidePicture shown={shown} moves={latest?.moves}>
        <Stack gap="6" maxW="2xl">
          <StageHead title={t("seating-suggestion.run.title")} text={stateText(latest)} />
          <Best latest={latest} shown={shown} />
        </Stack>
      </BesidePicture>
      <ActionBar
        onCancel={plan.chooseAgain}
        action={
          <Button flex={{ base: "1", sm: "none" }} disabled={!hasPlan} onClick={plan.take}>
            {t("seating-suggestion.run.take")}
          </Button>
        }
      />
    </Stack>
  );
}

function Best({ latest, shown: { index } }: Pick<PlanProgressProps, "latest" | "shown">) {
  const { wishes, outcomes, outcomesOf } = useWishes();
  const moves = latest?.moves;
  const wishesMet = useMemo(
    () =>
      moves && wishes.length > 0 ? wishesText(outcomesOf(tablesAfter(index, moves), chairsOf(moves)), outcomes) : "",
    [moves, wishes, outcomes, outcomesOf, index],
  );
  return (
    <Stack gap="4" minH="28">
      {latest?.value == null ? (
        <Text color="fg.muted">{latest?.state === "SEARCHING" ? t("seating-suggestion.run.noPlanYet") : ""}</Text>
      ) : (
        <Box>
          <Text textStyle="sm" color="fg.muted">
            {t("seating-suggestion.run.bestSoFar")}
          </Text>
          <Flex columnGap="6" rowGap="1" wrap="wrap" align="baseline">
            <Text textStyle="2xl" fontFamily="heading" fontWeight="semibold">
              {changeText({ moved: latest.moveCount, newlySeated: latest.seatedCount })}
            </Text>
            <Text>{wishesMet}</Text>
          </Flex>
        </Box>
      )}
    </Stack>
  );
}

function stateText(latest: Suggestion | null): string {
  if (!latest) return t("seating-suggestion.run.starting");
  if (latest.state === "WAITING") return t("seating-suggestion.run.waiting");
  return t("seating-suggestion.run.time", { seconds: Math.round(latest.seconds) });
}

/** Announces results now and then: each change would drown everything else. */
function useSaid(latest: Suggestion | null): void {
  const { announcement } = useSeating();
  const say = useEffectEvent(() => {
    if (!latest || latest.value === null || document.hidden) return;
    const { seconds, moveCount, seatedCount } = latest;
    announcement.set(
      t("seating-suggestion.said.looking", { seconds: Math.round(seconds), moved: moveCount, seated: seatedCount }),
    );
  });
  useEffect(() => {
    const timer = setInterval(say, announceEveryMs);
    return () => clearInterval(timer);
  }, []);
}
