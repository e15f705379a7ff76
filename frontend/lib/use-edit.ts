import { useEffect, useEffectEvent, useState } from "react";
import { showToast } from "../ui/show-toast.ts";
import { errorText, isConflict } from "./errors.ts";
import { changedFields, changesOf, mergeEdits } from "./merge-edits.ts";
import { failure } from "./toast-text.ts";

/** Saved or refused, with a toast; or someone else was faster, which `tell` reports to the user. */
export type SaveOutcome<Entity> =
  | { kind: "saved"; latest: Entity }
  | { kind: "refused" }
  | { kind: "conflict"; latest: Entity; tell: () => void };

interface SaveAnswer<Entity> {
  saved: Entity | undefined;
  error: Error | undefined;
  /** The title of the toast over why it was refused. */
  failed: string;
  findLatest: () => Promise<Entity | undefined>;
}

/** What came of saving. After a conflict, the toast waits until what others saved is known. */
export async function saveOutcome<Entity>(answer: SaveAnswer<Entity>): Promise<SaveOutcome<Entity>> {
  const { saved, error, failed, findLatest } = answer;
  if (saved) return { kind: "saved", latest: saved };
  const tell = () => void showToast(failure(failed, errorText(error)));
  const latest = isConflict(error) ? await findLatest().catch(() => undefined) : undefined;
  if (latest) return { kind: "conflict", latest, tell };
  tell();
  return { kind: "refused" };
}

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
