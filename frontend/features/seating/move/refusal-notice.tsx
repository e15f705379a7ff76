import { Box, Button, Flex } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { useEffect } from "react";
import { t } from "../../../lib/text.ts";
import type { MoveRefusal } from "../model/move-refusals.ts";
import { moveRefusalText } from "../move-refusal-text.ts";
import { useSeating } from "../seating.ts";
import { unlock } from "../seating-actions.ts";

/** Why guests are not moved, with the way out if it is a lock. */
export function RefusalNotice({ refusal }: { refusal: MoveRefusal }) {
  const seating = useSeating();
  const text = moveRefusalText(refusal);
  useEffect(() => seating.announcement.set(text), [seating, text]);
  return (
    <Flex align="center" gap="2" mt="3" px="3" py="2" rounded="l1" bg="brass.subtle" color="brass.fg" textStyle="sm">
      <Lock size={16} aria-hidden style={{ flexShrink: 0 }} />
      <Box flex="1">{text}</Box>
      {refusal.kind !== "seat" && (
        <Button size="sm" variant="outline" flexShrink="0" onClick={() => unlock(seating, refusal)}>
          {t("seating.unlock")}
        </Button>
      )}
    </Flex>
  );
}
