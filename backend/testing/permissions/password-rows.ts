import { ChangePasswordDocument } from "../../../frontend/organizer/features/account/generated/account.ts";
import { LoginDocument, LogoutDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { RegisterDocument } from "../generated/operations.ts";
import { everybody, noVariables, type Row, signedIn } from "./row.ts";
import { administrator } from "./world.ts";

let counter = 0;
export const newAccount = () => {
  counter += 1;
  const username = `made-${counter}`;
  return { username, password: "a good one", name: "Somebody New", email: `${username}@example.com` };
};

export const passwordRows: Record<string, Row> = {
  "Mutation.login": { ...everybody("ok")(LoginDocument, () => ({ input: administrator })), ownSession: true },
  "Mutation.logout": { ...everybody("ok")(LogoutDocument, noVariables), ownSession: true },
  "Mutation.register": { ...everybody("ok")(RegisterDocument, () => ({ input: newAccount() })), ownSession: true },
  // A wrong password, so that the callers keep theirs.
  "Mutation.changePassword": signedIn("FORBIDDEN")(ChangePasswordDocument, () => ({
    input: { currentPassword: "wrong", newPassword: "another one" },
  })),
};
