import { List, Text } from "@chakra-ui/react";
import type { MentionRowFragment } from "./generated/mention-list.ts";

interface MentionListProps {
  mentions: readonly MentionRowFragment[];
}

export function MentionList({ mentions }: MentionListProps) {
  return (
    <List.Root variant="plain" gap="3">
      {mentions.map(({ where, text }) => (
        <List.Item key={`${where} ${text}`} display="block">
          <Text color="fg.muted" textStyle="sm">
            {where}
          </Text>
          <Text overflowWrap="anywhere" whiteSpace="pre-line">
            {text}
          </Text>
        </List.Item>
      ))}
    </List.Root>
  );
}
