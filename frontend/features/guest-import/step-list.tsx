import { chakra, Flex } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { t } from "../../lib/text.ts";

const steps = ["file", "check", "done"] as const;
type Step = (typeof steps)[number];

const looks = {
  past: { bg: "brand.subtle", color: "brand.fg", borderColor: "brand.solid" },
  current: { bg: "brand.solid", color: "brand.contrast", borderColor: "brand.solid" },
  next: { bg: "transparent", color: "fg.muted", borderColor: "border.strong" },
} as const;

export function StepList({ current }: { current: Step }) {
  return (
    <Flex asChild gap="2" align="center" textStyle="sm">
      <ol aria-label={t("guest-import.step.list")}>
        {steps.map((step, index) => (
          <StepMark key={step} step={step} number={index + 1} state={stateOf(step, current)} />
        ))}
      </ol>
    </Flex>
  );
}

function stateOf(step: Step, current: Step): keyof typeof looks {
  const distance = steps.indexOf(step) - steps.indexOf(current);
  if (distance === 0) return "current";
  return distance < 0 ? "past" : "next";
}

interface StepMarkProps {
  step: Step;
  number: number;
  state: keyof typeof looks;
}

function StepMark({ step, number, state }: StepMarkProps) {
  const isCurrent = state === "current";
  const isDone = state === "past" || (isCurrent && step === "done");
  return (
    <chakra.li display="flex" alignItems="center" gap="2" aria-current={isCurrent ? "step" : undefined}>
      {number > 1 && <chakra.span w={{ base: "4", md: "8" }} borderTopWidth="1px" borderColor="border.strong" />}
      <Flex
        as="span"
        align="center"
        justify="center"
        boxSize="6"
        borderRadius="full"
        borderWidth="1px"
        textStyle="xs"
        fontWeight="semibold"
        {...looks[state]}
      >
        {isDone ? <Check size={14} aria-hidden /> : number}
      </Flex>
      <chakra.span color={isCurrent ? "fg" : "fg.muted"} fontWeight={isCurrent ? "semibold" : "normal"}>
        {t(`guest-import.step.${step}`)}
      </chakra.span>
    </chakra.li>
  );
}
