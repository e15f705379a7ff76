import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Check, CircleDashed, Contrast, X } from "lucide-react";
import { useState } from "react";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { wishFacts } from "../../../../../common/wishes/wish-kinds.ts";
import type { OutcomeState, WishOutcome } from "../../../../../common/wishes/wish-outcomes.ts";
import { t } from "../../../lib/text.ts";
import { useSeating, useShown } from "../seating.ts";
import { removeWish, showSubject, subjectOf } from "./wish-actions.ts";
import {
  contentKey,
  groupText,
  groupWishes,
  outcomeText,
  priorityText,
  type WishGroup,
  type WishNames,
  wishText,
} from "./wish-texts.ts";

const pageSize = 20;

interface WishListProps {
  wishes: readonly Wish[];
  names: WishNames;
  selects: boolean;
  level: "h3" | "h5";
  onEdit: (wish: Wish) => void;
}

export function WishList({ wishes, names, selects, level, onEdit }: WishListProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <Stack gap="4">
      {groupWishes(wishes).map(({ group, wishes: members }) => (
        <GroupOfWishes
          key={group}
          group={group}
          wishes={members}
          level={level}
          renderRow={(wish) => {
            const key = contentKey(wish);
            return (
              <WishRow
                key={key}
                wish={wish}
                title={wishText(wish, names)}
                isOpen={openKey === key}
                selects={selects}
                onToggle={() => setOpenKey(openKey === key ? null : key)}
                onEdit={onEdit}
              />
            );
          }}
        />
      ))}
    </Stack>
  );
}

interface GroupOfWishesProps {
  group: WishGroup;
  wishes: readonly Wish[];
  level: "h3" | "h5";
  renderRow: (wish: Wish) => React.ReactNode;
}

function GroupOfWishes({ group, wishes, level, renderRow }: GroupOfWishesProps) {
  const [pages, setPages] = useState(1);
  const rest = wishes.length - pages * pageSize;
  return (
    <Box as="section" aria-label={groupText(group)}>
      <Heading
        as={level}
        textStyle="xs"
        fontFamily="body"
        letterSpacing="normal"
        fontWeight="medium"
        color="fg.muted"
        mb="1"
      >
        {groupText(group)}
      </Heading>
      <Box as="ul" listStyleType="none" mx="-2">
        {wishes.slice(0, pages * pageSize).map(renderRow)}
      </Box>
      {rest > 0 && (
        <Button
          variant="ghost"
          size={{ base: "md", lg: "xs" }}
          minH={{ base: "11", lg: "7" }}
          mx="-2"
          onClick={() => setPages(pages + 1)}
        >
          {t("seating-wishes.more", { count: Math.min(rest, pageSize) })}
        </Button>
      )}
    </Box>
  );
}

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

function WishRow({ wish, title, isOpen, selects, onToggle, onEdit }: WishRowProps) {
  const seating = useSeating();
  const { outcomes, isPlaced } = useShown();
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
        <OutcomeMark state={outcome.state} isRequired={wishFacts(wish.kind).isRequired} />
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

const marks = {
  met: { Icon: Check, color: "brand.fg", bg: "brand.subtle" },
  unmet: { Icon: X, color: "brass.fg", bg: "brass.subtle" },
  partly: { Icon: Contrast, color: "brass.fg", bg: "brass.subtle" },
  open: { Icon: CircleDashed, color: "fg.muted", bg: "bg.muted" },
} as const satisfies Record<OutcomeState, unknown>;

function OutcomeMark({ state, isRequired }: { state: OutcomeState; isRequired: boolean }) {
  const { Icon, color, bg } = marks[state];
  const isBroken = isRequired && (state === "unmet" || state === "partly");
  return (
    <Box
      as="span"
      flexShrink="0"
      display="grid"
      placeItems="center"
      boxSize="5"
      rounded="full"
      color={isBroken ? "fg.error" : color}
      bg={isBroken ? "bg.error" : bg}
      aria-hidden
    >
      <Icon size={13} strokeWidth={2.5} />
    </Box>
  );
}

/** The focus after a dialog about wishes: the button of an open wish, or the one that adds wishes. */
export function placeAfterDialog(panel: HTMLElement | null): HTMLElement | null {
  return panel?.querySelector<HTMLElement>("[data-wish][aria-expanded=true], [data-add-wish]") ?? null;
}

/** Focuses what follows a wish that is about to disappear: a neighbor, or the button that adds wishes. */
function leaveWish(inside: Element): void {
  const panel = inside.closest("[data-wishes]");
  const wishes = [...(panel?.querySelectorAll<HTMLElement>("[data-wish]") ?? [])];
  const at = wishes.findIndex((wish) => wish.closest("li")?.contains(inside));
  const next = wishes[at + 1] ?? wishes[at - 1] ?? panel?.querySelector<HTMLElement>("[data-add-wish]");
  next?.focus();
}
