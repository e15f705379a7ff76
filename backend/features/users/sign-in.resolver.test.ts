import { expect, it } from "vitest";
import {
  CurrentUserDocument,
  LoginDocument,
  LogoutDocument,
} from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();

const rightInput = { username: "admin", password: "correct horse" };

it("signs in by username or e-mail address, ignoring case", async () => {
  for (const username of ["admin", "ADMIN", " Admin ", "Admin@Example.com"]) {
    const client = api.anonymous();
    const { login } = await client.execute(LoginDocument, { input: { ...rightInput, username } });
    expect(login).toMatchObject({ name: "Administrator", role: "ADMIN" });
    expect((await client.execute(CurrentUserDocument, {})).me).toMatchObject({ id: login.id, username: "admin" });
  }
});

it("gives a remembered session's cookie 30 days", async () => {
  const { headers } = await callRest(api.anonymous(), "POST", "/api/login", { ...rightInput, rememberMe: true });
  const cookie = headers.getSetCookie().find((line) => line.startsWith("fyt.session="));
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie ?? "")?.[1] ?? "");
  expect((expires - Date.now()) / (24 * 60 * 60 * 1000)).toBeCloseTo(30, 1);
});

it("gives a session a new id at every sign-in, ends it on the server, and logs no password or cookie", async () => {
  const client = await api.signInAsAdmin();
  const ids = async () => (await api.db.prisma.session.findMany({ select: { sid: true } })).map(({ sid }) => sid);
  const before = await ids();
  await client.execute(LoginDocument, { input: rightInput });
  const after = await ids();
  expect(after).toHaveLength(before.length);
  expect(after.filter((sid) => !before.includes(sid))).toHaveLength(1);
  await client.execute(LogoutDocument, {});
  expect((await client.execute(CurrentUserDocument, {})).me).toBeNull();
  expect(await ids()).toHaveLength(before.length - 1);
  expect(api.logged()).toContain('"path":"/graphql"');
  expect(api.logged()).not.toMatch(/correct horse|fyt\.session/);
});
