import { Flex, Progress, Text } from "@chakra-ui/react";

interface MeterProps {
  label: string;
  isLabelHidden?: boolean;
  text: string;
  /** From 0 to 1. */
  share: number;
}

export function Meter({ label, isLabelHidden = false, text, share }: MeterProps) {
  return (
    <Progress.Root
      size="sm"
      value={Math.round(Math.min(1, Math.max(0, share)) * 100)}
      translations={{ value: () => text }}
    >
      <Flex justify="space-between" gap="4" mb="1.5" textStyle="sm">
        <Progress.Label srOnly={isLabelHidden} fontWeight="normal" color="fg.muted">
          {label}
        </Progress.Label>
        <Text as="span" aria-hidden>
          {text}
        </Text>
      </Flex>
      <Progress.Track rounded="full">
        <Progress.Range transitionDuration="250ms" transitionTimingFunction="linear" />
      </Progress.Track>
    </Progress.Root>
  );
}
