import { SegmentGroup, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { Wish, WishPriority } from "../../../../../common/wishes/wish.ts";
import { t } from "../../../../lib/text.ts";
import { isRequired } from "../model/wish-groups.ts";
import { priorityText } from "../wish-texts.ts";

const priorities: readonly WishPriority[] = ["LOW", "MEDIUM", "HIGH"];

interface PriorityFieldProps {
  wish: Wish;
  onChoose: (priority: WishPriority) => void;
}

export function PriorityField({ wish, onChoose }: PriorityFieldProps) {
  const labelId = useId();
  if (isRequired(wish.kind)) {
    return (
      <Text textStyle="sm" color="fg.muted">
        {t("seating-wishes.priority.requiredHint")}
      </Text>
    );
  }
  return (
    <Stack gap="1.5">
      <Text id={labelId} textStyle="sm" fontWeight="medium">
        {t("seating-wishes.priority.label")}
      </Text>
      <SegmentGroup.Root
        value={wish.priority}
        size="md"
        w="full"
        aria-labelledby={labelId}
        onValueChange={({ value }) => onChoose(priorities.find((one) => one === value) ?? "MEDIUM")}
      >
        <SegmentGroup.Indicator />
        {priorities.map((priority) => (
          <SegmentGroup.Item key={priority} value={priority} flex="1" minH="10" px="2" justifyContent="center">
            <SegmentGroup.ItemText textStyle="sm" textAlign="center">
              {priorityText({ kind: wish.kind, priority })}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </Stack>
  );
}
