import type { Context } from "../features/users/context.type.ts";
import { findViewer } from "../features/users/user.service.ts";
import { AnswerSize } from "../lib/answer-size.ts";
import type { LookUps } from "../lib/look-ups.ts";

/** What a context is made of. */
export interface ContextParts extends Omit<Context, "viewer" | "currentViewer" | "answerSize"> {
  /** Whom the session is of as of now. */
  currentUserId(): Promise<number | undefined>;
  /** What the caller's network may look up. */
  lookUps: LookUps;
}

/**
 * The context of one request.
 *
 * @param userId whom the session is of; undefined for anybody.
 */
export async function createContext(
  userId: number | undefined,
  { currentUserId, lookUps, ...parts }: ContextParts,
): Promise<Context> {
  const viewerOf = async (id: number | undefined) => ({ ...(await findViewer(parts.db, id)), lookUps });
  return {
    ...parts,
    viewer: await viewerOf(userId),
    currentViewer: async () => viewerOf(await currentUserId()),
    answerSize: new AnswerSize(),
  };
}
