import { type Message, message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { howLongAgo } from "../../lib/how-long-ago.ts";

/** Refuses to undo what is no longer recorded. */
export const tooOld = () => new DomainError("BAD_INPUT", message("refusals.changeTooOld"));

/** A later change that stands in the way of an undo. */
export interface LaterChange {
  /** Undefined or null if unknown. */
  userName: string | null | undefined;
  what: string | Message;
  at: Date | undefined;
}

/** Refuses an undo, naming the later changes in its way. */
export function changedLater(changes: readonly LaterChange[]): DomainError {
  const named = changes.map(({ userName, what, at }) =>
    message("refusals.laterChangeOf", {
      user: userName ?? message("refusals.someone"),
      what,
      when: at === undefined ? "" : howLongAgo(at),
    }),
  );
  const reasons = [message("refusals.laterChangesInTheWay"), ...named, message("refusals.undoThoseFirst")];
  return new DomainError("CONFLICT", reasons);
}
