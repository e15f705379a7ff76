import { Button, type ButtonProps } from "@chakra-ui/react";
import { useState } from "react";
import { t } from "../../../lib/text.ts";
import type { SeatMove } from "../model/board-act.ts";
import { useSeating } from "../seating.ts";
import { PlanNameDialog } from "./plan-name-dialog.tsx";
import { useSavedPlanActs } from "./use-saved-plans.ts";

interface SavePlanButtonProps extends ButtonProps {
  text: string;
  moves: readonly SeatMove[];
}

/** Saves the present seating after some moves, under a name that it asks for. */
export function SavePlanButton({ text, moves, ...button }: SavePlanButtonProps) {
  const { eventId, settled } = useSeating();
  const { save } = useSavedPlanActs(eventId);
  const [isAsking, setIsAsking] = useState(false);

  async function saveAs(name: string): Promise<boolean> {
    await settled();
    return save(name, moves);
  }

  return (
    <>
      <Button variant="outline" {...button} onClick={() => setIsAsking(true)}>
        {text}
      </Button>
      <PlanNameDialog
        isOpen={isAsking}
        title={t("saved-plans.save")}
        onName={saveAs}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
