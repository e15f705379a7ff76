import { Box, Button, chakra, List, Stack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { maxGuestsAtOnce, maxTableCapacity } from "../../../../../common/limits.ts";
import type { Conflict } from "../../../../../common/seating/problem/conflicts.ts";
import type { SeatingKeep } from "../../../../../common/seating/problem/plan-rows.ts";
import { type PlainScreenKey, t, textOf } from "../../../lib/text.ts";
import { DialogActions, FormDialog } from "../../../ui/dialog-frame.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { SwitchRow } from "../../../ui/switch-field.tsx";
import { DialogField, wholeNumberIn } from "../fields.tsx";
import { AddTablesDialog } from "../lazy-dialogs.ts";
import { usualCapacity } from "../model/new-tables.ts";
import { useShown } from "../seating.ts";
import { hasCompanions } from "./model/asked-seat.ts";
import { type PlanSize, planSize, usualKeep } from "./model/plan-rows.ts";
import type { Planning } from "./use-planning.ts";

const keeps: readonly { value: SeatingKeep; label: PlainScreenKey; hint: PlainScreenKey }[] = [
  { value: "NOTHING", label: "seating-suggestion.keep.nothing", hint: "seating-suggestion.keep.nothingHint" },
  { value: "PREFERABLY", label: "seating-suggestion.keep.preferably", hint: "seating-suggestion.keep.preferablyHint" },
  { value: "FEWEST_MOVES", label: "seating-suggestion.keep.fewest", hint: "seating-suggestion.keep.fewestHint" },
];

/** Seats of a table, unless tables of this event usually have another number. */
const commonSeats = 10;

/** Of an event without a search so far; the rest depends on its board. */
const untouched = {
  keep: null,
  seatsPerTable: null,
  splitHouseholds: false,
  includesLockedTables: false,
  assignsChairs: false,
};

interface SuggestDialogProps {
  isOpen: boolean;
  planning: Planning;
}

/** Asks how to make a plan, and says what stands in its way. */
export function SuggestDialog({ isOpen, planning }: SuggestDialogProps) {
  return (
    <FormDialog open={isOpen} title={t("seating-suggestion.title")} onClose={planning.close}>
      <ChoosePlan planning={planning} />
    </FormDialog>
  );
}

function ChoosePlan({ planning }: Pick<SuggestDialogProps, "planning">) {
  const { board, index, extras } = useShown();
  const { stage, choices } = planning;
  const before = choices ?? untouched;
  const [seats, setSeats] = useState(() => String(before.seatsPerTable ?? usualCapacity(index.tables) ?? commonSeats));
  const seatsPerTable = wholeNumberIn(seats, 1, maxTableCapacity);
  const [includesLockedTables, setIncludesLocked] = useState(before.includesLockedTables);
  const size = planSize(board, index, { seatsPerTable: seatsPerTable ?? 0, includesLockedTables });
  const [chosenKeep, setKeep] = useState<SeatingKeep | null>(before.keep);
  const keep = size.seated === 0 ? "NOTHING" : (chosenKeep ?? usualKeep(size));
  const [splitHouseholds, setSplit] = useState(before.splitHouseholds);
  const [assignsChairs, setAssigns] = useState(before.assignsChairs);
  const [isAdding, setIsAdding] = useState(false);
  const isComplete = size.unlimited === 0 || seatsPerTable !== undefined;
  const isTooLarge = size.guests > maxGuestsAtOnce;
  const isBusy = stage.kind === "choose" && stage.isBusy;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const chosen = { keep, splitHouseholds, includesLockedTables, assignsChairs };
    if (isComplete) planning.start({ ...chosen, seatsPerTable: size.unlimited > 0 ? (seatsPerTable ?? null) : null });
  }

  return (
    <>
      <chakra.form noValidate onSubmit={submit}>
        <Stack gap="6">
          <Stack gap="1">
            <Text fontWeight="semibold">{t("seating-suggestion.choose.title", { guests: size.guests })}</Text>
            <Text color="fg.muted">
              {t("seating-suggestion.choose.size", {
                tables: size.tables,
                seats: size.seats,
                wishes: extras?.wishes.length ?? 0,
              })}
            </Text>
          </Stack>
          <Obstacles
            size={size}
            isComplete={isComplete}
            conflicts={stage.kind === "choose" ? stage.conflicts : []}
            onAdd={() => setIsAdding(true)}
          />
          {size.seated > 0 && (
            <Question text={t("seating-suggestion.choose.keep")}>
              {(name) =>
                keeps.map(({ value, label, hint }) => (
                  <RadioCard
                    key={value}
                    name={name}
                    value={value}
                    label={t(label)}
                    description={t(hint)}
                    isChosen={value === keep}
                    onChoose={() => setKeep(value)}
                  />
                ))
              }
            </Question>
          )}
          {size.unlimited > 0 && (
            <DialogField
              label={t("seating-suggestion.choose.seats")}
              value={seats}
              isNumber
              hint={t("seating-suggestion.choose.seatsHint", { count: size.unlimited })}
              error={isComplete ? undefined : t("seating.numberBetween", { least: 1, most: maxTableCapacity })}
              onChange={setSeats}
            />
          )}
          {size.locked > 0 && (
            <SwitchRow
              label={t("seating-suggestion.choose.locked")}
              hint={t("seating-suggestion.choose.lockedHint", { count: size.locked })}
              isOn={includesLockedTables}
              onChange={setIncludesLocked}
            />
          )}
          {hasCompanions(board) && (
            <SwitchRow
              label={t("seating-suggestion.choose.split")}
              hint={t("seating-suggestion.choose.splitHint")}
              isOn={splitHouseholds}
              onChange={setSplit}
            />
          )}
          <SwitchRow
            label={t("seating-suggestion.choose.chairs")}
            hint={t("seating-suggestion.choose.chairsHint")}
            isOn={assignsChairs}
            onChange={setAssigns}
          />
          <DialogActions>
            <Button variant="outline" onClick={planning.close}>
              {t("ui.cancel")}
            </Button>
            <Button
              type="submit"
              loading={isBusy}
              disabled={!isComplete || !extras || size.guests === 0 || size.missing > 0 || isTooLarge}
            >
              {t("seating-suggestion.choose.start")}
            </Button>
          </DialogActions>
        </Stack>
      </chakra.form>
      {/* A submit in a dialog inside of a form would reach that form, too. */}
      <AddTablesDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
}

interface ObstaclesProps {
  size: PlanSize;
  isComplete: boolean;
  conflicts: readonly Conflict[];
  onAdd: () => void;
}

/** What stands in the way of a plan. */
function Obstacles({ size, isComplete, conflicts, onAdd }: ObstaclesProps) {
  if (size.guests > maxGuestsAtOnce)
    return <Text>{t("seating-suggestion.choose.tooMany", { maximum: maxGuestsAtOnce })}</Text>;
  if (size.missing === 0) return conflicts.length > 0 && <Conflicts conflicts={conflicts} />;
  if (!isComplete) return null;
  return (
    <Notice title={t("seating-suggestion.choose.missing", { count: size.missing })}>
      <Stack gap="3" align="start">
        <Text>{t("seating-suggestion.choose.missingHint")}</Text>
        <Button onClick={onAdd}>
          <Plus aria-hidden />
          {t("seating.add.open")}
        </Button>
      </Stack>
    </Notice>
  );
}

interface QuestionProps {
  text: string;
  children: (name: string) => ReactNode;
}

function Question({ text, children }: QuestionProps) {
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" mb="2">
        {text}
      </chakra.legend>
      <Stack gap="2">{children(name)}</Stack>
    </chakra.fieldset>
  );
}

