import { useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";
import { errorText, isConflict } from "../lib/errors.ts";
import { formRules } from "../lib/form-rules.ts";
import { failure, showToast } from "../lib/toast.ts";

/** For a reset that keeps nothing of what was typed. */
const afresh = { keepDirtyValues: false, keepDirty: false } as const;

interface ForeignChange {
  label: string;
  before: string;
  after: string;
}

interface EditOptions<Entity, Fields> {
  entity: Entity;
  fieldsOf: (entity: Entity) => Fields;
  rules: z.ZodType<Fields, Fields>;
  /** Sends the fields; refused as a conflict if somebody else has changed the entity since it was `seen`. */
  send: (fields: Fields, seen: Entity) => Promise<{ data?: Entity | undefined; error?: Error | undefined }>;
  findLatest: () => Promise<Entity | undefined>;
  /** The fields in words, always as many and in the same order. */
  textsOf: (fields: Fields) => readonly { label: string; text: string }[];
  /** The title of the toast over why it was refused. */
  failed: string;
}

/**
 * A form for what others may change meanwhile. Their values appear in fields that were not edited here; what was typed stays. If
 * both changed, saving is refused once: `foreignChanges` says what they did, and saving again is a decision.
 */
export function useEdit<Entity, Fields extends FieldValues>(options: EditOptions<Entity, Fields>) {
  const { entity, fieldsOf, rules, send, findLatest, textsOf, failed } = options;
  const [seen, setSeen] = useState(entity);
  const [foreignChanges, setForeignChanges] = useState<ForeignChange[]>([]);
  const form = useForm<Fields, unknown, Fields>({
    resolver: formRules(rules),
    values: fieldsOf(seen),
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  });
  const { dirtyFields } = form.formState;
  const isEdited = (name: string) => Object.hasOwn(dirtyFields, name);

  const follow = useEffectEvent((latest: Entity) => {
    if (!Object.keys(changesOf(fieldsOf(seen), fieldsOf(latest))).some(isEdited)) setSeen(latest);
  });
  useEffect(() => follow(entity), [entity]);

  /** @returns whether the fields are saved; else a toast has said why not */
  async function save(fields: Fields, over = seen): Promise<boolean> {
    const typed = structuredClone(form.getValues());
    const { data, error } = await send(fields, over);
    if (data !== undefined) {
      const typedMeanwhile = changesOf(typed, form.getValues());
      const saved = fieldsOf(data);
      setSeen(data);
      setForeignChanges([]);
      form.reset(saved, afresh);
      form.reset({ ...saved, ...typedMeanwhile }, { ...afresh, keepDefaultValues: true });
      return true;
    }
    const latest = isConflict(error) ? await findLatest().catch(() => undefined) : undefined;
    if (latest !== undefined) {
      const [before, after] = [fieldsOf(over), fieldsOf(latest)];
      // Only what this form does not show was changed.
      if (over === seen && Object.keys(changesOf(before, after)).length === 0) return save(fields, latest);
      const now = textsOf(after);
      const changes = textsOf(before).map(({ label, text }, at) => ({
        label,
        before: text,
        after: now[at]?.text ?? "",
      }));
      setForeignChanges(changes.filter((change) => change.before !== change.after));
      setSeen(latest);
    }
    showToast(failure(failed, errorText(error)));
    return false;
  }

  function takeTheirs() {
    form.reset(fieldsOf(seen), afresh);
    setForeignChanges([]);
  }

  return { form, save, foreignChanges, takeTheirs };
}

/** The fields of `after` in which two versions differ. */
export function changesOf<Fields extends FieldValues>(before: Fields, after: Fields): Partial<Fields> {
  const changes: Partial<Fields> = {};
  for (const name in after)
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changes[name] = after[name];
  return changes;
}
