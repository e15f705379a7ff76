import type { Database } from "../database/client.ts";
import { findHelperViewer } from "../features/helpers/helper.service.ts";
import { authorOf } from "../features/users/caller.service.ts";
import type { Context } from "../features/users/context.type.ts";
import { findViewer } from "../features/users/user.service.ts";
import type { Identity } from "../features/users/viewer.type.ts";
import { AnswerSize } from "../lib/answer-size.ts";
import type { LookUps } from "../lib/look-ups.ts";
import type { SessionSubject } from "../lib/session-control.ts";

export interface ContextParts extends Omit<Context, "viewer" | "currentViewer" | "answerSize"> {
  /** Whom the session belongs to right now. */
  currentSubject(): Promise<SessionSubject | undefined>;
  lookUps: LookUps;
}

function identify(db: Database, subject: SessionSubject | undefined): Promise<Identity> {
  if (subject?.helperId !== undefined) return findHelperViewer(db, subject.helperId);
  return findViewer(db, subject?.userId);
}

/**
 * Completes the parts to the context of one request. Without `subject`, the caller is anonymous.
 * @throws DomainError RATE_LIMITED for too many requests of an account
 */
export async function createContext(subject: SessionSubject | undefined, parts: ContextParts): Promise<Context> {
  const { lookUps, currentSubject } = parts;
  const viewerOf = async (who: SessionSubject | undefined) => ({ ...(await identify(parts.db, who)), lookUps });
  const viewer = await viewerOf(subject);
  if (viewer.kind !== "anonymous") parts.accountLimit.count(authorOf(viewer).key);
  // Not a copy, which would read what is made when it is needed.
  return Object.assign(parts, {
    viewer,
    currentViewer: async () => viewerOf(await currentSubject()),
    answerSize: new AnswerSize(),
  });
}
