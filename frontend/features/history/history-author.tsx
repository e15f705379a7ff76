import { Box, Center, Text } from "@chakra-ui/react";
import { UserRound } from "lucide-react";
import { t } from "../../lib/text.ts";
import { roleName } from "../../lib/words.ts";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import { isAutomatic } from "./history-wording.ts";

/** A user, a helper, or the name that an imported event has for its author. */
export function HistoryAuthor({ entry: { action, user, authorName } }: { entry: HistoryTable_EntryFragment }) {
  const name = user?.name ?? authorName;
  return (
    <>
      <Box position="absolute" insetInlineStart="0" top={{ base: "1.5", md: "1" }} colorPalette="gray">
        {name === null ? <NobodysAvatar /> : <InitialsAvatar name={name} />}
      </Box>
      <Text as="span">{name ?? t(isAutomatic(action) ? "history.automatic" : "history.unknownUser")}</Text>
      {user && (
        <Text as="span" color="fg.muted" hideBelow="md" _before={{ content: '"·"', ms: "1" }}>
          {` ${roleName(user.role)}`}
        </Text>
      )}
    </>
  );
}

function NobodysAvatar() {
  return (
    <Center aria-hidden boxSize="8" borderRadius="full" bg="bg.muted" color="fg.muted">
      <UserRound size={16} />
    </Center>
  );
}
