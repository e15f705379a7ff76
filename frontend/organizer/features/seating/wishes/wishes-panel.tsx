import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { idsOfWish } from "../../../../../common/wishes/column-values.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import type { WishOutcomes } from "../../../../../common/wishes/wish-outcomes.ts";
import { t } from "../../../lib/text.ts";
import { Drawing } from "../../../ui/drawing.tsx";
import { LoadError } from "../../../ui/empty-panel.tsx";
import { PageSpinner } from "../../../ui/page-spinner.tsx";
import { NarrowingField, PanelButton, useGuestSearch } from "../fields.tsx";
import { ColumnWishesDialog, WishDialog } from "../lazy-dialogs.ts";
import type { BoardGuest } from "../model/board.ts";
import { emptyWish } from "../model/extras.ts";
import { columnsOf } from "../model/guest-filter.ts";
import { useSeating, useShown } from "../seating.ts";
import { showSubject } from "./wish-actions.ts";
import { placeAfterDialog, WishList } from "./wish-list.tsx";
import { namesOnBoard } from "./wish-texts.ts";

const fewWishes = 6;

export function WishesPanel() {
  const seating = useSeating();
  const { board, extras, extrasFailure, wishes, places, outcomes, isPhone } = useShown();
  const { guests } = board;
  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [isOnlyMissed, setIsOnlyMissed] = useState(false);
  const [edited, setEdited] = useState<Wish | null>(null);
  const [isFromColumn, setIsFromColumn] = useState(false);
  const found = useGuestSearch(seating.eventId, typed);
  const hasColumns = useMemo(() => columnsOf(guests.values()).length > 0, [guests]);
  const listed = useMemo(
    () => narrowed(wishes, found?.flatMap((id) => guests.get(id) ?? []) ?? null, isOnlyMissed ? outcomes : null),
    [wishes, found, guests, isOnlyMissed, outcomes],
  );

  const focusAfterwards = () => placeAfterDialog(panel.current);
  if (extrasFailure) return <LoadError title={t("seating-wishes.loadFailed")} {...extrasFailure} />;
  if (!extras) return <PageSpinner label={t("seating-wishes.loading")} />;
  const addMenu = !seating.isReadOnly && (
    <>
      <PanelButton data-add-wish="" alignSelf="start" onClick={() => setEdited(emptyWish("TOGETHER"))}>
        <Plus aria-hidden />
        {t("seating-wishes.add.open")}
      </PanelButton>
      {hasColumns && (
        <PanelButton alignSelf="start" onClick={() => setIsFromColumn(true)}>
          {t("seating-wishes.add.fromColumn")}
        </PanelButton>
      )}
    </>
  );
  return (
    <Flex ref={panel} data-wishes="" direction="column" flex="1" minH="0">
      {wishes.length === 0 ? (
        <NoWishes>{addMenu}</NoWishes>
      ) : (
        <Stack gap="3" flex="1" minH="0">
          <Summary outcomes={outcomes} />
          <Flex gap="2" wrap="wrap" align="center">
            {addMenu}
            <MissedToggle
              count={missedCount(wishes, outcomes)}
              isOn={isOnlyMissed}
              onToggle={() => setIsOnlyMissed(!isOnlyMissed)}
            />
          </Flex>
          {(wishes.length > fewWishes || typed !== "") && (
            <NarrowingField label={t("seating-wishes.filter")} typed={typed} onType={setTyped} />
          )}
          <Box flex="1" minH="0" overflowY="auto" px="2" mx="-2" pb="2" position="relative">
            {listed.length === 0 && (
              <Text textStyle="note" py="2">
                {found === null ? t("seating-wishes.nothingMissed") : t("seating-wishes.noneFound")}
              </Text>
            )}
            <WishList
              wishes={listed}
              names={namesOnBoard(board, places)}
              selects={!isPhone}
              level="h3"
              onEdit={setEdited}
            />
          </Box>
        </Stack>
      )}
      <WishDialog wish={edited} onClose={() => setEdited(null)} focusAfterwards={focusAfterwards} />
      <ColumnWishesDialog
        isOpen={isFromColumn}
        onClose={() => setIsFromColumn(false)}
        focusAfterwards={focusAfterwards}
      />
    </Flex>
  );
}

/** Wishes about guests who were found, and those that are not met; `found` is null without a search. */
function narrowed(
  wishes: readonly Wish[],
  found: readonly BoardGuest[] | null,
  missed: WishOutcomes | null,
): readonly Wish[] {
  const ids = found && new Set(found.map(({ id }) => id));
  return wishes.filter(
    (wish) =>
      (!ids || idsOfWish(wish, found ?? []).some((id) => ids.has(id))) && (missed === null || isMissed(wish, missed)),
  );
}

function isMissed({ id }: Wish, { byWish }: WishOutcomes): boolean {
  const state = byWish.get(id)?.state;
  return state === "unmet" || state === "partly";
}

const missedCount = (wishes: readonly Wish[], outcomes: WishOutcomes) =>
  wishes.filter((wish) => isMissed(wish, outcomes)).length;

function Summary({ outcomes: { metCount, count, alone } }: { outcomes: WishOutcomes }) {
  const seating = useSeating();
  return (
    <Stack gap="1">
      <Text textStyle="sm" fontWeight="medium" fontVariantNumeric="tabular-nums" role="status">
        {t("seating-wishes.summary", { met: metCount, count })}
      </Text>
      {alone.length > 0 && (
        <Flex columnGap="2" wrap="wrap" align="baseline" textStyle="sm" color="fg.muted">
          <span>{t("seating-wishes.alone", { count: alone.length })}</span>
          <Button
            variant="plain"
            size={{ base: "md", lg: "xs" }}
            h="auto"
            minH={{ base: "11", lg: "6" }}
            px="0"
            textDecoration="underline"
            onClick={() => showSubject(seating, { guestIds: alone, tableIds: [] })}
          >
            {t("seating-wishes.showAlone")}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

interface MissedToggleProps {
  count: number;
  isOn: boolean;
  onToggle: () => void;
}

function MissedToggle({ count, isOn, onToggle }: MissedToggleProps) {
  if (count === 0 && !isOn) return null;
  return (
    <PanelButton
      minH={{ base: "11", lg: "auto" }}
      variant={isOn ? "subtle" : "outline"}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {t("seating-wishes.onlyMissed", { count })}
    </PanelButton>
  );
}

function NoWishes({ children }: { children: ReactNode }) {
  const { isReadOnly } = useSeating();
  return (
    <Stack gap="4" align="start" py="4">
      <Drawing name="table" />
      <Stack gap="1">
        <Heading as="h3" textStyle="md" fontWeight="semibold">
          {t("seating-wishes.empty.title")}
        </Heading>
        <Text textStyle="note">{t(isReadOnly ? "seating-wishes.empty.readOnly" : "seating-wishes.empty.text")}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
