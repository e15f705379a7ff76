import { Box, Button, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { KeyRound } from "lucide-react";
import { longDate } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import type { PasskeyRow_PasskeyFragment } from "./generated/passkey-row.ts";

export type PasskeyRow = PasskeyRow_PasskeyFragment;

interface PasskeyListProps {
  passkeys: readonly PasskeyRow[];
  onRemove: (passkey: PasskeyRow) => void;
}

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  return (
    <Stack as="ul" listStyleType="none" aria-label={t("second-factor.passkeys.title")} gap="3" mt="4">
      {passkeys.map((passkey) => (
        <Flex as="li" key={passkey.id} gap="4" align="center" justify="space-between">
          <HStack gap="3" minW="0" align="start">
            <Box color="fg.muted" mt="1" flexShrink="0">
              <KeyRound size={16} aria-hidden />
            </Box>
            <Box minW="0">
              <Text overflowWrap="anywhere">{passkey.name}</Text>
              <Text textStyle="sm" color="fg.muted">
                {usageOf(passkey)}
              </Text>
              {passkey.signsInAlone && (
                <Text textStyle="sm" color="fg.muted">
                  {t("second-factor.passkeys.alone")}
                </Text>
              )}
            </Box>
          </HStack>
          <Button
            size="sm"
            variant="ghost"
            flexShrink="0"
            me="-3"
            aria-label={t("second-factor.passkeys.removeName", { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {t("second-factor.passkeys.remove")}
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}

function usageOf({ createdAt, lastUsedAt }: PasskeyRow): string {
  const added = longDate(createdAt);
  return lastUsedAt === null
    ? t("second-factor.passkeys.unused", { added })
    : t("second-factor.passkeys.used", { added, used: longDate(lastUsedAt) });
}
