import { expect, it } from "vitest";
import { CurrentUserDocument, LoginDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { runProgram } from "./testing/run-program.ts";
import { turnOnApp } from "./testing/second-factor-calls.ts";
import { sharedTestApi } from "./testing/test-api.ts";

const username = "ada";

const api = await sharedTestApi();
const ada = await api.signInAsNewCustomer(username);
await turnOnApp(ada, username);
const { id } = await api.db.prisma.user.update({ where: { usernameKey: username }, data: { role: "admin" } });

const setPassword = (...args: string[]) =>
  runProgram(import.meta.url, "./admin-password", args, {
    env: { DATABASE_URL: api.databaseUrl, SESSION_SECRET: "a secret of the tests" },
  });

const printedPassword = (stdout: string) => /password: (\S+)/i.exec(stdout)?.[1] ?? "";

const signIn = (password: string) => api.anonymous().execute(LoginDocument, { input: { username, password } });

it("gives an administrator a new password, and removes a second factor only when asked to, on record", async () => {
  const { code, stdout, stderr } = await setPassword(username);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect((await ada.execute(CurrentUserDocument, {})).me).toBeNull();
  await expect(signIn(printedPassword(stdout))).rejects.toMatchObject({ code: "SECOND_FACTOR_NEEDED" });

  const removal = await setPassword(username, "--remove-second-factor");
  expect((await signIn(printedPassword(removal.stdout))).login).toMatchObject({ id });
  const where = { kind: "second-factor-changed" } as const;
  const entry = await api.db.prisma.auditEntry.findFirst({ where, orderBy: { id: "desc" } });
  expect(entry).toMatchObject({ userId: null, subjectId: id, details: { change: "all-removed" } });
});

it("says what is wrong, and changes nothing", async () => {
  const { code, stdout, stderr } = await setPassword("nobody");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).not.toBe("");
  expect(stderr).not.toContain("    at ");
});
