import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { Wish } from "../../../../common/wishes/wish.ts";
import type { WishOutcome } from "../../../../common/wishes/wish-outcomes.ts";
import { t } from "../../../lib/text.ts";
import { useSeating } from "../seating.ts";
import { leaveWish } from "./focus-wishes.ts";
import { isRequired } from "./model/wish-groups.ts";
import { OutcomeMark } from "./outcome-mark.tsx";
import { useWishes } from "./use-wishes.ts";
import { removeWish, showSubject, subjectOf } from "./wish-actions.ts";
import { outcomeText, priorityText } from "./wish-texts.ts";

interface WishRowProps {
  wish: Wish;
  title: string;
  isOpen: boolean;
  /** Whether a click selects on the board what it is about. Otherwise, there is a button for that. */
  selects: boolean;
  onToggle: () => void;
  onEdit: (wish: Wish) => void;
}

const size = { base: "md", lg: "xs" } as const;
const minH = { base: "11", lg: "7" } as const;

const nothingKnown: WishOutcome = { state: "open", met: 0, of: 0, missedBy: [], missedAt: [] };

export function WishRow({ wish, title, isOpen, selects, onToggle, onEdit }: WishRowProps) {
  const seating = useSeating();
  const { outcomes, isPlaced } = useWishes();
  const outcome = outcomes.byWish.get(wish.id) ?? nothingKnown;
  const subject = subjectOf(wish, outcome, seating.current());
  const isAboutTable = subject.guestIds.length === 0 && subject.tableIds.length > 0;
  return (
    <Box as="li" rounded="l1" bg={isOpen ? "bg.muted" : undefined}>
      <Box
        as="button"
        display="flex"
        gap="2"
        w="full"
        minH={{ base: "12", lg: "10" }}
        px="2"
        py="1.5"
        rounded="l1"
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: "bg.muted" }}
        _focusVisible={{ outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" }}
        aria-expanded={isOpen}
        data-wish={wish.kind}
        onClick={() => {
          if (selects && !isOpen) showSubject(seating, subject);
          onToggle();
        }}
      >
        <OutcomeMark state={outcome.state} isRequired={isRequired(wish.kind)} />
        <Box as="span" minW="0" flex="1">
          <Text as="span" display="block" textStyle="sm" overflowWrap="anywhere">
            {title}
          </Text>
          <Text as="span" display="block" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {[outcomeText(wish, outcome, isPlaced), priorityText(wish)].join(" · ")}
          </Text>
        </Box>
      </Box>
      {isOpen && (
        <Flex gap="1.5" wrap="wrap" ps="9" pe="2" pt="0.5" pb="2.5" role="group" aria-label={title}>
          {!selects && (subject.guestIds.length > 0 || isAboutTable) && (
            <Button size={size} minH={minH} variant="outline" onClick={() => showSubject(seating, subject)}>
              {t(isAboutTable ? "seating-wishes.row.showTable" : "seating-wishes.row.show")}
            </Button>
          )}
          {!seating.isReadOnly && (
            <>
              <Button size={size} minH={minH} variant="outline" onClick={() => onEdit(wish)}>
                {t("seating-wishes.row.edit")}
              </Button>
              <Button
                size={size}
                minH={minH}
                variant="outline"
                onClick={({ currentTarget }) => {
                  leaveWish(currentTarget);
                  removeWish(seating, wish);
                }}
              >
                {t("seating-wishes.row.remove")}
              </Button>
            </>
          )}
        </Flex>
      )}
    </Box>
  );
}