interface NoticeProps {
  title: string;
  children: ReactNode;
}

function Notice({ title, children }: NoticeProps) {
  return (
    <Box role="status" px="4" py="3" rounded="l2" bg="brass.subtle">
      <Text fontWeight="semibold" color="brass.fg">
        {title}
      </Text>
      <Box mt="1">{children}</Box>
    </Box>
  );
}

/** Rules that cannot all hold, and what would suffice so that they can. */
function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const texts = conflicts.map(({ sentences, repairs }) => ({
    sentences: sentences.map(textOf),
    repairs: repairs.map(textOf),
  }));
  return (
    <Notice title={t("seating-suggestion.impossible.title")}>
      <Stack gap="4">
        {texts.map(({ sentences, repairs }) => (
          <Stack key={sentences.join(" ")} gap="1">
            {sentences.map((sentence) => (
              <Text key={sentence} overflowWrap="anywhere">
                {sentence}
              </Text>
            ))}
            {repairs.length > 0 && (
              <>
                <Text color="fg.muted">{t("seating-suggestion.impossible.repairs")}</Text>
                <List.Root ps="5">
                  {repairs.map((repair) => (
                    <List.Item key={repair} overflowWrap="anywhere">
                      {repair}
                    </List.Item>
                  ))}
                </List.Root>
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Notice>
  );
}
