import { errorText, isConflict } from "./errors.ts";
import { failure, showToast } from "./toast.ts";

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
