import { useQuery } from "@apollo/client/react";
import { Button, type ButtonProps, Field, Input, InputGroup, NativeSelect, Text } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import type { Attendance, TableShape } from "../../generated/schema-types.ts";
import { useDebounced } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { attendanceOf, attendanceOptions } from "../../lib/words.ts";
import { ChoiceField, type SelectOption, SelectOptions } from "../../ui/choice-field.tsx";
import { FindGuestsDocument } from "./generated/read-board.ts";
import { type MoveRefusal, moveRefusalText } from "./model/seat-moves.ts";
import { useSeating } from "./seating.ts";
import { cancelGuests } from "./seating-actions.ts";

/** A button of a panel beside the board, or below it: fingers need more room. */
export function PanelButton(props: ButtonProps) {
  return <Button variant="outline" size={{ base: "md", lg: "sm" }} {...props} />;
}

interface CommitFieldProps {
  label: string;
  value: string;
  inputMode?: "numeric" | "decimal";
  isDisabled?: boolean;
  placeholder?: string;
  maxLength?: number;
  /** Called with the new text, trimmed, on Enter and when the field loses the focus. */
  onCommit: (text: string) => void;
}

/** A field that saves itself; Escape restores the old text. Other people's changes do not disturb typing. */
export function CommitField({
  label,
  value,
  inputMode,
  isDisabled,
  placeholder,
  maxLength,
  onCommit,
}: CommitFieldProps) {
  // Null while nobody types: then the field follows what others change.
  const [typed, setTyped] = useState<string | null>(null);

  function commit(): void {
    if (typed === null) return;
    setTyped(null);
    const trimmed = typed.trim();
    if (trimmed !== value) onCommit(trimmed);
  }

  // What is selected may change before the field loses the focus.
  const commitLast = useEffectEvent(commit);
  useEffect(() => () => commitLast(), []);

  return (
    <Field.Root disabled={isDisabled === true}>
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        size={{ base: "lg", lg: "sm" }}
        value={typed ?? value}
        autoComplete="off"
        spellCheck={false}
        {...(inputMode && { inputMode, fontVariantNumeric: "tabular-nums" })}
        {...(placeholder !== undefined && { placeholder })}
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") setTyped(null);
        }}
      />
    </Field.Root>
  );
}

interface DialogFieldProps {
  label: string;
  value: string;
  isNumber?: boolean;
  maxLength?: number;
  hint?: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}

export function DialogField({ label, value, isNumber, maxLength, hint, error, onChange }: DialogFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input
        value={value}
        autoComplete="off"
        {...(isNumber && { inputMode: "numeric" as const })}
        {...(maxLength !== undefined && { maxLength })}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

interface LabelSelectProps {
  label: string;
  /** The text for no choice. */
  noneText?: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

/** A choice without a visible label beside it: what it shows for no choice says what it is about. */
export function LabelSelect({ label, noneText = label, value, options, onChange }: LabelSelectProps) {
  return (
    <NativeSelect.Root size={{ base: "lg", lg: "sm" }} flex="1 1 8rem">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        bg="bg.panel"
        borderColor="border.emphasized"
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{noneText}</option>
        <SelectOptions options={options} />
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

interface NarrowingFieldProps {
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

export function NarrowingField({ label, typed, onType }: NarrowingFieldProps) {
  return (
    <InputGroup startElement={<Search size={16} aria-hidden />}>
      <Input
        type="search"
        role="searchbox"
        size={{ base: "lg", lg: "sm" }}
        h={{ base: "12", lg: "9" }}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </InputGroup>
  );
}

/** Parses a whole number; undefined if the text is none between these, both included. */
export function wholeNumberIn(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,9}$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

const debounceMilliseconds = 150;

/** Found ids, best first, by the guest list's rules; null without a search. The previous answer stays meanwhile. */
export function useGuestSearch(eventId: number, typed: string): readonly number[] | null {
  const query = useDebounced(typed.trim(), debounceMilliseconds);
  const { data, previousData } = useQuery(FindGuestsDocument, {
    variables: { eventId, query },
    skip: query === "",
    // Guests may have been renamed since the same was searched for.
    fetchPolicy: "no-cache",
  });
  const found = (data ?? previousData)?.findGuests;
  return useDeferredValue(typed.trim() === "" ? null : (found ?? null));
}

interface AttendanceFieldProps {
  guestIds: readonly number[];
  /** Undefined where the guests differ. */
  value: Attendance | undefined;
}

/** Saves itself. Guests who are not coming also leave their seats. */
export function AttendanceField({ guestIds, value }: AttendanceFieldProps) {
  const seating = useSeating();
  const various = guestIds.length > 1 ? [{ value: "", label: t("seating.guests.various") }] : [];

  function choose(text: string): void {
    const attendance = attendanceOf(text);
    if (attendance === "NO") void cancelGuests(seating, guestIds);
    else if (attendance) void seating.act({ kind: "details", guestIds, details: { attendance } });
  }

  return (
    <ChoiceField
      label={t("seating.filter.attendance")}
      value={value ?? ""}
      options={[...various, ...attendanceOptions()]}
      isDisabled={seating.isReadOnly}
      onChoose={choose}
    />
  );
}

/** Why selected guests are not moved; nothing if they can be. */
export function HeldText({ hold }: { hold: MoveRefusal | null }) {
  if (!hold) return null;
  return (
    <Text w="full" textStyle="sm" color="brass.fg">
      {moveRefusalText(hold)}
    </Text>
  );
}

export function shapeOptions(): readonly { value: TableShape; label: string }[] {
  return [
    { value: "ROUND", label: t("seating.shapes.round") },
    { value: "RECTANGLE", label: t("seating.shapes.rectangle") },
    { value: "ONE_SIDED", label: t("seating.shapes.oneSided") },
    { value: "ROW", label: t("seating.shapes.row") },
  ];
}

/** The shape that a choice's value names; undefined for any other text. */
export function shapeOf(text: string): TableShape | undefined {
  return shapeOptions().find(({ value }) => value === text)?.value;
}
