import { readFile } from "node:fs/promises";
import { buildSchema, type DocumentNode, getOperationAST, print } from "graphql";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  EnterGuestCodeDocument,
  PublicEventDocument,
  SampleEventDocument,
  SearchGuestsDocument,
} from "../backend/testing/generated/guest-operations.ts";
import {
  DeleteGuestDocument,
  EventDocument,
  EventsDocument,
  GuestFileDocument,
  RegisterDocument,
  SeatingDocument,
  UsersDocument,
} from "../backend/testing/generated/operations.ts";
import { sampleFirstNames } from "../common/sample-event.ts";
import { ChangePasswordDocument } from "../frontend/features/account/generated/change-password.ts";
import { CurrentUserDocument } from "../frontend/features/auth/generated/current-user.ts";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { LogoutDocument } from "../frontend/features/auth/generated/logout.ts";
import { CreateEventDocument } from "../frontend/features/events/generated/create-event.ts";
import { DeleteEventDocument } from "../frontend/features/events/generated/delete-event.ts";
import { EnsureMyEventDocument } from "../frontend/features/events/generated/ensure-my-event.ts";
import { UpdateEventDocument } from "../frontend/features/events/generated/update-event.ts";
import { RestoreGuestListDocument } from "../frontend/features/guest-import/generated/restore-guest-list.ts";
import { AddGuestDocument } from "../frontend/features/guests/generated/add-guest.ts";
import { UpdateGuestDocument } from "../frontend/features/guests/generated/update-guest.ts";
import { CleanUpFilesDocument } from "../frontend/features/uploads/generated/clean-up-files.ts";
import { CreateUserDocument } from "../frontend/features/users/generated/create-user.ts";
import { DeleteUserDocument } from "../frontend/features/users/generated/delete-user.ts";
import { EventHistoryDocument } from "../frontend/routes/generated/event-history.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { screenshot } from "./support/screenshot.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { testOnOwnProgram as test } from "./support/test.ts";

const readProjectFile = (name: string) => readFile(new URL(`../${name}`, import.meta.url), "utf8");

async function write(page: Page, editor: "Query Editor" | "Variables", text: string): Promise<void> {
  await page.getByRole("region", { name: editor, exact: true }).locator(".CodeMirror:visible").first().click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
}

/** The playground keeps this name for the next visit. */
const operationToRun = (page: Page) => page.evaluate(() => localStorage.getItem("graphiql:operationName"));

async function run(page: Page, name: string, query: string, variables: Record<string, unknown>): Promise<string> {
  await write(page, "Variables", JSON.stringify(variables));
  await write(page, "Query Editor", query);
  // The playground parses a moment after typing.
  await expect.poll(() => operationToRun(page)).toBe(name);
  const answered = page.waitForResponse((response) => response.url().endsWith("/graphql"));
  await page.keyboard.press("ControlOrMeta+Enter");
  const answer = await (await answered).text();
  const shown = page.getByRole("region", { name: "Result Window" }).locator(".CodeMirror");
  await expect.poll(() => shown.innerText()).toMatch(/"(data|errors)"/);
  return answer;
}

async function openPlayground(page: Page): Promise<void> {
  await page.goto("/graphql");
  await page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).waitFor();
  // Without the schema, the shortcut would run nothing.
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await page.getByRole("link", { name: "Query", exact: true }).waitFor();
  // The editor's operations are parsed a moment later; until then the button runs the first without a choice.
  await expect.poll(() => operationToRun(page)).not.toBeNull();
}

test("the playground runs a query as the signed-in user", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  await openPlayground(page);
  await page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).click();
  await page.getByRole("menuitem", { name: "WhoAmI" }).click();
  const answer = page.getByRole("region", { name: "Result Window" });
  await expect.poll(() => answer.innerText()).toContain('"role": "ADMIN"');
  await screenshot(page, "playground");
});

