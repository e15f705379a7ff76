import { Flex, Heading, Stack } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useState } from "react";
import { maxGuestsInWish } from "../../../../../common/wish-limits.ts";
import { idsOfWish } from "../../../../../common/wishes/column-values.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { pairKinds } from "../../../../../common/wishes/wish-kinds.ts";
import { t } from "../../../lib/text.ts";
import { PanelButton } from "../fields.tsx";
import { WishDialog } from "../lazy-dialogs.ts";
import type { BoardGuest } from "../model/board.ts";
import { emptyWish } from "../model/extras.ts";
import { useSeating, useShown } from "../seating.ts";
import { togglePairWish } from "./wish-actions.ts";
import { WishList } from "./wish-list.tsx";
import { kindText, namesOnBoard, wishAmong } from "./wish-texts.ts";

/** Buttons that switch wishes of the selected guests about one another on and off. */
export function WishesAmongSelected({ guests }: { guests: readonly BoardGuest[] }) {
  const seating = useSeating();
  const { board, extras, wishes, places } = useShown();
  const [edited, setEdited] = useState<Wish | null>(null);
  const ids = guests.map(({ id }) => id);
  const present = wishAmong(wishes, new Set(ids));
  if (!extras || ids.length > maxGuestsInWish) return null;
  return (
    <Stack gap="2" role="group" aria-label={t("seating-wishes.forThem")}>
      <Heading as="h4" textStyle="sm" fontFamily="body" letterSpacing="normal" fontWeight="medium">
        {t("seating-wishes.forThem")}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {pairKinds.map((kind) => {
          const isOn = present?.kind === kind;
          return (
            <PanelButton
              key={kind}
              variant={isOn ? "subtle" : "outline"}
              aria-pressed={isOn}
              onClick={() => togglePairWish(seating, ids, kind)}
            >
              {isOn && <Check aria-hidden />}
              {kindText(kind)}
            </PanelButton>
          );
        })}
        {places.length > 0 && (
          <PanelButton onClick={() => setEdited({ ...emptyWish("NEAR"), guestIds: ids })}>
            {t("seating-wishes.near")}
          </PanelButton>
        )}
        {board.tables.size > 0 && (
          <PanelButton onClick={() => setEdited({ ...emptyWish("AT_TABLES"), guestIds: ids })}>
            {t("seating-wishes.atTables")}
          </PanelButton>
        )}
      </Flex>
      <WishDialog wish={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}

export function GuestWishes({ guest }: { guest: BoardGuest }) {
  const seating = useSeating();
  const { board, extras, wishes, places } = useShown();
  const [edited, setEdited] = useState<Wish | null>(null);
  const own = wishes.filter((wish) => idsOfWish(wish, [guest]).includes(guest.id));
  const names = namesOnBoard(board, places);
  if (!extras || (own.length === 0 && seating.isReadOnly)) return null;
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
        <PanelButton
          data-add-wish=""
          alignSelf="start"
          onClick={() => setEdited({ ...emptyWish("TOGETHER"), guestIds: [guest.id] })}
        >
          {t("seating-wishes.addFor")}
        </PanelButton>
      )}
      <WishDialog wish={edited} onClose={() => setEdited(null)} />
    </Stack>
  );
}
