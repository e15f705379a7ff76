import { Box } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { focusMain, useEscape } from "../../../lib/page.ts";
import { type ShownBoard, useSeating } from "../seating.ts";
import { useTop } from "../use-top.ts";
import { useWishes } from "../wishes/use-wishes.ts";
import { ChoosePlan } from "./choose-plan.tsx";
import { PlanProgress } from "./plan-progress.tsx";
import { PlanProposal } from "./plan-proposal.tsx";
import { LostPlan, NoPlan, RefusedPlan } from "./plan-stopped.tsx";
import type { SuggestedPlan } from "./use-suggested-plan.ts";

interface PlanStepProps {
  plan: SuggestedPlan;
  shown: ShownBoard;
}

export function PlanStep({ plan, shown }: PlanStepProps) {
  const box = useRef<HTMLDivElement>(null);
  const top = useTop(box);

  // What had the focus disappears with the step.
  useEffect(() => focusMain, []);

  useEscape(() => {
    if (plan.stage.kind === "running") plan.chooseAgain();
    else plan.leave();
  });

  return (
    <Box ref={box} display="flex" flexDirection="column" pt="2" minH={`calc(100dvh - ${top}px - 1.5rem)`}>
      <Stage plan={plan} shown={shown} />
    </Box>
  );
}

function Stage({ plan, shown }: PlanStepProps) {
  const { stage } = plan;
  const { panel } = useSeating();
  const { wishes } = useWishes();

  function showWishes(): void {
    panel.set("wishes");
    plan.discard();
  }

  switch (stage.kind) {
    case "choose":
      return <ChoosePlan plan={plan} shown={shown} wishCount={wishes.length} />;
    case "running":
      return <PlanProgress plan={plan} latest={stage.latest} shown={shown} />;
    case "lost":
      return <LostPlan plan={plan} latest={stage.latest} />;
    case "refused":
      return <RefusedPlan plan={plan} reason={stage.reason} latest={stage.latest} />;
    case "ended":
      return <NoPlan plan={plan} suggestion={stage.suggestion} onShowWishes={showWishes} />;
    case "proposal":
      return <PlanProposal plan={plan} proposal={stage.proposal} isSaved={stage.savedAs !== null} shown={shown} />;
  }
}
