type Key<Values> = Extract<keyof Values, string>;

type FieldsOf<Values> = { [Name in keyof Values]: string | boolean | string[] };

export function changedFields<Values extends FieldsOf<Values>>(before: Values, after: Values): Key<Values>[] {
  const changed: Key<Values>[] = [];
  for (const name in after) if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed.push(name);
  return changed;
}

export function changesOf<Values extends FieldsOf<Values>>(before: Values, after: Values): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const name of changedFields(before, after)) changes[name] = after[name];
  return changes;
}

/** Merges edits of a common base: my value where I changed it, else the latest. Lists take additions and removals. */
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
