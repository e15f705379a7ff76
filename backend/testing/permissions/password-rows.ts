import { ChangePasswordDocument } from "../../../frontend/features/account/generated/change-password.ts";
import { LoginDocument } from "../../../frontend/features/auth/generated/login.ts";
import { LogoutDocument } from "../../../frontend/features/auth/generated/logout.ts";
import { RegisterDocument } from "../generated/operations.ts";
import { anybody, callers } from "./expectations.ts";
import { asking, type Row } from "./row.ts";
import { administrator } from "./world.ts";

let counter = 0;
export const newAccount = () => {
  counter += 1;
  const username = `made-${counter}`;
  return { username, password: "a good one", name: "Somebody New", email: `${username}@example.com` };
};

export const passwordRows: Record<string, Row> = {
  "Mutation.login": {
    rule: "anybody",
    expected: anybody,
    ownSession: true,
    ...asking(LoginDocument, () => ({ input: administrator })),
  },
  "Mutation.logout": {
    rule: "anybody",
    expected: anybody,
    ownSession: true,
    ...asking(LogoutDocument, () => ({})),
  },
  "Mutation.register": {
    rule: "anybody",
    expected: anybody,
    ownSession: true,
    ...asking(RegisterDocument, () => ({ input: newAccount() })),
  },
  "Mutation.changePassword": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"),
    // A wrong password, so that the callers keep theirs.
    ...asking(ChangePasswordDocument, () => ({ input: { currentPassword: "wrong", newPassword: "another one" } })),
  },
};
