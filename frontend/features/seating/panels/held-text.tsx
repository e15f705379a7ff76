import { Text } from "@chakra-ui/react";
import type { MoveRefusal } from "../model/move-refusals.ts";
import { moveRefusalText } from "../move-refusal-text.ts";

/** Why selected guests are not moved; nothing if they can be. */
export function HeldText({ hold }: { hold: MoveRefusal | null }) {
  if (!hold) return null;
  return (
    <Text w="full" textStyle="sm" color="brass.fg">
      {moveRefusalText(hold)}
    </Text>
  );
}
