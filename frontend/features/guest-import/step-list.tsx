import { chakra, Flex } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { t } from "../../lib/text.ts";

const steps = ["file", "check", "done"] as const;

export function StepList({ current }: { current: (typeof steps)[number] }) {
  const place = steps.indexOf(current);
  return (
    <Flex asChild gap="2" align="center" textStyle="sm">
      <ol aria-label={t("guest-import.step.list")}>
        {steps.map((step, at) => (
          <chakra.li
            key={step}
            display="flex"
            alignItems="center"
            gap="2"
            color="fg.muted"
            _currentStep={{ color: "fg", fontWeight: "semibold" }}
            aria-current={at === place ? "step" : undefined}
          >
            {at > 0 && <chakra.span w={{ base: "4", md: "8" }} borderTopWidth="1px" borderColor="border.strong" />}
            <Flex
              as="span"
              align="center"
              justify="center"
              boxSize="6"
              borderRadius="full"
              borderWidth="1px"
              borderColor={at <= place ? "brand.solid" : "border.strong"}
              bg={at === place ? "brand.solid" : undefined}
              color={at === place ? "brand.contrast" : undefined}
              textStyle="xs"
            >
              {at < place || current === "done" ? <Check size={14} aria-hidden /> : at + 1}
            </Flex>
            {t(`guest-import.step.${step}`)}
          </chakra.li>
        ))}
      </ol>
    </Flex>
  );
}
