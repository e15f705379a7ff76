import { skipToken, useQuery } from "@apollo/client/react";
import { Button, Stack } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Controller, type UseFormRegisterReturn, type UseFormReturn, useController } from "react-hook-form";
import { useDebounced } from "../../lib/page.ts";
import { choiceTitle, compareLabels, roomText, tableChoices, tableTitle } from "../../lib/tables.ts";
import { t } from "../../lib/text.ts";
import { attendanceOptions, plainText } from "../../lib/words.ts";
import { SelectField } from "../../ui/choice-field.tsx";
import { SuggestField, type Suggestion } from "../../ui/combobox.tsx";
import { DialogActions } from "../../ui/dialog-frame.tsx";
import { SwitchRow } from "../../ui/switch-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  GuestValuesDocument,
  MoveChoicesDocument,
  type MoveChoicesQuery,
  NamesakesDocument,
} from "./generated/guests.ts";
import { detailFields, type GuestFields, nobodyChosen } from "./guest-fields.ts";
import type { GuestRow } from "./guest-rows.ts";

const maxTables = 100;
const maxValues = 50;
const debounceMilliseconds = 150;

type NamedGuest = Pick<GuestRow, "id" | "name">;

interface GuestFormProps {
  eventId: number;
  form: UseFormReturn<GuestFields, unknown, GuestFields>;
  /** Undefined for a new guest. */
  guestId?: number;
  /** Whose plus-one the guest is already. */
  host?: NamedGuest | undefined;
  onHost?: (host: GuestRow) => void;
  columns: readonly string[];
  /** How many of the columns are seen before "More" is pressed. */
  firstColumns: number;
  isTableOptional: boolean;
  submitLabel: string;
  submittingLabel: string;
  isSubmitDisabled?: boolean;
  onSubmit: (guest: GuestFields) => Promise<void>;
  notice?: ReactNode;
  /** Before the button that submits. */
  otherAction?: ReactNode;
  /** At the end of the fields. */
  footer?: ReactNode;
}

