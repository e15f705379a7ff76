import { useQuery } from "@apollo/client/react";
import { Box, Button, Checkbox, Flex, Stack, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { pairKinds } from "../../../../../common/wishes/wish-kinds.ts";
import { queryFailure, refusalText } from "../../../lib/errors.ts";
import { tableTitle } from "../../../lib/tables.ts";
import { languageTag, type PlainScreenKey, t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { DialogActions, FormDialog } from "../../../ui/dialog-frame.tsx";
import { LoadError } from "../../../ui/empty-panel.tsx";
import { PageSpinner } from "../../../ui/page-spinner.tsx";
import { WishesInColumnDocument } from "../generated/read-board.ts";
import { columnsOf } from "../model/guest-filter.ts";
import { useSeating, useShown } from "../seating.ts";
import {
  columnOfNames,
  countNames,
  firstChoices,
  inOrderOfNeed,
  isPresent,
  type NameChoices,
  type NamedGuest,
  type NamedKind,
  type NamedWish,
  nameKey,
  recognitionOf,
  wishesOf,
} from "./named-wishes.ts";
import { addWishes } from "./wish-actions.ts";

interface ColumnWishesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  focusAfterwards: () => HTMLElement | null;
}

/** Shows whom the names in a column mean, and saves nothing before that is confirmed. */
export function ColumnWishesDialog({ isOpen, ...dialog }: ColumnWishesDialogProps) {
  const [title, description] = [t("seating-wishes.names.title"), t("seating-wishes.names.intro")];
  return (
    <FormDialog open={isOpen} title={title} description={description} {...dialog}>
      <ChooseColumn onClose={dialog.onClose} />
    </FormDialog>
  );
}

const meaningKeys: Readonly<Record<NamedKind, PlainScreenKey>> = {
  LIKE: "seating-wishes.names.like",
  DISLIKE: "seating-wishes.names.dislike",
  TOGETHER: "seating-wishes.names.together",
  APART: "seating-wishes.names.apart",
};

function ChooseColumn({ onClose }: Pick<ColumnWishesDialogProps, "onClose">) {
  const { guests } = useShown().board;
  const columns = useMemo(() => columnsOf(guests.values()), [guests]);
  const [column, setColumn] = useState(() => columnOfNames(guests, columns));
  const [kind, setKind] = useState<NamedKind>("LIKE");
  const { eventId } = useSeating();
  const variables = { eventId, column };
  const { data, error, refetch } = useQuery(WishesInColumnDocument, { variables, fetchPolicy: "no-cache" });
  const failure = queryFailure(error, refetch, refusalText);
  return (
    <Stack gap="5">
      <ChoiceField
        isInDialog
        label={t("seating-wishes.form.column")}
        value={column}
        options={columns.map((name) => ({ value: name, label: name }))}
        onChoose={setColumn}
      />
      <ChoiceField
        isInDialog
        label={t("seating-wishes.names.means")}
        value={kind}
        options={pairKinds.map((value) => ({ value, label: t(meaningKeys[value]) }))}
        onChoose={(value) => setKind(pairKinds.find((one) => one === value) ?? kind)}
      />
      {failure && <LoadError title={t("seating-wishes.names.failed")} {...failure} />}
      {!failure && !data && <PageSpinner label={t("seating-wishes.names.finding")} />}
      {data && <Names key={column} named={data.wishesInColumn} kind={kind} onClose={onClose} />}
    </Stack>
  );
}

const pageSize = 50;

interface NamesProps {
  named: readonly NamedWish[];
  kind: NamedKind;
  onClose: () => void;
}

function Names({ named, kind, onClose }: NamesProps) {
  const seating = useSeating();
  const { wishes } = useShown();
  const ordered = useMemo(() => inOrderOfNeed(named), [named]);
  const [choices, setChoices] = useState<NameChoices>(() => firstChoices(named));
  const [pages, setPages] = useState(1);
  const added = useMemo(() => wishesOf(named, choices, kind, wishes), [named, choices, kind, wishes]);
  const rest = ordered.length - pages * pageSize;
  return (
    <>
      <Text color="fg.muted" role="status">
        {summaryOf(named)}
      </Text>
      <Box as="ul" listStyleType="none">
        {ordered.slice(0, pages * pageSize).map((wish) => (
          <NamedRow
            key={wish.guestId}
            wish={wish}
            kind={kind}
            choices={choices}
            onChoose={(key, guestIds) => setChoices(new Map(choices).set(key, guestIds))}
          />
        ))}
      </Box>
      {rest > 0 && (
        <Button variant="ghost" alignSelf="start" onClick={() => setPages(pages + 1)}>
          {t("seating-wishes.more", { count: Math.min(rest, pageSize) })}
        </Button>
      )}
      <DialogActions>
        <Button
          disabled={added.length === 0}
          onClick={() => {
            void addWishes(seating, added);
            onClose();
          }}
        >
          {t("seating-wishes.names.save", { count: added.length })}
        </Button>
      </DialogActions>
    </>
  );
}

function summaryOf(named: readonly NamedWish[]): string {
  const { certain, toChoose, notFound } = countNames(named);
  const count = certain + toChoose + notFound;
  if (count === 0) return t("seating-wishes.names.none");
  return [
    t("seating-wishes.names.summary", { clear: certain, count }),
    ...(toChoose > 0 ? [t("seating-wishes.names.toChoose", { count: toChoose })] : []),
    ...(notFound > 0 ? [t("seating-wishes.names.notFoundCount", { count: notFound })] : []),
  ].join(" · ");
}

const list = new Intl.ListFormat(languageTag);

interface NamedRowProps {
  wish: NamedWish;
  kind: NamedKind;
  choices: NameChoices;
  onChoose: (key: string, guestIds: readonly number[]) => void;
}

function NamedRow({ wish, kind, choices, onChoose }: NamedRowProps) {
  const { board, wishes } = useShown();
  const guestName = board.guests.get(wish.guestId)?.name ?? "";
  return (
    <Box as="li" py="3" borderTopWidth="1px" aria-label={guestName}>
      <Flex gap="2" rowGap="0" wrap="wrap" align="baseline">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {guestName}
        </Text>
        <Text textStyle="note" overflowWrap="anywhere">
          {t("seating-wishes.names.wrote", { text: wish.text })}
        </Text>
      </Flex>
      <Flex direction="column" gap="2" mt="1.5">
        {wish.names.map((name, at) => {
          const key = nameKey(wish, at);
          return (
            <NameChoice
              key={key}
              name={name}
              isCell={name.text === wish.text}
              chosen={choices.get(key) ?? []}
              isWished={name.isCertain && name.guestIds.every((id) => isPresent([wish.guestId, id], kind, wishes))}
              onChoose={(guestIds) => onChoose(key, guestIds)}
            />
          );
        })}
      </Flex>
    </Box>
  );
}

interface NameChoiceProps {
  name: NamedGuest;
  /** Whether it is all that the guest wrote. */
  isCell: boolean;
  chosen: readonly number[];
  isWished: boolean;
  onChoose: (guestIds: readonly number[]) => void;
}

function NameChoice({ name, isCell, chosen, isWished, onChoose }: NameChoiceProps) {
  const { board } = useShown();
  const guests = name.guestIds.flatMap((id) => board.guests.get(id) ?? []);
  const recognition = recognitionOf(name);
  if (recognition === "notFound") {
    return (
      <Text textStyle="note" overflowWrap="anywhere">
        {isCell ? t("seating-wishes.names.notFound") : t("seating-wishes.names.notFoundNamed", { text: name.text })}
      </Text>
    );
  }
  if (recognition === "toChoose") {
    const options = guests.map(({ id, name: guestName, tableNumber }) => ({
      value: String(id),
      label: `${guestName} · ${tableNumber === "" ? t("seating.noSeat") : tableTitle(tableNumber)}`,
    }));
    return (
      <ChoiceField
        label={t("seating-wishes.names.whoIs", { text: name.text })}
        value={String(chosen[0] ?? "")}
        options={[{ value: "", label: t("seating-wishes.names.leaveOut") }, ...options]}
        onChoose={(value) => onChoose(value === "" ? [] : [Number(value)])}
      />
    );
  }
  return (
    <Checkbox.Root
      checked={chosen.length > 0 || isWished}
      disabled={isWished}
      minH={{ base: "10", lg: "7" }}
      onCheckedChange={({ checked }) => onChoose(checked === true ? name.guestIds : [])}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control borderColor="border.emphasized" />
      <Checkbox.Label fontWeight="normal" overflowWrap="anywhere">
        {list.format(guests.map((guest) => guest.name))}
        {isWished && (
          <Text as="span" textStyle="note">
            {` · ${t("seating-wishes.names.present")}`}
          </Text>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
