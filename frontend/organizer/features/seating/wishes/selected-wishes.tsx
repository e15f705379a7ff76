import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useState } from "react";
import { maxGuestsInWish } from "../../../../../common/wish-limits.ts";
import { idsOfWish } from "../../../../../common/wishes/column-values.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { pairKinds } from "../../../../../common/wishes/wish-kinds.ts";
import { t } from "../../../lib/text.ts";
import { WishDialog } from "../lazy-dialogs.ts";
import type { BoardGuest } from "../model/board.ts";
import { emptyWish } from "../model/extras.ts";
import { type ShownBoard, useSeating } from "../seating.ts";
import { useWishes } from "./use-wishes.ts";
import { togglePairWish } from "./wish-actions.ts";
import { WishList } from "./wish-list.tsx";
import { kindText, namesOnBoard, wishAmong } from "./wish-texts.ts";

const size = { base: "md", lg: "sm" } as const;

interface SelectedWishesProps {
  guests: readonly BoardGuest[];
  shown: ShownBoard;
}

/** Buttons that switch wishes of the selected guests about one another on and off. */
export function WishesAmongSelected({ guests, shown }: SelectedWishesProps) {
  const seating = useSeating();
  const { isRead, wishes, places } = useWishes();
  const [edited, setEdited] = useState<Wish | null>(null);
  const ids = guests.map(({ id }) => id);
  const present = wishAmong(wishes, new Set(ids));
  if (!isRead || ids.length > maxGuestsInWish) return null;
  return (
    <Stack gap="2" role="group" aria-label={t("seating-wishes.forThem")}>
      <Heading as="h4" textStyle="sm" fontFamily="body" letterSpacing="normal" fontWeight="medium">
        {t("seating-wishes.forThem")}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {pairKinds.map((kind) => {
          const isOn = present?.kind === kind;
          return (
            <Button
              key={kind}
              size={size}
              variant={isOn ? "subtle" : "outline"}
              aria-pressed={isOn}
              onClick={() => togglePairWish(seating, ids, kind)}
            >
              {isOn && <Check aria-hidden />}
              {kindText(kind)}
            </Button>
          );
        })}
        {places.length > 0 && (
          <Button size={size} variant="outline" onClick={() => setEdited({ ...emptyWish("NEAR"), guestIds: ids })}>
            {t("seating-wishes.near")}
          </Button>
        )}
        {shown.board.tables.size > 0 && (
          <Button size={size} variant="outline" onClick={() => setEdited({ ...emptyWish("AT_TABLES"), guestIds: ids })}>
            {t("seating-wishes.atTables")}
          </Button>
        )}
      </Flex>
      <WishDialog wish={edited} shown={shown} onClose={() => setEdited(null)} />
    </Stack>
  );
}

interface GuestWishesProps {
  guest: BoardGuest;
  shown: ShownBoard;
}

export function GuestWishes({ guest, shown }: GuestWishesProps) {
  const seating = useSeating();
  const { isRead, wishes, places } = useWishes();
  const [edited, setEdited] = useState<Wish | null>(null);
  const own = wishes.filter((wish) => idsOfWish(wish, [guest]).includes(guest.id));
  const names = namesOnBoard(shown.board, places);
  if (!isRead || (own.length === 0 && seating.isReadOnly)) return null;
  return (
    <Stack as="section" gap="2" aria-label={t("seating-wishes.for")} data-wishes="">
      <Heading as="h4" textStyle="sm" fontFamily="body" letterSpacing="normal" fontWeight="medium">
        {t("seating-wishes.for")}
      </Heading>
      {own.length > 0 && (
        <WishList
          wishes={own}
          names={{ ...names, nameOf: (id) => (id === guest.id ? undefined : names.nameOf(id)) }}
          selects={false}
          level="h5"
          onEdit={setEdited}
        />
      )}
      {!seating.isReadOnly && (
        <Button
          data-add-wish=""
          size={size}
          variant="outline"
          alignSelf="start"
          onClick={() => setEdited({ ...emptyWish("TOGETHER"), guestIds: [guest.id] })}
        >
          {t("seating-wishes.addFor")}
        </Button>
      )}
      <WishDialog wish={edited} shown={shown} onClose={() => setEdited(null)} />
    </Stack>
  );
}
