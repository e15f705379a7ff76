import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useMemo, useState } from "react";
import { guestsByValue } from "../../../../../common/wishes/column-values.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { mayHaveValue, wishFacts } from "../../../../../common/wishes/wish-kinds.ts";
import { countText, tableTitle } from "../../../lib/tables.ts";
import { t } from "../../../lib/text.ts";
import { plainText } from "../../../lib/words.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { type Option, PickList } from "../../../ui/combobox.tsx";
import { useGuestSearch } from "../fields.tsx";
import { fixtureName } from "../model/extras.ts";
import { type ShownBoard, useSeating, useShown } from "../seating.ts";

interface WishSubjectProps {
  wish: Wish;
  columns: readonly string[];
  errorOf: (field: keyof Wish) => string | undefined;
  onChange: (changes: Partial<Wish>) => void;
}

/** Whom and what a wish is about. */
export function WishSubject(props: WishSubjectProps) {
  const { wish, onChange } = props;
  const { places } = useShown();
  const { family, fewestTables, hasPlace } = wishFacts(wish.kind);
  return (
    <>
      {mayHaveValue(wish.kind) && <NamedOrByValue {...props} />}
      {family === "guests" && !mayHaveValue(wish.kind) && <NamedGuests {...props} />}
      {fewestTables !== null && <NamedTables {...props} />}
      {family === "column" && <ColumnField {...props} onChoose={(column) => onChange({ column })} />}
      {hasPlace && (
        <ChoiceField
          isInDialog
          label={t("seating-wishes.form.place")}
          value={String(wish.fixtureId)}
          options={places.map((place) => ({ value: String(place.id), label: fixtureName(place) }))}
          onChoose={(value) => onChange({ fixtureId: Number(value) })}
        />
      )}
    </>
  );
}

/** Named guests, or those with a value of a column. */
function NamedOrByValue(props: WishSubjectProps) {
  const { wish, columns, onChange } = props;
  const { board } = useShown();
  const choose = (column: string) => onChange({ column, value: valuesOf(column, board)[0]?.value ?? "" });
  const isByValue = wish.value !== "";
  const firstColumn = columns.find((column) => valuesOf(column, board).length > 0);
  return (
    <>
      {(isByValue || firstColumn !== undefined) && (
        <ChoiceField
          isInDialog
          label={t("seating-wishes.form.who")}
          value={isByValue ? "value" : "named"}
          options={[
            { value: "named", label: t("seating-wishes.form.whoNamed") },
            { value: "value", label: t("seating-wishes.form.whoValue") },
          ]}
          onChoose={(who) => (who === "value" ? choose(firstColumn ?? "") : onChange({ column: "", value: "" }))}
        />
      )}
      {isByValue ? (
        <>
          <ColumnField {...props} onChoose={choose} />
          <ChoiceField
            isInDialog
            label={t("seating-wishes.form.value")}
            value={wish.value}
            options={valuesOf(wish.column, board).map(({ value, count }) => ({
              value,
              label: t("seating-wishes.form.valueCount", { value, count }),
            }))}
            onChoose={(value) => onChange({ value })}
          />
        </>
      ) : (
        <NamedGuests {...props} />
      )}
    </>
  );
}

/** The different values, in the spelling of the first guest, and how many guests have each. */
function valuesOf(column: string, board: ShownBoard["board"]): { value: string; count: number }[] {
  return [...guestsByValue(board.guests.values(), column).values()].map((guests) => ({
    value: String(guests[0]?.additionalInfo[column] ?? "").trim(),
    count: guests.length,
  }));
}

interface ColumnFieldProps extends Pick<WishSubjectProps, "wish" | "columns"> {
  onChoose: (column: string) => void;
}

function ColumnField({ wish: { column }, columns, onChoose }: ColumnFieldProps) {
  const { board } = useShown();
  const options = useMemo(
    () =>
      columns.map((name) => {
        const count = guestsByValue(board.guests.values(), name).size;
        return { value: name, label: t("seating-wishes.form.columnValues", { column: name, count }) };
      }),
    [columns, board],
  );
  // A column that was removed from the list since.
  const gone = columns.includes(column) ? [] : [{ value: column, label: column }];
  return (
    <ChoiceField
      isInDialog
      label={t("seating-wishes.form.column")}
      value={column}
      options={[...options, ...gone]}
      onChoose={onChoose}
    />
  );
}

const maxGuestsOffered = 8;
const maxTablesOffered = 6;

