import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import type { QueryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";

export function NothingFound({ typed }: { typed: string }) {
  return (
    <Stack gap="1" px="6" py="10" textAlign="center">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {t("commands.none", { typed })}
      </Text>
      <Text color="fg.muted" textStyle="sm" textWrap="balance">
        {t("commands.noneHint")}
      </Text>
    </Stack>
  );
}

export function SearchFailed({ reason, onRetry }: QueryFailure) {
  return (
    <Flex role="alert" flexShrink="0" gap="3" px="5" py="3" align="center" justify="space-between" wrap="wrap">
      <Stack gap="0" flexBasis="16rem" flexGrow="1">
        <Text fontWeight="medium">{t("commands.failed")}</Text>
        <Text color="fg.muted" textStyle="sm">
          {reason}
        </Text>
      </Stack>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t("ui.tryAgain")}
      </Button>
    </Flex>
  );
}
