import { useEffect, useEffectEvent, useState } from "react";
import { changedFields, changesOf, mergeEdits } from "./merge-edits.ts";
import type { SaveOutcome } from "./save-outcome.ts";

export interface ForeignChange<Values> {
  name: Extract<keyof Values, string>;
  before: Values;
  after: Values;
}

interface EditOptions<Entity, Values> {
  entity: Entity;
  valuesOf: (entity: Entity) => Values;
  form: {
    getValues: () => Values;
    reset: (values: Values, options?: { keepDefaultValues: boolean }) => void;
  };
  save: (edit: Edit<Values>) => Promise<SaveOutcome<Entity>>;
}

interface Edit<Values> {
  values: Values;
  changes: Partial<Values>;
  updatedAt: string;
}

/**
 * Edits what others may change meanwhile: their values appear in fields not edited here, and in `foreignChanges`.
 * Typed values stay, and saving again then works.
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

  async function submit(values: Values): Promise<boolean> {
    // Changes elsewhere on this screen do not count: this form still shows what was last seen.
    const isUpToDate = changedFields(valuesOf(base), valuesOf(entity)).length === 0;
    return saveOver(isUpToDate ? entity : base, values, structuredClone(form.getValues()));
  }

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
