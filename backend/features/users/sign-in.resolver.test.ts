import { describe, expect, it } from "vitest";
import {
  CurrentUserDocument,
  LoginDocument,
  LogoutDocument,
} from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();

const rightInput = { username: "admin", password: "correct horse" };

describe("login", () => {
  it("signs in by username or e-mail address, ignoring case", async () => {
    for (const username of ["admin", "ADMIN", " Admin ", "Admin@Example.com"]) {
      const client = api.anonymous();
      const { login } = await client.execute(LoginDocument, { input: { ...rightInput, username } });
      expect(login).toMatchObject({ name: "Administrator", role: "ADMIN" });
      expect((await client.execute(CurrentUserDocument, {})).me).toMatchObject({ id: login.id, username: "admin" });
    }
  });

  it.each([
    [{ username: "admin", password: "wrong" }, "UNAUTHENTICATED", "Username or password is incorrect."],
    [{ username: "nobody", password: "wrong" }, "UNAUTHENTICATED", "Username or password is incorrect."],
    [{ username: " ", password: "x" }, "BAD_INPUT", "Username is required"],
    [{ username: "admin", password: "" }, "BAD_INPUT", "Password is required"],
  ])("refuses %j", async (input, code, message) => {
    expect(await api.anonymous().refusal(LoginDocument, { input })).toMatchObject({ code, message });
  });

  it("sets a cookie that scripts and other sites cannot use, for the browser session or for 30 days", async () => {
    const cookieFor = async (rememberMe: boolean) => {
      const { headers } = await callRest(api.anonymous(), "POST", "/graphql", {
        query: "mutation ($input: LoginInput!) { login(input: $input) { id } }",
        variables: { input: { ...rightInput, rememberMe } },
      });
      return headers.getSetCookie().find((line) => line.startsWith("fyt.session=")) ?? "";
    };
    const session = await cookieFor(false);
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).not.toMatch(/Expires|Max-Age/);
    const expires = Date.parse(/Expires=([^;]+)/.exec(await cookieFor(true))?.[1] ?? "");
    expect((expires - Date.now()) / (24 * 60 * 60 * 1000)).toBeCloseTo(30, 1);
  });

  it("gives a session a new id at every sign-in", async () => {
    const client = await api.signInAsAdmin();
    const ids = async () => (await api.db.prisma.session.findMany({ select: { sid: true } })).map(({ sid }) => sid);
    const before = await ids();
    await client.execute(LoginDocument, { input: rightInput });
    const after = await ids();
    expect(after).toHaveLength(before.length);
    expect(after.filter((sid) => !before.includes(sid))).toHaveLength(1);
  });
});

describe("logout", () => {
  it("ends the session on the server", async () => {
    const client = await api.signInAsAdmin();
    const sessions = await api.db.prisma.session.count();
    await client.execute(LogoutDocument, {});
    expect((await client.execute(CurrentUserDocument, {})).me).toBeNull();
    expect(await api.db.prisma.session.count()).toBe(sessions - 1);
  });
});

it("logs no passwords or cookies", async () => {
  await api.signInAsAdmin();
  expect(api.logged()).toContain('"path":"/graphql"');
  expect(api.logged()).not.toMatch(/correct horse|fyt\.session/);
});

it("creates no session for anonymous callers", async () => {
  const sessions = await api.db.prisma.session.count();
  const { headers } = await callRest(api.anonymous(), "POST", "/graphql", { query: "{ me { id } }" });
  expect(headers.get("set-cookie")).toBeNull();
  expect(await api.db.prisma.session.count()).toBe(sessions);
});
