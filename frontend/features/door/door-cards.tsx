import { Box, Link, List, Stack, Text } from "@chakra-ui/react";
import { correctedTime } from "../../../common/door/door-operation.ts";
import { timeOfDay } from "../../lib/dates.ts";
import { tableTitle } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import type { DoorGlanceQuery } from "./generated/door-glance.ts";

type Card = DoorGlanceQuery["doorState"]["needLook"][number];
type Side = Card["operations"][number];

interface DoorCardsProps {
  cards: readonly Card[];
  doorPath: string | undefined;
}

/** What does not fit together, with both sides. It is answered at the door. */
export function DoorCards({ cards, doorPath }: DoorCardsProps) {
  if (cards.length === 0) return null;
  return (
    <Stack gap="3">
      <Text fontWeight="semibold" color="brass.fg">
        {t("at-the-door.look.title", { count: cards.length })}
      </Text>
      <List.Root variant="plain" gap="3">
        {cards.map((card) => (
          <List.Item key={card.operationIds.join(" ")}>
            <Box borderStartWidth="3px" borderColor="brass.solid" ps="3">
              <Text overflowWrap="anywhere">{reasonText(card)}</Text>
              {card.operations.map((side) => (
                <Text key={side.id} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  {sideText(side)}
                </Text>
              ))}
            </Box>
          </List.Item>
        ))}
      </List.Root>
      {doorPath !== undefined && (
        <Link href={doorPath} variant="underline" alignSelf="start">
          {t("door-glance.look.decide")}
        </Link>
      )}
    </Stack>
  );
}

function reasonText({ reason, name, operations }: Card): string {
  if (reason === "GUEST_GONE") return t("at-the-door.look.GUEST_GONE");
  const typed = operations.find((operation) => operation.name)?.name;
  return t(`at-the-door.look.${reason}`, { name: name ?? typed ?? t("at-the-door.look.somebody") });
}

/** "Here · 7:42 PM · Main door", "New table · Table 9 · 7:50 PM · Side door". */
function sideText(side: Side): string {
  const { kind, name, tableLabel, authorName } = side;
  const isAboutTable = kind === "RESEATED" || kind === "WALK_IN";
  const parts = [
    t(`at-the-door.look.side.${kind}`),
    name ?? "",
    isAboutTable ? tableTitle(tableLabel ?? "") || t("at-the-door.noTable") : "",
    timeOfDay(new Date(correctedTime(side)).toISOString()),
    authorName ?? "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}
