import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { z } from "zod";
import { message } from "../../../common/messages/message.ts";
import type { TokenKind } from "../../lib/caller-tokens.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { beginPasskeySession } from "../users/begin-session.service.ts";
import type { Context } from "../users/context.type.ts";
import { authenticateByPasskey } from "../users/sign-in.service.ts";
import type { User } from "../users/user.type.ts";
import { findPasskeyAlone, notePasskeyUse, type PasskeyKey } from "./passkey.data.ts";
import { answerSeconds, handleOf, requireSite } from "./passkey.service.ts";
import { type PasskeySite, passkeyIdIn, readSignature } from "./passkey-response.service.ts";

/** The question that the caller's browser was asked. They keep it, so strangers make the server store nothing. */
const question = {
  name: "passkey",
  schema: z.object({ challenge: z.string(), askedAt: z.number() }),
  lifetimeSeconds: answerSeconds,
} satisfies TokenKind<unknown>;

type Question = z.output<typeof question.schema>;

/** Request options for any passkey of this host. @throws DomainError BAD_INPUT where browsers have none */
export async function beginPasskeySignIn(context: Context): Promise<object> {
  const { host } = requireSite(context);
  const options = await generateAuthenticationOptions({
    rpID: host,
    timeout: answerSeconds * 1000,
    userVerification: "required",
  });
  context.tokens.give(question, { challenge: options.challenge, askedAt: Date.now() });
  return options;
}

interface Answer {
  site: PasskeySite;
  asked: Question;
  response: unknown;
}

async function isAnswered(
  { db, log }: Context,
  passkey: PasskeyKey & { userId: number },
  { site, asked, response }: Answer,
): Promise<boolean> {
  const { challenge, askedAt } = asked;
  const { userId } = passkey;
  const wanted = { challenge, passkeys: [passkey], handle: handleOf(userId) };
  const checked = await readSignature(response, site, wanted);
  if (checked.found) return notePasskeyUse(db.prisma, userId, { ...checked.found, answeredAt: new Date(askedAt) });
  log.info({ user: userId, err: checked.cause }, "passkey refused");
  return false;
}

/** Signs in by a passkey alone. @throws DomainError NOT_FOUND if late; UNAUTHENTICATED; FORBIDDEN; RATE_LIMITED */
export async function signInByPasskey(context: Context, response: unknown, rememberMe: boolean): Promise<User> {
  const { db } = context;
  const site = requireSite(context);
  const asked = context.tokens.shown(question);
  if (!asked) throw new DomainError("NOT_FOUND", message("refusals.signInOver"));
  const id = passkeyIdIn(response) ?? "";
  let passkey: (PasskeyKey & { userId: number }) | undefined;
  const proof = {
    id,
    async findOwner() {
      passkey = await findPasskeyAlone(db.prisma, site.host, id);
      return passkey?.userId;
    },
    check: async () => passkey !== undefined && isAnswered(context, passkey, { site, asked, response }),
  };
  const account = await authenticateByPasskey(db, proof, context);
  await beginPasskeySession(context, account, rememberMe);
  return account.user;
}
