import { Box, Checkbox, Field, Flex, NativeSelect, Text } from "@chakra-ui/react";
import { tableTitle } from "../../../../lib/table-texts.ts";
import { languageTag, t } from "../../../../lib/text.ts";
import type { ShownBoard } from "../../seating.ts";
import { useWishes } from "../use-wishes.ts";
import {
  isPresent,
  type NameChoices,
  type NamedGuest,
  type NamedKind,
  type NamedWish,
  nameKey,
  recognitionOf,
} from "./named-wishes.ts";

const list = new Intl.ListFormat(languageTag);

interface NamedRowProps {
  wish: NamedWish;
  kind: NamedKind;
  choices: NameChoices;
  shown: ShownBoard;
  onChoose: (key: string, guestIds: readonly number[]) => void;
}

export function NamedRow({ wish, kind, choices, shown, onChoose }: NamedRowProps) {
  const { wishes } = useWishes();
  const { guests } = shown.board;
  const guestName = guests.get(wish.guestId)?.name ?? "";
  return (
    <Box as="li" py="3" borderTopWidth="1px" aria-label={guestName}>
      <Flex gap="2" rowGap="0" wrap="wrap" align="baseline">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {guestName}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
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
              cell={wish.text}
              chosen={choices.get(key) ?? []}
              isPresent={name.isCertain && name.guestIds.every((id) => isPresent([wish.guestId, id], kind, wishes))}
              shown={shown}
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
  cell: string;
  chosen: readonly number[];
  isPresent: boolean;
  shown: ShownBoard;
  onChoose: (guestIds: readonly number[]) => void;
}

function NameChoice({ name, cell, chosen, isPresent: isWished, shown, onChoose }: NameChoiceProps) {
  const recognition = recognitionOf(name);
  if (recognition === "notFound") {
    return (
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {name.text === cell
          ? t("seating-wishes.names.notFound")
          : t("seating-wishes.names.notFoundNamed", { text: name.text })}
      </Text>
    );
  }
  if (recognition === "toChoose") return <WhoIsIt name={name} chosen={chosen} shown={shown} onChoose={onChoose} />;
  const names = name.guestIds.flatMap((id) => shown.board.guests.get(id)?.name ?? []);
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
        {list.format(names)}
        {isWished && (
          <Text as="span" color="fg.muted" textStyle="sm">
            {` · ${t("seating-wishes.names.present")}`}
          </Text>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

function WhoIsIt({ name, chosen, shown, onChoose }: Omit<NameChoiceProps, "cell" | "isPresent">) {
  const guests = name.guestIds.flatMap((id) => shown.board.guests.get(id) ?? []);
  const [chosenId] = chosen;
  return (
    <Field.Root>
      <Field.Label textStyle="sm" color="brass.fg" overflowWrap="anywhere">
        {t("seating-wishes.names.whoIs", { text: name.text })}
      </Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={chosenId === undefined ? "" : String(chosenId)}
          onChange={({ currentTarget: { value } }) => onChoose(value === "" ? [] : [Number(value)])}
        >
          <option value="">{t("seating-wishes.names.leaveOut")}</option>
          {guests.map(({ id, name: guestName, tableNumber }) => (
            <option key={id} value={String(id)}>
              {`${guestName} · ${tableNumber === "" ? t("seating.noSeat") : tableTitle(tableNumber)}`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
