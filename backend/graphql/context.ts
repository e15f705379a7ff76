import type { Context } from "../features/users/context.type.ts";
import { findViewer } from "../features/users/user.service.ts";
import { AnswerSize } from "../lib/answer-size.ts";
import type { LookUps } from "../lib/look-ups.ts";

/** The parts of a context. */
export interface ContextParts extends Omit<Context, "viewer" | "currentViewer" | "answerSize"> {
  /** The user id of the session right now. */
  currentUserId(): Promise<number | undefined>;
  /** The look-ups of the caller's network. */
  lookUps: LookUps;
}

/**
 * The context of one request.
 *
 * @param userId the session's user; undefined for an anonymous caller.
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
