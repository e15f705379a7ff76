import type { Message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";

/** The error for a file that cannot be read. The messages explain what the organizer can do. */
export function unreadable(messages: Message | readonly Message[], options?: ErrorOptions): DomainError {
  return new DomainError("UNREADABLE_FILE", messages, options);
}
