import {
  AccountDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  UpdateAccountDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import {
  DeleteAdministratorDocument,
  EndSessionsOfDocument,
  SetAccountDisabledDocument,
} from "../../../frontend/organizer/features/users/generated/users.ts";
import { SessionsDocument } from "../generated/operations.ts";
import { always, callers } from "./expectations.ts";
import { administers, noVariables, type Row, rowsOf, signedIn } from "./row.ts";
import type { World } from "./world.ts";

async function foreignSession({ api }: World): Promise<string> {
  const client = await api.signIn("stranger", "password of stranger");
  const { sessions } = await client.execute(AccountDocument, {});
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? "";
}

const administratorId = async ({ api }: World): Promise<number> =>
  (await api.db.prisma.user.findFirstOrThrow({ where: { username: "admin" } })).id;

const notThemselves = rowsOf("admin", callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"));

export const accountRows: Record<string, Row> = {
  "Query.sessions": signedIn("ok")(SessionsDocument, noVariables, ({ sessions }) =>
    sessions.some(({ isCurrent }) => isCurrent) ? "ok" : "without their own",
  ),
  "Mutation.endSession": signedIn("NOT_FOUND")(EndSessionDocument, () => ({ id: "none" })),
  "Mutation.endOtherSessions": signedIn("ok")(EndOtherSessionsDocument, noVariables),
  "Mutation.endSessionsOf": administers(EndSessionsOfDocument, async (_, world) => ({
    userId: await world.spareUser("customer"),
  })),
  // Nothing changes, so that the callers stay who they are.
  "Mutation.updateAccount": signedIn("ok")(UpdateAccountDocument, () => ({ input: {} })),
  "Mutation.setAccountDisabled": administers(SetAccountDisabledDocument, async (_, world) => ({
    userId: await world.spareUser("admin"),
    isDisabled: true,
  })),
  "Mutation.deleteAdministrator": administers(DeleteAdministratorDocument, async (_, world) => ({
    id: await world.spareUser("admin"),
  })),
};

export const foreignAccountRows: Record<string, Row> = {
  "Mutation.endSession of somebody else": rowsOf("signed in", {
    ...callers("UNAUTHENTICATED", "NOT_FOUND", "NOT_FOUND"),
    stranger: always("ok"),
  })(EndSessionDocument, async (_, world) => ({ id: await foreignSession(world) })),
  "Mutation.updateAccount of the address, without the password": signedIn("BAD_INPUT")(UpdateAccountDocument, () => ({
    input: { email: "taken-over@example.com" },
  })),
  "Mutation.setAccountDisabled of themselves": notThemselves(SetAccountDisabledDocument, async (_, world) => ({
    userId: await administratorId(world),
    isDisabled: false,
  })),
  "Mutation.deleteAdministrator of themselves": notThemselves(DeleteAdministratorDocument, async (_, world) => ({
    id: await administratorId(world),
  })),
  "Mutation.deleteAdministrator of a customer": rowsOf("admin", callers("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"))(
    DeleteAdministratorDocument,
    async (_, world) => ({ id: await world.spareUser("customer") }),
  ),
};
