import { Alert, Button, List, Text } from "@chakra-ui/react";
import { type Message, message } from "../../../common/messages/message.ts";
import { t } from "../lib/text.ts";

interface ConflictNoticeProps {
  changes: readonly { label: string; before: string; after: string }[];
  onTakeTheirs: () => void;
}

/** Shows what someone else changed meanwhile, in sight, so that saving again is a decision, not an accident. */
export function ConflictNotice({ changes, onTakeTheirs }: ConflictNoticeProps) {
  if (changes.length === 0) return null;
  return (
    <Alert.Root
      // A further conflict is a further notice.
      key={JSON.stringify(changes)}
      ref={bringIntoView}
      status="warning"
      role="alert"
      alignItems="flex-start"
      scrollMarginTop="24"
    >
      <Alert.Indicator />
      <Alert.Content gap="3" minW="0">
        <Alert.Title fontWeight="semibold">{t("ui.conflict.title")}</Alert.Title>
        <List.Root ps="4" color="fg" gap="1" listStyle="disc">
          {changes.map(({ label, before, after }) => (
            <List.Item key={label} overflowWrap="anywhere">
              <Text as="span" fontWeight="semibold">
                {label}
              </Text>
              : {t("ui.conflict.change", { before: quoted(before), after: quoted(after) })}
            </List.Item>
          ))}
        </List.Root>
        <Alert.Description color="fg">{t("ui.conflict.advice")}</Alert.Description>
        <Button size="sm" variant="outline" alignSelf="start" color="fg" onClick={onTakeTheirs}>
          {t("ui.conflict.takeTheirs")}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}

const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView();

const quoted = (text: string): Message =>
  text === "" ? message("ui.conflict.empty") : message("ui.conflict.quoted", { text });
