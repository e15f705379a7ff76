import { Button, Stack, useBreakpointValue } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { maxTableMinimum } from "../../../../../common/wish-limits.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { mayHaveValue, wishFacts } from "../../../../../common/wishes/wish-kinds.ts";
import { t } from "../../../../lib/text.ts";
import { DialogActions, FormDialog } from "../../../../ui/dialog-frame.tsx";
import { columnsOf } from "../../model/guest-filter.ts";
import { type ShownBoard, useSeating } from "../../seating.ts";
import { DialogField } from "../../tables/dialog-field.tsx";
import { wholeNumberIn } from "../../whole-number-in.ts";
import { familyOf, kindsFor } from "../model/wish-groups.ts";
import { useWishes } from "../use-wishes.ts";
import { saveWish } from "../wish-actions.ts";
import { ColumnField } from "./column-field.tsx";
import { KindField } from "./kind-field.tsx";
import { NamedGuestsField } from "./named-guests-field.tsx";
import { PlaceField } from "./place-field.tsx";
import { PriorityField } from "./priority-field.tsx";
import { SubjectField } from "./subject-field.tsx";
import { TablesField } from "./tables-field.tsx";
import { guestsError, isComplete, tablesError, withoutRest } from "./wish-draft.ts";

interface WishDialogProps {
  /** New with the id 0. Null while the dialog is closed. */
  wish: Wish | null;
  shown: ShownBoard;
  onClose: () => void;
  focusAfterwards?: () => HTMLElement | null;
}

export function WishDialog({ wish, shown, onClose, focusAfterwards }: WishDialogProps) {
  const title = wish && wish.id > 0 ? t("seating-wishes.form.edit") : t("seating-wishes.form.add");
  return (
    <FormDialog open={wish !== null} title={title} onClose={onClose} {...(focusAfterwards && { focusAfterwards })}>
      {wish && <WishForm key={wish.id} wish={wish} shown={shown} onClose={onClose} />}
    </FormDialog>
  );
}

interface WishFormProps extends Omit<WishDialogProps, "focusAfterwards"> {
  wish: Wish;
}

function WishForm({ wish, shown, onClose }: WishFormProps) {
  const seating = useSeating();
  const { wishes, places } = useWishes();
  const isPhone = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;
  const columns = columnsOf(shown.board.guests.values());
  const [draft, setDraft] = useState<Wish>(() => ({ ...wish, ...defaultsOf(wish, columns, places) }));
  const [typedMinimum, setMinimum] = useState(wish.minimum === null ? null : String(wish.minimum));
  const [isTried, setIsTried] = useState(false);
  const change = (changes: Partial<Wish>) => setDraft({ ...draft, ...changes });
  const isMinimum = wishFacts(draft.kind).hasMinimum === true;
  const minimum = typedMinimum ?? firstMinimum;
  const wantedMinimum = wholeNumberIn(minimum, 1, maxTableMinimum);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (!isComplete(draft) || (isMinimum && wantedMinimum === undefined)) return;
    saveWish(seating, withoutRest({ ...draft, minimum: wantedMinimum ?? null }));
    onClose();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <KindField
          kind={draft.kind}
          kinds={kindsFor(wish, wishes, {
            hasColumns: columns.length > 0,
            hasPlaces: places.length > 0,
            hasTables: shown.board.tables.size > 0,
          })}
          onChoose={(kind) => change({ kind, ...defaultsOf({ ...draft, kind }, columns, places) })}
        />
        <WishFields
          wish={draft}
          shown={shown}
          columns={columns}
          isTried={isTried}
          isPhone={isPhone}
          onChange={change}
        />
        {isMinimum && (
          <DialogField
            label={t("seating-wishes.form.minimum")}
            hint={t("seating-wishes.form.minimumHint")}
            value={minimum}
            isNumber
            error={
              wantedMinimum === undefined ? t("seating.numberBetween", { least: 1, most: maxTableMinimum }) : undefined
            }
            onChange={setMinimum}
          />
        )}
        <PriorityField wish={draft} onChoose={(priority) => change({ priority })} />
        <DialogActions>
          <Button type="submit">
            {wish.id > 0 ? t("seating-wishes.form.submit") : t("seating-wishes.form.submitNew")}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

interface WishFieldsProps {
  wish: Wish;
  shown: ShownBoard;
  columns: readonly string[];
  isTried: boolean;
  isPhone: boolean;
  onChange: (changes: Partial<Wish>) => void;
}

/** Whom and what a wish is about. */
function WishFields({ wish, shown, columns, isTried, isPhone, onChange }: WishFieldsProps) {
  const { places } = useWishes();
  const { family, fewestTables, hasPlace } = wishFacts(wish.kind);
  const error = isTried ? guestsError(wish) : undefined;
  return (
    <>
      {mayHaveValue(wish.kind) && (
        <SubjectField wish={wish} columns={columns} shown={shown} isPhone={isPhone} error={error} onChange={onChange} />
      )}
      {family === "guests" && !mayHaveValue(wish.kind) && (
        <NamedGuestsField
          guestIds={wish.guestIds}
          shown={shown}
          isPhone={isPhone}
          error={error}
          onChange={(guestIds) => onChange({ guestIds })}
        />
      )}
      {fewestTables !== null && (
        <TablesField
          tableIds={wish.tableIds}
          shown={shown}
          isPhone={isPhone}
          error={isTried ? tablesError(wish) : undefined}
          hint={wishFacts(wish.kind).isAboutChildren ? t("seating-wishes.form.childrenHint") : undefined}
          onChange={(tableIds) => onChange({ tableIds })}
        />
      )}
      {family === "column" && (
        <ColumnField columns={columns} column={wish.column} shown={shown} onChoose={(column) => onChange({ column })} />
      )}
      {hasPlace && (
        <PlaceField places={places} fixtureId={wish.fixtureId} onChoose={(fixtureId) => onChange({ fixtureId })} />
      )}
    </>
  );
}

const firstMinimum = "4";

function defaultsOf(
  { kind, column, fixtureId }: Wish,
  columns: readonly string[],
  places: readonly { id: number }[],
): Partial<Wish> {
  return {
    ...(familyOf(kind) === "column" && column === "" && { column: columns[0] ?? "" }),
    ...(familyOf(kind) !== "everyone" && fixtureId === null && { fixtureId: places[0]?.id ?? null }),
  };
}
