import { expect, it } from "vitest";
import { callRest, getRest, isoTimePattern } from "../testing/rest-call.ts";
import { passwordOf, turnOnApp } from "../testing/second-factor-calls.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const shown = { username: "olga", name: "Olga Nowak", email: "olga@example.com" };
const account = { ...shown, password: "long enough" };
const olga = { ...shown, id: expect.any(Number), role: "customer", createdAt: expect.stringMatching(isoTimePattern) };

it("registers a customer, even if another role is requested, and signs in", async () => {
  const client = api.anonymous();
  const { status, body } = await callRest(client, "POST", "/api/register", { ...account, role: "admin" });
  expect(status).toBe(201);
  expect(body).toEqual(olga);
  expect(await getRest(client, "/api/user")).toEqual(body);
});

it("signs in and out", async () => {
  const client = api.anonymous();
  const login = { username: "olga", password: account.password };
  expect(await callRest(client, "POST", "/api/login", { ...login, password: "wrong" })).toMatchObject({
    status: 401,
    body: "Username or password is incorrect.",
  });
  const { status, body } = await callRest(client, "POST", "/api/login", login);
  expect({ status, body }).toEqual({ status: 200, body: olga });
  expect(await getRest(client, "/api/user")).toEqual(body);
  expect((await callRest(client, "POST", "/api/logout")).status).toBe(200);
  expect(await callRest(client, "GET", "/api/user")).toMatchObject({ status: 401, body: "Please sign in." });
});

it("signs in with a second factor in two calls", async () => {
  const app = await turnOnApp(await api.signInAsNewCustomer("ida"), "ida");
  const client = api.anonymous();
  const login = { username: "ida", password: passwordOf("ida") };
  expect(await callRest(client, "POST", "/api/login", login)).toMatchObject({
    status: 401,
    body: "The password is right. Now please confirm that it is you.",
  });
  expect((await callRest(client, "GET", "/api/user")).status).toBe(401);
  const second = await callRest(client, "POST", "/api/login/second-factor", { code: app.newCode() });
  expect(second).toMatchObject({ status: 200, body: { username: "ida" } });
  expect(await getRest(client, "/api/user")).toMatchObject({ username: "ida" });
});

it("creates an administrator", async () => {
  const ada = { ...account, username: "ada", email: "ada@example.com", role: "admin" };
  const made = await callRest(admin, "POST", "/api/users", ada);
  expect(made).toMatchObject({ status: 201, body: { username: "ada", role: "admin" } });
});

it("reports which files were cleaned up, also to a caller who announces JSON without a body", async () => {
  const headers = { "Content-Type": "application/json" };
  expect(await callRest(admin, "POST", "/api/maintenance/cleanup-files", undefined, headers)).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  });
});
