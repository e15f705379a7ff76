import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { startPreparedApp } from "./support/prepared-data.ts";
import { ask } from "./support/prepared-event.ts";
import { openAdminDashboard } from "./support/sign-in.ts";
import { test as base } from "./support/test.ts";

const newYear = "0 0 1 1 *";

/** The backup folder is usable, or only looks so. */
const testOn = (isUsable: boolean) =>
  base
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern that this fixture needs no other.
    .extend("folder", { scope: "file" }, async ({}, { onCleanup }) => {
      const folder = await mkdtemp(path.join(tmpdir(), "find-your-table-backups-"));
      onCleanup(() => rm(folder, { recursive: true }));
      return folder;
    })
    .extend("app", { scope: "file" }, async ({ folder }, { onCleanup }) => {
      const place = path.join(folder, "place");
      if (!isUsable) await writeFile(place, "");
      const app = await startPreparedApp({
        BACKUP_SCHEDULE: newYear,
        BACKUP_FOLDER: place,
        BACKUP_PASSPHRASE: "a table for eight and more",
        METRICS_TOKEN: "a token of the tests",
      });
      onCleanup(() => app.stop());
      return app;
    });

async function firstBackup(page: Page): Promise<void> {
  const query = "{ backups { isRunning failure lastSuccess { proof } } }";
  interface Answer {
    backups: { isRunning: boolean; failure: string | null; lastSuccess: unknown };
  }
  const hasEnded = async () => {
    const { backups } = await ask<Answer>(page, query, {});
    return !backups.isRunning && (backups.failure !== null || backups.lastSuccess !== null);
  };
  await expect.poll(hasEnded, { timeout: 120_000 }).toBe(true);
  await page.reload();
}

testOn(true).for(firstOf(["desktop", "phone"]))(
  "the dashboard on a %s says how the last backup went",
  async (device, { app, folder, visit }) => {
    const page = await visit(device);
    await openAdminDashboard(page, app);
    await firstBackup(page);
    const card = page.getByRole("region", { name: "Backups" });
    await card.getByText("Restored as a test, with all rows").waitFor();
    await card.getByText(/^1 of 7$/).waitFor();
    await card.getByText(/^\d[\d.]* [kM]B, encrypted$/).waitFor();
    await card.getByText(/^January 1, 20\d\d at /).waitFor();
    expect(await page.getByRole("note").count()).toBe(0);
    await inspect(page, "admin-dashboard-backups");
    const [name = "", ...others] = await readdir(path.join(folder, "place"));
    expect(name).toMatch(/^find-your-table-scheduled-[\da-f]{8}-\d{8}T\d{6}Z\.backup\.age$/);
    expect(others).toEqual([]);
    const headers = { Authorization: "Bearer a token of the tests" };
    const metrics = await (await fetch(`${app.url}/metrics`, { headers })).text();
    expect(metrics).toContain("find_your_table_backup_last_restored 1\n");
  },
);

testOn(false).for(firstOf(["phone", "desktop"]))(
  "the dashboard on a %s warns of a backup that failed",
  async (device, { app, visit }) => {
    const page = await visit(device);
    await openAdminDashboard(page, app);
    await firstBackup(page);
    const notice = page.getByRole("note").filter({ hasText: "The last backup failed" });
    await notice.getByText(/^The backup folder cannot be written to\. Check BACKUP_FOLDER/).waitFor();
    await notice.getByText(/^There is no good backup yet\. The next attempt is on /).waitFor();
    await page.getByRole("region", { name: "Backups" }).getByText("None yet").waitFor();
    await inspect(page, "admin-dashboard-backup-failed");
  },
);
