import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { ApiClient } from "../backend/testing/api-client.ts";
import { EventRetentionDocument } from "../backend/testing/generated/operations.ts";
import { newEvent, uploadGuests } from "../backend/testing/guest-list-calls.ts";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { CreateSignInLinkDocument } from "../frontend/features/users/generated/create-sign-in-link.ts";
import { CreateUserDocument } from "../frontend/features/users/generated/create-user.ts";
import { type RunningApp, startApp } from "./support/app.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import type { Credentials } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const clock = fileURLToPath(new URL("./support/settable-clock.mjs", import.meta.url));
const dayMs = 24 * 60 * 60 * 1000;
const inFull = (time: Date) => new Intl.DateTimeFormat("en", { dateStyle: "full", timeZone: "UTC" }).format(time);

async function signIn(page: Page, app: RunningApp, { username, password }: Credentials): Promise<void> {
  await page.goto(`${app.url}/auth`);
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("You are now logged in as").waitFor();
}

async function prepare(app: RunningApp) {
  const admin = new ApiClient(app.url);
  await admin.execute(LoginDocument, { input: { ...app.admin, rememberMe: true } });
  const customer = { username: "carla-loses", password: "a table for eight" };
  const input = { ...customer, name: "Carla Customer", email: "carla-loses@example.com", role: "CUSTOMER" as const };
  const userId = (await admin.execute(CreateUserDocument, { input })).createUser.id;
  const eventId = await newEvent(admin, { name: "Rosewood Gala", date: "Next summer", ownerId: userId });
  const list = ["Name,Table,Household", "Anna Berg,1,Berg", "Ben Berg,1,Berg", "Carla Eich,2,", "Dora Fels,,"];
  await uploadGuests(admin, eventId, list);
  /** The program's time, in milliseconds since 1970. */
  const now = async () =>
    Date.parse((await admin.execute(CreateSignInLinkDocument, { userId })).createSignInLink.expiresAt) - dayMs;
  async function passDays(count: number): Promise<void> {
    for (let passed = 0; passed < count; passed += 1) {
      const before = await now();
      process.kill(app.pid, "SIGCONT");
      await expect.poll(now).toBeGreaterThan(before + dayMs / 2);
    }
  }
  const retention = async () => (await admin.execute(EventRetentionDocument, { id: eventId })).event;
  return { customer, eventId, passDays, retention };
}

test("guests are kept as long as their organizer says, and removed after a notice", async ({ visit }) => {
  const start = new Date();
  const app = await startApp({ NODE_OPTIONS: `--import ${clock}` });
  try {
    const { customer, eventId, passDays, retention } = await prepare(app);
    const page = await visit("phone");
    // Sessions end while days pass, and sockets with them.
    tolerateProblems(page, /WebSocket/);
    await signIn(page, app, customer);

    await page.goto(`${app.url}/customer/event-editor?tab=details`);
    const removal = inFull(new Date(start.getTime() + 16 * dayMs));
    const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
    await page.getByLabel("Date", { exact: true }).fill(day.format(new Date(start.getTime() + 5 * dayMs)));
    await page.getByRole("button", { name: "Save Changes" }).click();
    const settings = page.getByRole("region", { name: "Guests after the event" });
    const keepTenDays = async () => {
      await settings.getByText("A number of days after the event").click();
      await settings.getByLabel("Days", { exact: true }).fill("10");
      await settings.getByRole("button", { name: "Save" }).click();
      await settings.getByText(`They will be deleted on ${removal}.`).waitFor();
    };
    await keepTenDays();

    await passDays(1);
    await expect.poll(async () => (await retention()).removal?.isNoticed).toBe(true);
    const admin = await visit("desktop");
    tolerateProblems(admin, /WebSocket/);
    await signIn(admin, app, app.admin);
    await admin.goto(`${app.url}/admin/dashboard`);
    await admin.getByText("1 event will lose its guests soon").waitFor();
    await inspect(admin);
    await admin.getByRole("note").getByRole("link", { name: "Rosewood Gala" }).click();
    await admin.getByText(`Guests will be deleted on ${removal}`).waitFor();

    await signIn(page, app, customer);
    await page.goto(`${app.url}/customer/dashboard`);
    await page.getByText(`Guests will be deleted on ${removal}`).waitFor();
    await inspect(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export guests" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByRole("link", { name: "Keep them longer" }).click();
    await settings.getByText("Until somebody deletes them").click();
    await settings.getByRole("button", { name: "Save" }).click();
    await settings.getByText("They will not be deleted automatically.").waitFor();
    await page.getByText(`Guests will be deleted on ${removal}`).waitFor({ state: "detached" });
    await keepTenDays();

    await passDays(1);
    await expect.poll(async () => (await retention()).removal?.isNoticed).toBe(true);
    await passDays(13);
    expect((await retention()).guestCount).toBe(4);
    await passDays(2);
    await expect.poll(async () => (await retention()).guestCount).toBe(0);

    await signIn(page, app, customer);
    await page.goto(`${app.url}/customer/dashboard`);
    await page.getByText("The guests of this event were deleted on").waitFor();
    await page.getByText("Deleted for good: 4 guests, 1 uploaded file, 1 earlier list.").waitFor();
    await inspect(page);
    await signIn(admin, app, app.admin);
    await admin.goto(`${app.url}/admin/events/${eventId}?tab=history`);
    await admin.getByText("Removed Guests").first().waitFor();
    await admin.getByText("Automatic").first().waitFor();
  } finally {
    await app.stop();
  }
});
