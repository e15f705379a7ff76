import { expect, it } from "vitest";
import { z } from "zod";
import type { ApiClient } from "../testing/api-client.ts";
import { callRest } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const lineSchema = z.looseObject({ id: z.string().optional(), msg: z.string() });

/** Without the regular request line. */
async function linesOf(client: ApiClient, query: string): Promise<unknown[]> {
  const { headers } = await callRest(client, "POST", "/graphql", { query });
  const id = headers.get("x-request-id");
  const lines = api.logged().trim().split("\n");
  return lines
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter((line) => line.id === id && line.msg !== "request");
}

const login = (password: string) => `mutation { login(input: { username: "admin", password: "${password}" }) { id } }`;

it("the security log records sign-ins, failed ones, and who changes what, without what was typed", async () => {
  const [signedIn, done] = await linesOf(api.anonymous(), login("correct horse"));
  expect(signedIn).toMatchObject({ msg: "signed in", user: expect.any(Number) });
  expect(done).toMatchObject({ msg: "mutation", asked: ["login"], refused: [] });

  const [failed, ...more] = await linesOf(api.anonymous(), login("wrong secret"));
  expect(failed).toMatchObject({ user: null, address: "127.0.0.1", asked: ["login"], refused: ["UNAUTHENTICATED"] });
  expect(more).toEqual([]);
  const [line] = await linesOf(admin, 'mutation { createEvent(input: { name: "A secret party" }) { id } }');
  expect(line).toMatchObject({ msg: "mutation", user: expect.any(Number), asked: ["createEvent"], refused: [] });
  expect(api.logged()).not.toMatch(/wrong secret|correct horse|A secret party/);
});

it("the security log records who was refused access, and nothing about allowed access", async () => {
  expect(await linesOf(api.anonymous(), "{ users { totalCount } }")).toMatchObject([
    { msg: "query", user: null, asked: ["users"], refused: ["UNAUTHENTICATED"] },
  ]);
  expect(await linesOf(admin, "{ users { totalCount } }")).toEqual([]);
});