function NamedGuests({ wish: { guestIds }, errorOf, onChange }: WishSubjectProps) {
  const { guests } = useShown().board;
  const [typed, setTyped] = useState("");
  const found = useGuestSearch(useSeating().eventId, typed);
  const offered = (found ?? []).filter((id) => !guestIds.includes(id)).slice(0, maxGuestsOffered);
  return (
    <PickedField
      label={t("seating-wishes.form.guests")}
      searchLabel={t("seating-wishes.form.search")}
      listLabel={t("seating-wishes.form.found")}
      picked={guestIds.flatMap((id) => guests.get(id) ?? [])}
      items={offered
        .flatMap((id) => guests.get(id) ?? [])
        .map(({ id, name, tableNumber }) => ({
          ...{ key: String(id), id, title: name },
          note: tableNumber === "" ? t("seating.noSeat") : tableTitle(tableNumber),
        }))}
      nothingFound={found === null ? null : t("seating-wishes.form.nobodyFound")}
      typed={typed}
      error={errorOf("guestIds")}
      onType={setTyped}
      onChange={(ids) => onChange({ guestIds: ids })}
    />
  );
}

function NamedTables({ wish: { kind, tableIds }, errorOf, onChange }: WishSubjectProps) {
  const { board, index } = useShown();
  const [typed, setTyped] = useState("");
  const wanted = plainText(typed.trim());
  const offered = index.tables
    .filter(({ id, label }) => id > 0 && !tableIds.includes(id) && plainText(tableTitle(label)).includes(wanted))
    .slice(0, maxTablesOffered);
  return (
    <PickedField
      label={t("seating-wishes.form.tables")}
      searchLabel={t("seating-wishes.form.searchTable")}
      listLabel={t("seating-wishes.form.foundTables")}
      picked={tableIds
        .flatMap((id) => board.tables.get(id) ?? [])
        .map(({ id, label }) => ({ id, name: tableTitle(label) }))}
      items={offered.map((table) => ({
        ...{ key: String(table.id), id: table.id, title: tableTitle(table.label) },
        note: countText(table, index.guestsAt.get(table.id)?.length ?? 0),
      }))}
      nothingFound={typed.trim() === "" ? null : t("seating-wishes.form.noTableFound")}
      typed={typed}
      error={errorOf("tableIds")}
      hint={wishFacts(kind).isAboutChildren ? t("seating-wishes.form.childrenHint") : undefined}
      onType={setTyped}
      onChange={(ids) => onChange({ tableIds: ids })}
    />
  );
}

const maxSearch = 100;

interface PickedFieldProps {
  label: string;
  searchLabel: string;
  listLabel: string;
  picked: readonly { readonly id: number; readonly name: string }[];
  items: readonly (Option & { readonly id: number })[];
  /** Shown when nothing matches; null before a search. */
  nothingFound: string | null;
  typed: string;
  error: string | undefined;
  hint?: string | undefined;
  onType: (typed: string) => void;
  onChange: (ids: readonly number[]) => void;
}

/** Several picked things, each with a button that drops it, and a search for more. */
function PickedField({ label, searchLabel, listLabel, picked, ...field }: PickedFieldProps) {
  const { items, nothingFound, typed, error, hint, onType, onChange } = field;
  const { isPhone } = useShown();
  const ids = picked.map(({ id }) => id);
  return (
    <Stack gap="2" role="group" aria-label={label}>
      <Text textStyle="sm" fontWeight="medium" aria-hidden>
        {label}
      </Text>
      <Flex
        as="ul"
        listStyleType="none"
        wrap="wrap"
        gap="1.5"
        maxH="8rem"
        overflowY="auto"
        _empty={{ display: "none" }}
      >
        {picked.map(({ id, name }) => (
          <li key={id}>
            <Chip name={name} onRemove={() => onChange(ids.filter((one) => one !== id))} />
          </li>
        ))}
      </Flex>
      <PickList
        label={searchLabel}
        listLabel={listLabel}
        items={items}
        typed={typed}
        onType={onType}
        onPick={({ id }) => {
          onChange([...ids, id]);
          onType("");
        }}
        maxLength={maxSearch}
        isPhone={isPhone}
      />
      {items.length === 0 && nothingFound !== null && (
        <Text textStyle="note" role="status">
          {nothingFound}
        </Text>
      )}
      {hint !== undefined && <Text textStyle="note">{hint}</Text>}
      {error !== undefined && (
        <Text textStyle="sm" color="fg.error" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Flex align="center" gap="0.5" ps="2.5" rounded="l1" bg="brand.subtle" color="brand.fg" textStyle="sm">
      <Box as="span" overflowWrap="anywhere" py="1">
        {name}
      </Box>
      <Box
        asChild
        display="grid"
        placeItems="center"
        boxSize={{ base: "10", lg: "7" }}
        rounded="l1"
        cursor="pointer"
        flexShrink="0"
        _focusVisible={{ outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" }}
      >
        <button type="button" aria-label={t("seating-wishes.form.drop", { name })} onClick={onRemove}>
          <X size={14} aria-hidden />
        </button>
      </Box>
    </Flex>
  );
}
