import { useEffect, useEffectEvent, useState } from "react";
import { changedFields, changesOf, mergeEdits } from "./merge-edits.ts";

/**
 * The result of saving. It worked or was refused, and a toast said so; or someone else was faster, and `tell` tells the
 * user.
 */
export type SaveOutcome<Entity> =
  | { kind: "saved"; latest: Entity }
  | { kind: "refused" }
  | { kind: "conflict"; latest: Entity; tell: () => void };

/** A field that someone else changed while it was being edited here. */
export interface ForeignChange<Values> {
  name: Extract<keyof Values, string>;
  before: Values;
  after: Values;
}

interface EditOptions<Entity, Values> {
  /** The current value, as far as this program knows. */
  entity: Entity;
  valuesOf: (entity: Entity) => Values;
  form: {
    getValues: () => Values;
    reset: (values: Values, options?: { keepDefaultValues: boolean }) => void;
  };
  save: (edit: Edit<Values>) => Promise<SaveOutcome<Entity>>;
}

/** What is to be saved. */
interface Edit<Values> {
  /** Every field. */
  values: Values;
  /** The fields that changed. */
  changes: Partial<Values>;
  /** When what was edited had last been changed. */
  updatedAt: string;
}

/**
 * Lets a form edit something that others may change at the same time. If someone was faster, their values appear in the
 * fields that were not edited here, typed values stay, and `foreignChanges` lists their changes. Saving again then
 * works. Values changed while saving also stay, and are saved next. Fields that were not edited here follow what other parts of
 * the screen change, such as an undo.
 */
export function useEdit<
  Entity extends { updatedAt: string },
  Values extends { [Name in keyof Values]: string | boolean | string[] },
>({ entity, valuesOf, form, save }: EditOptions<Entity, Values>) {
  const [base, setBase] = useState(entity);
  const [foreignChanges, setForeignChanges] = useState<ForeignChange<Values>[]>([]);

  const follow = useEffectEvent((latest: Entity) => {
    const before = valuesOf(base);
    const after = valuesOf(latest);
    const values = form.getValues();
    const changed = changedFields(before, after);
    const edited = changedFields(before, values);
    if (changed.length === 0 || changed.some((name) => edited.includes(name))) return;
    setBase(latest);
    form.reset(after);
    form.reset(mergeEdits(before, after, values), { keepDefaultValues: true });
  });
  useEffect(() => follow(entity), [entity]);

  /** Returns whether it was saved. */
  async function submit(values: Values): Promise<boolean> {
    // Changes elsewhere on this screen do not count: this form still shows what was last seen.
    const isUpToDate = changedFields(valuesOf(base), valuesOf(entity)).length === 0;
    return saveOver(isUpToDate ? entity : base, values, structuredClone(form.getValues()));
  }

  /** @param fields the fields' values when saving began */
  async function saveOver(seen: Entity, values: Values, fields: Values): Promise<boolean> {
    const before = valuesOf(seen);
    const outcome = await save({ values, changes: changesOf(before, values), updatedAt: seen.updatedAt });
    if (outcome.kind === "refused") return false;
    const after = valuesOf(outcome.latest);
    const foreign = changedFields(before, after);
    if (outcome.kind === "conflict" && foreign.length === 0) return saveOver(outcome.latest, values, fields);

    const changedMeanwhile = changesOf(fields, form.getValues());
    setBase(outcome.latest);
    form.reset(after);
    if (outcome.kind === "saved") {
      form.reset({ ...after, ...changedMeanwhile }, { keepDefaultValues: true });
      setForeignChanges([]);
      return true;
    }
    outcome.tell();
    form.reset({ ...mergeEdits(before, after, values), ...changedMeanwhile }, { keepDefaultValues: true });
    setForeignChanges(foreign.map((name) => ({ name, before, after })));
    return false;
  }

  function takeTheirs() {
    form.reset(valuesOf(base));
    setForeignChanges([]);
  }

  return { submit, foreignChanges, takeTheirs };
}
