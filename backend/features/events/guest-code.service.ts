import { isHardToGuess } from "../../../common/guest-code.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { countsOf } from "../../lib/limiters.ts";
import { rates } from "../../limits.ts";
import type { Context } from "../users/context.type.ts";
import { asksForCode, requireReadableEvent, type Visitor } from "./event-access.service.ts";
import { giveCodeToken, isGuestCode } from "./guest-note.service.ts";

const wrongCodesOf = countsOf(rates.wrongGuestCodes);

/** Longer than any code with whatever people type between its letters. */
const maxTypedLength = 100;

type CodeCaller = Visitor & Pick<Context, "db" | "limits" | "clientAddress">;

/**
 * Lets the caller search for 12 hours or until the code changes. After too many wrong codes by address and event, right
 * ones short enough to guess are refused too.
 * @throws DomainError NOT_FOUND; FORBIDDEN (wrong); RATE_LIMITED (20 a minute)
 */
export async function enterGuestCode(caller: CodeCaller, eventId: number, code: string): Promise<void> {
  const { db, viewer, tokens, noteRemembered, limits, clientAddress } = caller;
  await limits.searches.count(clientAddress);
  const visitor = { viewer, tokens, noteRemembered };
  const event = await requireReadableEvent(db, visitor, eventId);
  if (!asksForCode(event, visitor)) return;
  const isRight = code.length <= maxTypedLength && isGuestCode(event, code);
  if (!isRight || !isHardToGuess(event.guestCode)) await count(db, `${event.id} ${clientAddress}`, isRight);
  if (!isRight) throw new DomainError("FORBIDDEN", message("refusals.wrongCode"));
  giveCodeToken(tokens, event);
}

// Right codes count until they pass, so trying many at once gains nothing.
async function count(db: Database, caller: string, isRight: boolean): Promise<void> {
  await wrongCodesOf(db).count(caller);
  if (isRight) await wrongCodesOf(db).giveBack(caller);
}
