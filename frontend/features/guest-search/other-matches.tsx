import { Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { t } from "../../lib/text.ts";
import type { GuestMatch } from "./guest-match.ts";

interface OtherMatchesProps {
  others: GuestMatch[];
  onChoose: (guestId: number) => void;
}

/** The other guests whose names match, each one tap away. */
export function OtherMatches({ others, onChoose }: OtherMatchesProps) {
  const titleId = useId();
  if (others.length === 0) return null;

  return (
    <Stack as="section" aria-labelledby={titleId} gap="2" pt="2">
      <Heading as="h2" id={titleId} size="lg">
        {t("guest-search.notYou")}
      </Heading>
      <Text color="fg.muted">{t("guest-search.notYouText")}</Text>
      <Stack as="ul" gap="2" listStyleType="none" pt="1">
        {others.map(({ id, name, tableNumber }) => (
          <li key={id}>
            <Button
              variant="outline"
              bg="bg.panel"
              w="full"
              minH="14"
              justifyContent="space-between"
              textAlign="start"
              onClick={() => onChoose(id)}
            >
              <span>{name}</span>
              {tableNumber && (
                <Text as="span" color="fg.muted" fontWeight="normal">
                  {tableText(tableNumber)}
                </Text>
              )}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** A number alone says little; a name such as "Head Table" speaks for itself. */
function tableText(table: string): string {
  return /^\p{N}/u.test(table) || table.length <= 2 ? t("guest-search.table", { table }) : table;
}
