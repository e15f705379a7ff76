import {
  EndOtherSessionsDocument,
  EndSessionDocument,
} from "../../../frontend/features/account/generated/end-session.ts";
import { UpdateAccountDocument } from "../../../frontend/features/account/generated/update-account.ts";
import {
  DeleteAdministratorDocument,
  EndSessionsOfDocument,
  SetAccountDisabledDocument,
} from "../../../frontend/features/users/generated/account-acts.ts";
import { AccountDocument } from "../../../frontend/routes/generated/account.ts";
import { SessionsDocument } from "../generated/operations.ts";
import { administratorsOnly, callers } from "./expectations.ts";
import { asking, type Row } from "./row.ts";
import type { World } from "./world.ts";

async function foreignSession({ api }: World): Promise<string> {
  const client = await api.signIn("stranger", "password of stranger");
  const { sessions } = await client.execute(AccountDocument, {});
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? "";
}

const administratorId = async ({ api }: World): Promise<number> =>
  (await api.db.prisma.user.findFirstOrThrow({ where: { username: "admin" } })).id;

export const accountRows: Record<string, Row> = {
  "Query.sessions": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "ok", "ok"),
    ...asking(
      SessionsDocument,
      () => ({}),
      ({ sessions }) => (sessions.some(({ isCurrent }) => isCurrent) ? "ok" : "without their own"),
    ),
  },
  "Mutation.endSession": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "NOT_FOUND", "NOT_FOUND"),
    ...asking(EndSessionDocument, () => ({ id: "none" })),
  },
  "Mutation.endOtherSessions": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "ok", "ok"),
    ...asking(EndOtherSessionsDocument, () => ({})),
  },
  "Mutation.endSessionsOf": {
    rule: "admin",
    expected: administratorsOnly,
    ...asking(EndSessionsOfDocument, async (_, world) => ({ userId: await world.spareUser("customer") })),
  },
  "Mutation.updateAccount": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "ok", "ok"),
    // Nothing changes, so that the callers stay who they are.
    ...asking(UpdateAccountDocument, () => ({ input: {} })),
  },
  "Mutation.setAccountDisabled": {
    rule: "admin",
    expected: administratorsOnly,
    ...asking(SetAccountDisabledDocument, async (_, world) => ({
      userId: await world.spareUser("admin"),
      isDisabled: true,
    })),
  },
  "Mutation.deleteAdministrator": {
    rule: "admin",
    expected: administratorsOnly,
    ...asking(DeleteAdministratorDocument, async (_, world) => ({ id: await world.spareUser("admin") })),
  },
};

export const foreignAccountRows: Record<string, Row> = {
  "Mutation.endSession of somebody else": {
    rule: "signed in",
    expected: {
      ...callers("UNAUTHENTICATED", "NOT_FOUND", "NOT_FOUND"),
      stranger: callers("", "ok", "").stranger,
    },
    ...asking(EndSessionDocument, async (_, world) => ({ id: await foreignSession(world) })),
  },
  "Mutation.updateAccount of the address, without the password": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "BAD_INPUT", "BAD_INPUT"),
    ...asking(UpdateAccountDocument, () => ({ input: { email: "taken-over@example.com" } })),
  },
  "Mutation.setAccountDisabled of themselves": {
    rule: "admin",
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"),
    ...asking(SetAccountDisabledDocument, async (_, world) => ({
      userId: await administratorId(world),
      isDisabled: false,
    })),
  },
  "Mutation.deleteAdministrator of themselves": {
    rule: "admin",
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"),
    ...asking(DeleteAdministratorDocument, async (_, world) => ({ id: await administratorId(world) })),
  },
  "Mutation.deleteAdministrator of a customer": {
    rule: "admin",
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"),
    ...asking(DeleteAdministratorDocument, async (_, world) => ({ id: await world.spareUser("customer") })),
  },
};
