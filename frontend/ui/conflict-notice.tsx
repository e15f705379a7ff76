import { Alert, Button, List, Text } from "@chakra-ui/react";
import { uiTexts } from "./ui-texts.ts";

interface ConflictNoticeProps {
  /** What somebody else changed, field by field; nothing shows without any. */
  changes: readonly { label: string; before: string; after: string }[];
  onTakeTheirs: () => void;
}

/** Says what somebody else changed meanwhile, so that saving again is a decision and not an accident. */
export function ConflictNotice({ changes, onTakeTheirs }: ConflictNoticeProps) {
  if (changes.length === 0) return null;
  return (
    <Alert.Root status="warning" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="3" minW="0">
        <Alert.Title fontWeight="semibold">{uiTexts.conflict.title}</Alert.Title>
        <List.Root ps="4" color="fg" gap="1" listStyle="disc">
          {changes.map(({ label, before, after }) => (
            <List.Item key={label} overflowWrap="anywhere">
              <Text as="span" fontWeight="semibold">
                {label}
              </Text>
              : {uiTexts.conflict.change(before, after)}
            </List.Item>
          ))}
        </List.Root>
        <Alert.Description color="fg">{uiTexts.conflict.advice}</Alert.Description>
        <Button size="sm" variant="outline" alignSelf="start" color="fg" onClick={onTakeTheirs}>
          {uiTexts.conflict.takeTheirs}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