/** Name and table of a guest, and everything else under "More". */
export function GuestForm({ eventId, form, columns, firstColumns, isTableOptional, ...props }: GuestFormProps) {
  const { errors, isSubmitting } = form.formState;
  const [isWanted, setIsWanted] = useState(false);
  const { name: nameError, tableNumber: tableError, ...otherErrors } = errors;
  const isMore = isWanted || Object.keys(otherErrors).length > 0;
  const columnField = (column: string, index: number) => (
    <SharedField
      key={column}
      eventId={eventId}
      label={column}
      column={column}
      error={errors.extra?.[index]?.message}
      control={form.register(`extra.${index}`)}
    />
  );
  const columnFields = columns.map(columnField);
  return (
    <form noValidate onSubmit={form.handleSubmit(props.onSubmit)}>
      <Stack gap="5">
        {props.notice}
        <TextField
          label={t("guest-list.name")}
          placeholder={t("guest-list.namePlaceholder")}
          isRequired
          error={nameError?.message}
          {...form.register("name")}
        />
        <TableField
          eventId={eventId}
          isOptional={isTableOptional}
          error={tableError?.message}
          control={form.register("tableNumber")}
        />
        {columnFields.slice(0, firstColumns)}
        <Button variant="plain" alignSelf="start" px="0" aria-expanded={isMore} onClick={() => setIsWanted(!isMore)}>
          {t("guest-list.more")}
          <ChevronDown aria-hidden style={{ transform: isMore ? "rotate(180deg)" : undefined }} />
        </Button>
        {isMore && (
          <>
            {columnFields.slice(firstColumns)}
            {detailFields.map((field) => (
              <DetailField key={field.name} field={field} eventId={eventId} form={form} {...props} />
            ))}
            {props.footer}
          </>
        )}
        <DialogActions>
          {props.otherAction}
          <Button
            type="submit"
            ms={props.guestId === undefined ? undefined : "auto"}
            disabled={props.isSubmitDisabled === true}
            loading={isSubmitting}
            loadingText={props.submittingLabel}
          >
            {props.submitLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

type DetailFieldProps = Pick<GuestFormProps, "eventId" | "form" | "guestId" | "host" | "onHost"> & {
  field: (typeof detailFields)[number];
};

function DetailField({ field, ...props }: DetailFieldProps) {
  const { eventId, form } = props;
  const { label } = field;
  switch (field.kind) {
    case "guest":
      return <PlusOneField label={t(label)} {...props} />;
    case "attendance":
      return (
        <SelectField
          label={t(label)}
          options={attendanceOptions()}
          {...(form.watch("attendance") === "NO" && { hint: t("guest-list.form.freesSeat") })}
          {...form.register(field.name)}
        />
      );
    case "switch":
      return (
        <Controller
          control={form.control}
          name={field.name}
          render={({ field: { value, onChange } }) => <SwitchRow label={t(label)} isOn={value} onChange={onChange} />}
        />
      );
    default: {
      const control = form.register(field.name);
      const error = form.formState.errors[field.name]?.message;
      if (field.kind === "text") return <TextField label={t(label)} hint={t(field.hint)} error={error} {...control} />;
      return <SharedField eventId={eventId} label={t(label)} column={null} error={error} control={control} />;
    }
  }
}

interface SuggestingFieldProps {
  eventId: number;
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** The number or name of a table. It offers those that there are, with the room they have. */
function TableField({ eventId, isOptional, error, control }: SuggestingFieldProps & { isOptional: boolean }) {
  const [isWanted, setIsWanted] = useState(false);
  const query = isWanted ? { variables: { eventId }, fetchPolicy: "cache-and-network" as const } : skipToken;
  const tables = useQuery(MoveChoicesDocument, query).data?.tables;
  return (
    <SuggestField
      label={t("guest-list.table")}
      placeholder={t("guest-list.tablePlaceholder")}
      isRequired={!isOptional}
      error={error}
      onOpen={() => setIsWanted(true)}
      itemsFor={(typed) =>
        tables ? tableItems(tables, { typed, count: 1, canUnseat: isOptional }).slice(0, maxTables) : []
      }
      {...control}
    />
  );
}

interface Wanted {
  typed: string;
  count: number;
  canUnseat: boolean;
}

/** Tables to choose from, each with the room it has. */
export function tableItems(tables: MoveChoicesQuery["tables"], wanted: Wanted): (Suggestion & { isNew: boolean })[] {
  const inOrder = tables.toSorted((one, other) => compareLabels(one.label, other.label));
  return tableChoices(inOrder, wanted).map((choice) => ({
    key: `${choice.kind} ${choice.label}`,
    text: choice.label,
    isNew: choice.kind === "newTable",
    title: choice.kind === "noSeat" ? t("guest-list.list.noTable") : choiceTitle(choice),
    note: roomText(choice),
  }));
}

interface SharedFieldProps extends SuggestingFieldProps {
  label: string;
  /** Null for the household. */
  column: string | null;
}

/** A text that other guests may have, too: theirs are offered. */
function SharedField({ eventId, label, column, error, control }: SharedFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useQuery(GuestValuesDocument, isWanted ? { variables: { eventId, column } } : skipToken);
  const itemsFor = (typed: string) => suggestionsFor(typed, data?.event.guestValues ?? []);
  return <SuggestField label={label} error={error} onOpen={() => setIsWanted(true)} itemsFor={itemsFor} {...control} />;
}

/** Texts that contain what is typed. */
export function suggestionsFor(typed: string, texts: readonly string[]): Suggestion[] {
  const wanted = plainText(typed.trim());
  const found = texts.filter((text) => plainText(text).includes(wanted) && text !== typed);
  return found.slice(0, maxValues).map((text) => ({ key: text, title: text, note: "", text }));
}

/** Whose plus-one a guest is: typing a name finds the guest. */
function PlusOneField({
  label,
  eventId,
  form,
  guestId,
  host,
  onHost,
}: Omit<DetailFieldProps, "field"> & { label: string }) {
  const { field, fieldState } = useController({ control: form.control, name: "guestOfId" });
  const [picked, setPicked] = useState<NamedGuest>();
  // Null while the field shows who was chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const name = useDebounced((typed ?? "").trim(), debounceMilliseconds);
  const { data, previousData } = useQuery(NamesakesDocument, { variables: { eventId, name }, skip: name === "" });
  const found = (typed && (data ?? previousData)?.event.guests.nodes) || [];
  const items = found
    .filter(({ id }) => id !== guestId)
    .map((guest) => ({
      key: String(guest.id),
      title: guest.name,
      note: guest.tableNumber === "" ? t("guest-list.list.noTable") : tableTitle(guest.tableNumber),
      text: guest.name,
      guest,
    }));
  const chosen = [picked, host].find((guest) => guest !== undefined && String(guest.id) === field.value);
  return (
    <SuggestField
      label={label}
      placeholder={t("guest-list.form.guestOfPlaceholder")}
      error={fieldState.error?.message}
      isChoice
      itemsFor={(text) => (text === "" ? [] : items)}
      onPick={({ guest }) => {
        setPicked(guest);
        setTyped(null);
        field.onChange(String(guest.id));
        onHost?.(guest);
      }}
      value={typed ?? chosen?.name ?? ""}
      name={field.name}
      ref={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text === "" ? null : text);
        field.onChange(text.trim() === "" ? "" : nobodyChosen);
      }}
    />
  );
}
