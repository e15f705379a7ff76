import { useQuery } from "@apollo/client/react";
import { Box, Button, Text, useBreakpointValue } from "@chakra-ui/react";
import { type RefObject, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { columnMatcher } from "../../../../common/column-key.ts";
import { extraColumnValue, guestsChangeSchema } from "../../../../common/guest-rules.ts";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { tableKey } from "../../../../common/table-key.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import type { SelectedRows } from "../../lib/use-list-state.ts";
import { PickList, SuggestField } from "../../ui/combobox.tsx";
import { DialogForm, FormDialog, SheetDialog, useLast } from "../../ui/dialog-frame.tsx";
import { SwitchRow } from "../../ui/switch-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AddGuestDialog } from "./add-guest-dialog.tsx";
import { EditGuestDialog } from "./edit-guest-dialog.tsx";
import { MoveChoicesDocument } from "./generated/guests.ts";
import { type Chosen, idsOf, useGuestActs } from "./guest-acts.ts";
import { optionalColumns } from "./guest-columns.tsx";
import { suggestionsFor, tableItems } from "./guest-form.tsx";
import type { GuestRow } from "./guest-rows.ts";
import { type ColumnView, defaultView } from "./guest-rows.ts";
import { type NameGroup, SameNamesDialog } from "./same-names-dialog.tsx";

/** What somebody is about to do in a dialog of the list; questions need no dialog of their own. */
export type Doing =
  | { kind: "add" | "setColumn" | "sameNames" | "columns" }
  | { kind: "edit"; guest: GuestRow }
  | Moving;

/** A guest is not offered the table that they come `from`. */
type Moving = { kind: "move"; chosen: Chosen; from?: string };

interface GuestDialogsProps {
  eventId: number;
  doing: Doing | null;
  onDo: (next: Doing | null) => void;
  columns: readonly string[];
  view: ColumnView;
  onView: (view: ColumnView) => void;
  sameNames: readonly NameGroup[];
  selected: SelectedRows;
  /** Gets the focus when what had it has disappeared with its row. */
  addButton: RefObject<HTMLButtonElement | null>;
}

export function GuestDialogs({ eventId, doing, onDo, columns, selected, addButton, ...props }: GuestDialogsProps) {
  const { view, onView, sameNames } = props;
  const acts = useGuestActs(eventId);
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const moving = useLast(doing?.kind === "move" ? doing : null);
  const isRowGone = useRef(false);
  const ids = [...selected.ids];
  const close = () => onDo(null);

  function endSelection() {
    selected.clear();
    addButton.current?.focus();
  }

  async function move(chosen: Chosen, table: string) {
    close();
    if ((await acts.move(chosen, table)).data && !("id" in chosen)) endSelection();
  }

  return (
    <>
      <AddGuestDialog
        eventId={eventId}
        columns={columns}
        open={doing?.kind === "add"}
        onEdit={(guest) => onDo({ kind: "edit", guest })}
        onClose={close}
      />
      <EditGuestDialog
        eventId={eventId}
        guest={doing?.kind === "edit" ? doing.guest : null}
        columns={columns}
        onDelete={async (guest) => {
          isRowGone.current = await acts.deleteGuest(guest, "guestDeleted");
          if (isRowGone.current) close();
        }}
        onClose={close}
        focusAfterwards={() => (isRowGone.current ? addButton.current : null)}
      />
      {moving && (
        <SheetDialog open={doing?.kind === "move"} title={moveTitle(moving.chosen)} isPhone={isPhone} onClose={close}>
          <Tables
            eventId={eventId}
            moving={moving}
            isPhone={isPhone}
            onPick={(table) => void move(moving.chosen, table)}
          />
        </SheetDialog>
      )}
      <FormDialog
        open={doing?.kind === "setColumn"}
        title={t("guest-list.column.title", { count: ids.length })}
        onClose={close}
      >
        <ColumnForm
          guestCount={ids.length}
          columns={columns}
          onSubmit={async (column, value) => {
            if (!(await acts.setColumn(ids, column, value)).data) return;
            endSelection();
            close();
          }}
        />
      </FormDialog>
      <SheetDialog
        open={doing?.kind === "columns"}
        title={t("guest-list.columns.title")}
        isPhone={isPhone}
        onClose={close}
      >
        <ColumnSwitches extraColumns={columns} view={view} onView={onView} />
      </SheetDialog>
      <SameNamesDialog
        eventId={eventId}
        groups={sameNames}
        columns={columns}
        open={doing?.kind === "sameNames"}
        onClose={close}
        focusAfterwards={() => (sameNames.length === 0 ? addButton.current : null)}
      />
    </>
  );
}

const moveTitle = (chosen: Chosen) =>
  "id" in chosen
    ? t("guest-list.move.titleOne", { name: chosen.name })
    : t("guest-list.move.title", { count: chosen.length });

interface TablesProps {
  eventId: number;
  moving: Moving;
  isPhone: boolean;
  onPick: (table: string) => void;
}

/** Tables to move guests to, each with the room it has. */
function Tables({ eventId, moving: { chosen, from }, isPhone, onPick }: TablesProps) {
  const [typed, setTyped] = useState("");
  const { data, previousData, error } = useQuery(MoveChoicesDocument, {
    variables: { eventId },
    fetchPolicy: "cache-and-network",
  });
  const tables = (data ?? previousData)?.tables;
  const count = idsOf(chosen).length;
  const items = useMemo(() => {
    const isElsewhere = (label: string) => from === undefined || tableKey(label) !== tableKey(from);
    const others = tables?.filter(({ label }) => isElsewhere(label)) ?? [];
    const choices = tableItems(others, { typed, count, canUnseat: from !== "" });
    return choices.filter(({ isNew, text }) => !isNew || isElsewhere(text));
  }, [tables, count, from, typed]);
  if (!tables)
    return <Text color="fg.muted">{error ? t("guest-list.move.failed") : t("guest-list.move.loading")}</Text>;
  return (
    <PickList
      label={t("seating.move.field")}
      listLabel={t("seating.move.tables")}
      items={items}
      typed={typed}
      onType={setTyped}
      onPick={({ text }) => onPick(text)}
      maxLength={maxTableNumberLength}
      isPhone={isPhone}
    />
  );
}

const columnRules = z.object({ column: guestsChangeSchema.shape.column.unwrap(), value: extraColumnValue });

interface ColumnFormProps {
  guestCount: number;
  columns: readonly string[];
  onSubmit: (column: string, value: string) => Promise<void>;
}

/** Gives many guests the same value in a column. */
function ColumnForm({ guestCount, columns, onSubmit }: ColumnFormProps) {
  const form = useForm({ resolver: formRules(columnRules), defaultValues: { column: "", value: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(({ column, value }) =>
    // Whoever types a column that there is means that one.
    onSubmit(columns.find(columnMatcher([column])) ?? column, value),
  );
  return (
    <DialogForm
      submitLabel={t("guest-list.column.submit", { count: guestCount })}
      busyLabel={t("guest-list.column.submitting")}
      isBusy={isSubmitting}
      onSubmit={submit}
    >
      <SuggestField
        label={t("guest-list.column.column")}
        hint={t("guest-list.column.columnHint")}
        isRequired
        error={errors.column?.message}
        itemsFor={(typed) => suggestionsFor(typed, columns)}
        {...form.register("column")}
      />
      <TextField
        label={t("guest-list.column.value")}
        hint={t("guest-list.column.valueHint")}
        error={errors.value?.message}
        {...form.register("value")}
      />
    </DialogForm>
  );
}

interface ColumnSwitchesProps {
  extraColumns: readonly string[];
  view: ColumnView;
  onView: (view: ColumnView) => void;
}

/** Which columns the list has besides the name. */
function ColumnSwitches({ extraColumns, view, onView }: ColumnSwitchesProps) {
  function show(id: string, isShown: boolean) {
    const others = view.hidden.filter((hidden) => hidden !== id);
    onView({ ...view, hidden: isShown ? others : [...others, id] });
  }
  return (
    <>
      <SwitchRow
        label={t("guest-list.columns.familyNameFirst")}
        isOn={view.isFamilyNameFirst}
        onChange={(isFamilyNameFirst) => onView({ ...view, isFamilyNameFirst })}
      />
      <Box overflowY="auto" borderTopWidth="1px" mt="2" pt="2" overflowWrap="anywhere">
        {optionalColumns(extraColumns).map(({ id, header }) => (
          <SwitchRow
            key={id}
            label={header}
            isOn={!view.hidden.includes(id)}
            onChange={(isShown) => show(id, isShown)}
          />
        ))}
      </Box>
      <Button variant="ghost" alignSelf="start" mt="3" px="2" ms="-2" onClick={() => onView(defaultView)}>
        {t("guest-list.columns.reset")}
      </Button>
    </>
  );
}
