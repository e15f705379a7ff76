import { Box } from "@chakra-ui/react";
import { Check, CircleDashed, Contrast, X } from "lucide-react";
import type { OutcomeState } from "../../../../common/wishes/wish-outcomes.ts";

const marks = {
  met: { Icon: Check, color: "brand.fg", bg: "brand.subtle" },
  unmet: { Icon: X, color: "brass.fg", bg: "brass.subtle" },
  partly: { Icon: Contrast, color: "brass.fg", bg: "brass.subtle" },
  open: { Icon: CircleDashed, color: "fg.muted", bg: "bg.muted" },
} as const satisfies Record<OutcomeState, unknown>;

export function OutcomeMark({ state, isRequired }: { state: OutcomeState; isRequired: boolean }) {
  const { Icon, color, bg } = marks[state];
  const isBroken = isRequired && (state === "unmet" || state === "partly");
  return (
    <Box
      as="span"
      flexShrink="0"
      display="grid"
      placeItems="center"
      boxSize="5"
      rounded="full"
      color={isBroken ? "fg.error" : color}
      bg={isBroken ? "bg.error" : bg}
      aria-hidden
    >
      <Icon size={13} strokeWidth={2.5} />
    </Box>
  );
}
