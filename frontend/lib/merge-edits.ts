type Key<Values> = Extract<keyof Values, string>;

/** The values of a form's fields: plain values and lists of them. */
type FieldsOf<Values> = { [Name in keyof Values]: string | boolean | string[] };

/** Names of the fields whose values differ. */
export function changedFields<Values extends FieldsOf<Values>>(before: Values, after: Values): Key<Values>[] {
  const changed: Key<Values>[] = [];
  for (const name in after) if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed.push(name);
  return changed;
}

/** The fields that differ, with their new values. */
export function changesOf<Values extends FieldsOf<Values>>(before: Values, after: Values): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const name of changedFields(before, after)) changes[name] = after[name];
  return changes;
}

/**
 * Merges two edits of the same thing: my value in the fields that I changed, the latest in all others. A list that I
 * changed has what either edit added, and lacks what either removed.
 * @param base what both edits started from
 */
export function mergeEdits<Values extends FieldsOf<Values>>(base: Values, latest: Values, mine: Values): Values {
  const merged = structuredClone({ ...latest, ...changesOf(base, mine) });
  for (const name of changedFields(base, mine)) bringTogether(base[name], latest[name], merged[name]);
  return merged;
}

function bringTogether(base: unknown, latest: unknown, mine: unknown): void {
  if (!Array.isArray(base) || !Array.isArray(latest) || !Array.isArray(mine)) return;
  const kept = latest.filter((entry) => mine.includes(entry) || !base.includes(entry));
  const added = mine.filter((entry) => !base.includes(entry) && !latest.includes(entry));
  mine.splice(0, mine.length, ...kept, ...added);
}
