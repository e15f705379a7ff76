import { expect, it } from "vitest";
import { CurrentUserDocument } from "../../frontend/features/auth/generated/auth.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({ accountRateLimit: 5 });

it("limits all requests of an account, over either API, and those of nobody else", async () => {
  const [admin, other] = [await api.signInAsAdmin(), await api.signInAsNewCustomer("other")];
  for (let i = 0; i < 3; i += 1) await admin.execute(CurrentUserDocument, {});
  for (let i = 0; i < 3; i += 1) await admin.fetch("/api/events");
  expect(await admin.refusal(CurrentUserDocument, {})).toMatchObject({ code: "RATE_LIMITED", status: 429 });
  expect((await admin.fetch("/api/events")).status).toBe(429);
  expect((await other.execute(CurrentUserDocument, {})).me?.username).toBe("other");
});

it("answers errors at either spelling of its address as GraphQL does", async () => {
  for (const path of ["/graphql", "/graphql/"]) {
    const answer = await api.anonymous().fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{",
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ extensions: { status: 400 } }] }]);
  }
});
