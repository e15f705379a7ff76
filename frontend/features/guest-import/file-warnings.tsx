import { List, Stack, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

/** What the organizer should check in the file. Renders nothing without warnings. */
export function FileWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Stack gap="2" color="fg">
      <Text fontWeight="semibold">{t("guest-upload.report.warnings")}</Text>
      <List.Root ps="5" gap="1" maxH="64" overflowY="auto">
        {warnings.map((warning) => (
          <List.Item key={warning} overflowWrap="anywhere">
            {warning}
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
