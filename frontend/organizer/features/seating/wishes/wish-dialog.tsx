import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { issueMessage } from "../../../../../common/rule-messages.ts";
import { maxTableMinimum } from "../../../../../common/wish-limits.ts";
import { priorities, type Wish } from "../../../../../common/wishes/wish.ts";
import { type WishKind, wishFacts } from "../../../../../common/wishes/wish-kinds.ts";
import { wishSchema } from "../../../../../common/wishes/wish-rules.ts";
import { t, textOf } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { DialogForm, FormDialog } from "../../../ui/dialog-frame.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { SegmentField } from "../../../ui/segments.tsx";
import { DialogField, wholeNumberIn } from "../fields.tsx";
import { columnsOf } from "../model/guest-filter.ts";
import { useSeating, useShown } from "../seating.ts";
import { saveWish } from "./wish-actions.ts";
import { WishSubject } from "./wish-subject.tsx";
import { commonKinds, kindsFor, kindText, priorityText } from "./wish-texts.ts";

interface WishDialogProps {
  /** New with the id 0. Null while the dialog is closed. */
  wish: Wish | null;
  onClose: () => void;
  focusAfterwards?: () => HTMLElement | null;
}

export function WishDialog({ wish, onClose, focusAfterwards }: WishDialogProps) {
  const title = wish && wish.id > 0 ? t("seating-wishes.form.edit") : t("seating-wishes.form.add");
  return (
    <FormDialog open={wish !== null} title={title} onClose={onClose} {...(focusAfterwards && { focusAfterwards })}>
      {wish && <WishForm key={wish.id} wish={wish} onClose={onClose} />}
    </FormDialog>
  );
}

interface WishFormProps extends Omit<WishDialogProps, "focusAfterwards"> {
  wish: Wish;
}

const firstMinimum = 4;

function WishForm({ wish, onClose }: WishFormProps) {
  const seating = useSeating();
  const { board, wishes, places } = useShown();
  const columns = columnsOf(board.guests.values());
  const [draft, setDraft] = useState<Wish>(() => ({ ...wish, ...defaultsOf(wish, columns, places) }));
  const [minimum, setMinimum] = useState(String(wish.minimum ?? firstMinimum));
  const [isTried, setIsTried] = useState(false);
  const { hasMinimum = false, isRequired } = wishFacts(draft.kind);
  const given = hasMinimum ? (wholeNumberIn(minimum, 1, maxTableMinimum) ?? null) : null;
  const { data, error } = wishSchema.safeParse({ ...draft, minimum: given });

  function errorOf(field: keyof Wish): string | undefined {
    const issue = error?.issues.find(({ path: [named] }) => named === field);
    return isTried && issue ? textOf(issueMessage(issue)) : undefined;
  }

  function submit(): void {
    setIsTried(true);
    if (!data) return;
    saveWish(seating, { ...data, id: wish.id });
    onClose();
  }

  const offer = {
    hasColumns: columns.length > 0,
    hasPlaces: places.length > 0,
    hasTables: board.tables.size > 0,
  };
  return (
    <DialogForm
      submitLabel={wish.id > 0 ? t("seating-wishes.form.submit") : t("seating-wishes.form.submitNew")}
      onSubmit={submit}
    >
      <KindField
        kind={draft.kind}
        kinds={kindsFor(wish, wishes, offer)}
        onChoose={(kind) => setDraft({ ...draft, kind, ...defaultsOf({ ...draft, kind }, columns, places) })}
      />
      <WishSubject
        wish={draft}
        columns={columns}
        errorOf={errorOf}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
      />
      {hasMinimum && (
        <DialogField
          label={t("seating-wishes.form.minimum")}
          hint={t("seating-wishes.form.minimumHint")}
          value={minimum}
          isNumber
          error={errorOf("minimum")}
          onChange={setMinimum}
        />
      )}
      {isRequired ? (
        <Text textStyle="note">{t("seating-wishes.priority.requiredHint")}</Text>
      ) : (
        <SegmentField
          label={t("seating-wishes.priority.label")}
          value={draft.priority}
          options={priorities.map((value) => ({ value, label: priorityText({ kind: draft.kind, priority: value }) }))}
          onChoose={(priority) => setDraft({ ...draft, priority })}
        />
      )}
    </DialogForm>
  );
}

function defaultsOf(
  { kind, column, fixtureId }: Wish,
  columns: readonly string[],
  places: readonly { id: number }[],
): Partial<Wish> {
  const { family, hasPlace } = wishFacts(kind);
  return {
    ...(family === "column" && column === "" && { column: columns[0] ?? "" }),
    ...(hasPlace && fixtureId === null && { fixtureId: places[0]?.id ?? null }),
  };
}

interface KindFieldProps {
  kind: WishKind;
  kinds: readonly WishKind[];
  onChoose: (kind: WishKind) => void;
}

/** The few kinds that most wishes are of, and the others behind "More". */
function KindField({ kind, kinds, onChoose }: KindFieldProps) {
  const name = useId();
  const [isMore, setIsMore] = useState(!commonKinds.includes(kind));
  const others = kinds.filter((one) => !commonKinds.includes(one));
  const [other = kind] = others;

  function choose(chosen: WishKind, isOther: boolean): void {
    setIsMore(isOther);
    onChoose(chosen);
  }

  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="medium" textStyle="sm" mb="1.5">
        {t("seating-wishes.form.kind")}
      </chakra.legend>
      <Grid gap="2" templateColumns={{ base: "1fr", sm: "1fr 1fr" }}>
        {commonKinds
          .filter((one) => kinds.includes(one))
          .map((one) => (
            <RadioCard
              key={one}
              name={name}
              value={one}
              label={kindText(one)}
              isChosen={!isMore && one === kind}
              onChoose={() => choose(one, false)}
            />
          ))}
        {others.length > 0 && (
          <RadioCard
            name={name}
            value="more"
            label={t("guest-list.more")}
            isChosen={isMore}
            onChoose={() => choose(other, true)}
          />
        )}
      </Grid>
      {isMore && (
        <Box mt="3">
          <ChoiceField
            isInDialog
            label={t("seating-wishes.form.other")}
            value={kind}
            options={others.map((one) => ({ value: one, label: kindText(one) }))}
            onChoose={(value) => onChoose(others.find((one) => one === value) ?? kind)}
          />
        </Box>
      )}
    </chakra.fieldset>
  );
}
