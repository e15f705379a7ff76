import { readFile } from "node:fs/promises";
import { buildSchema, Kind, parse, print } from "graphql";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sampleFirstNames } from "../common/sample-event.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { screenshot } from "./support/screenshot.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { testOnOwnProgram as test } from "./support/test.ts";

const readProjectFile = (name: string) => readFile(new URL(`../${name}`, import.meta.url), "utf8");

/** Types into one of the playground's editors, in place of what it holds. */
async function write(page: Page, editor: "Query Editor" | "Variables", text: string): Promise<void> {
  await page.getByRole("region", { name: editor, exact: true }).locator(".CodeMirror:visible").first().click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
}

/** What the playground would run: it keeps the name for the next visit. */
const operationToRun = (page: Page) => page.evaluate(() => localStorage.getItem("graphiql:operationName"));

/** Runs an operation of this name in the playground, by its keyboard shortcut, and returns the whole answer. */
async function run(page: Page, name: string, query: string, variables: Record<string, unknown>): Promise<string> {
  await write(page, "Variables", JSON.stringify(variables));
  await write(page, "Query Editor", query);
  // The playground reads what was typed a moment later, and keeps what it would run.
  await expect.poll(() => operationToRun(page)).toBe(name);
  const answered = page.waitForResponse((response) => response.url().endsWith("/graphql"));
  await page.keyboard.press("ControlOrMeta+Enter");
  const answer = await (await answered).text();
  // What the playground shows is what the server said.
  const shown = page.getByRole("region", { name: "Result Window" }).locator(".CodeMirror");
  await expect.poll(() => shown.innerText()).toMatch(/"(data|errors)"/);
  return answer;
}

async function openPlayground(page: Page): Promise<void> {
  await page.goto("/graphql");
  await page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).waitFor();
  // Without schema the shortcut would run nothing.
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await page.getByRole("link", { name: "Query", exact: true }).waitFor();
  // It reads the operations of the editor a moment later; until then the button would run the first and offer no choice.
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

/** The operations of our own tests, by name; but for those that take a file, which the playground cannot choose. */
async function ourOperations(): Promise<Map<string, string>> {
  const files = ["backend/testing/operations.graphql", "backend/testing/guest-file-operations.graphql"];
  const texts = await Promise.all(files.map(readProjectFile));
  const operations = texts
    .flatMap((text) => parse(text).definitions)
    .flatMap((definition) => {
      const name = definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;
      return name === undefined ? [] : [[name, print(definition)] as const];
    });
  return new Map(operations.filter(([, text]) => !text.includes("Upload!")));
}

test("the playground signs in and runs each operation", async ({ app, desktop: page }) => {
  // Event 2 with guest 49, who was imported by history entry 3.
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
  // In an order in which each finds what it needs.
  const variables: [operation: string, variables: Record<string, unknown>][] = [
    ["Me", {}],
    ["SampleEvent", {}],
    ["PublicEvent", { shortLink: "sample" }],
    ["SearchGuests", { eventId, query: "anna" }],
    ["Seating", { eventId }],
    ["Event", { id: eventId }],
    ["UpdateEvent", { id: eventId, input: { location: "Pier Nine", guestCode: "ROSE-2027" } }],
    ["EnterGuestCode", { eventId, code: "rose 2027" }],
    ["AddGuest", { eventId, input: guest }],
    ["UpdateGuest", { eventId, id: 49, input: guest }],
    ["DeleteGuest", { eventId, id: 49 }],
    ["GuestFile", { eventId, format: "CSV" }],
    ["GuestHistory", { id: eventId }],
    ["RestoreGuestList", { eventId, historyEntryId: 3 }],
    ["CreateEvent", { input: { name: "Another Gala" } }],
    ["Events", {}],
    ["DeleteEvent", { id: eventId }],
    ["CreateUser", { input: account }],
    ["Users", {}],
    ["DeleteUser", { id: 2 }],
    ["CleanUpFiles", {}],
    ["ChangePassword", { input: { currentPassword: app.admin.password, newPassword: next.password } }],
    ["Logout", {}],
    ["Register", { input: account }],
    ["EnsureMyEvent", {}],
    ["Login", { input: next }],
  ];
  const operations = await ourOperations();
  expect(variables.map(([name]) => name).toSorted()).toEqual([...operations.keys()].toSorted());

  for (const [name, values] of variables) {
    const answer = await run(page, name, operations.get(name) ?? "", values);
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
