export interface PastEntry {
  id: number;
  action: string;
  details: Readonly<Record<string, unknown>>;
  isUndoable: boolean;
}

/** The newest change that still stands and can be undone, undos left out; an undone undo is a change again. */
export function nextUndo(newestFirst: readonly PastEntry[]): number | undefined {
  const byId = new Map(newestFirst.map((entry) => [entry.id, entry]));
  return newestFirst.find((entry) => entry.isUndoable && isChange(entry, byId))?.id;
}

function isChange({ action, details }: PastEntry, byId: ReadonlyMap<number, PastEntry>): boolean {
  if (action !== "undo") return true;
  const undone = byId.get(Number(details.entryId));
  return undone !== undefined && !isChange(undone, byId);
}