test("the playground documents every field of the graph's two roots", async ({ desktop: page }) => {
  const schema = buildSchema(await readProjectFile("schema.graphql"));
  await openPlayground(page);
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    await page.getByRole("link", { name: root?.name ?? "", exact: true }).click();
    for (const { name, description } of Object.values(root?.getFields() ?? {})) {
      await page.getByRole("link", { name, exact: true }).waitFor();
      await page
        .getByText(description ?? "has no description")
        .first()
        .waitFor();
    }
    await page.getByRole("link", { name: "Docs" }).click();
  }
});

test("the playground signs in and runs operations of every kind", async ({ app, desktop: page }) => {
  // Event 2 with guest 49, imported by history entry 3.
  const rows = [
    ["Name", "Table"],
    ["Anna Berg", "1"],
  ];
  const { id: eventId } = await prepareEvent(page, app, { name: "Playground Gala" }, rows);
  await openPlayground(page);
  await page.getByRole("button", { name: "Variables", exact: true }).click();
  const signIn = "mutation SignIn($input: LoginInput!) { login(input: $input) { role } }";
  const input = { username: app.admin.username, password: app.admin.password };
  expect(await run(page, "SignIn", signIn, { input })).toContain("ADMIN");

  const account = { username: "somebody", password: "a password", name: "Somebody", email: "somebody@example.com" };
  const guest = { name: "Anna Berg", tableNumber: "2" };
  const next = { username: app.admin.username, password: "another password" };
  // Each operation needs what those before it create.
  const asked: [document: DocumentNode, variables: Record<string, unknown>][] = [
    [CurrentUserDocument, {}],
    [SampleEventDocument, {}],
    [PublicEventDocument, { shortLink: "sample" }],
    [SearchGuestsDocument, { eventId, query: "anna" }],
    [SeatingDocument, { eventId }],
    [EventDocument, { id: eventId }],
    [UpdateEventDocument, { id: eventId, input: { location: "Pier Nine", guestCode: "ROSE-2027" } }],
    [EnterGuestCodeDocument, { eventId, code: "rose 2027" }],
    [AddGuestDocument, { eventId, input: guest }],
    [UpdateGuestDocument, { eventId, id: 49, input: guest }],
    [DeleteGuestDocument, { eventId, id: 49 }],
    [GuestFileDocument, { eventId, format: "CSV" }],
    [EventHistoryDocument, { eventId, offset: 0, limit: 10 }],
    [RestoreGuestListDocument, { eventId, historyEntryId: 3 }],
    [CreateEventDocument, { input: { name: "Another Gala" } }],
    [EventsDocument, {}],
    [DeleteEventDocument, { id: eventId }],
    [CreateUserDocument, { input: account }],
    [UsersDocument, {}],
    [DeleteUserDocument, { id: 2 }],
    [CleanUpFilesDocument, {}],
    [ChangePasswordDocument, { input: { currentPassword: app.admin.password, newPassword: next.password } }],
    [LogoutDocument, {}],
    [RegisterDocument, { input: account }],
    [EnsureMyEventDocument, {}],
    [LoginDocument, { input: next }],
  ];
  for (const [document, variables] of asked) {
    const name = getOperationAST(document)?.name?.value ?? "";
    const answer = await run(page, name, print(document), variables);
    expect(answer, `${name}: ${answer}`).toMatch(/^\{"data":\{/);
    expect(answer, name).not.toContain('"errors"');
  }
});

test("the playground follows a subscription", async ({ desktop: page }) => {
  await openPlayground(page);
  const [name] = sampleFirstNames;
  await write(page, "Query Editor", `subscription Live { guestSearch(eventId: 1, query: "${name}") { name } }`);
  await expect.poll(() => operationToRun(page)).toBe("Live");
  await page.keyboard.press("ControlOrMeta+Enter");
  const shown = page.getByRole("region", { name: "Result Window" }).locator(".CodeMirror");
  await expect.poll(() => shown.innerText()).toMatch(new RegExp(`"guestSearch": [^]*"name": "${name} `));
});

test("the playground asks nobody but this server", async ({ app, desktop: page }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(app.url) && !request.url().startsWith("data:")) elsewhere.push(request.url());
  });
  await page.goto("/graphql");
  await page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).waitFor();
  expect(elsewhere).toEqual([]);
});
