import type { Page } from "@playwright/test";
import { SearchGuestsDocument } from "../backend/testing/generated/guest-operations.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareEvent } from "./support/prepared-event.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const families = ["Abelin", "Bortz", "Cramm", "Dufek", "Ehlert", "Fiala", "Gronau", "Hubert", "Isaksen", "Jelinek"];
const firstNames = ["Kasimir", "Ludmilla", "Mordecai", "Nepomuk", "Ottilie", "Philomena", "Quirin", "Rosalind"];
const names = families.flatMap((family) => firstNames.map((name) => `${name} ${family}`));
const guests = names.map((name, i) => [name, String(i + 1)]);

/** Like a script that copies the list: tries every name it can think of. */
async function harvest(page: Page, eventId: number): Promise<void> {
  const nobody = Array.from({ length: 300 }, (_, i) => `zz${i.toString(26)}`);
  for (const typed of [...firstNames, ...nobody]) await ask(page, SearchGuestsDocument, { eventId, query: typed });
}

test("an organizer sees that a list is being copied", async ({ app, desktop: page }) => {
  const name = "Watched Gala";
  const { id, path } = await prepareEvent(page, app, { name }, [["Name", "Table"], ...guests]);
  await harvest(page, id);

  await page.goto(path);
  await page.getByLabel("Your name").fill("Rosal");
  await page.getByText("If you typed only part of your name, please type your first and last name.").waitFor();
  await page.getByLabel("Your name").fill("Rosalind Jelinek");
  await page.getByRole("heading", { name: "Welcome, Rosalind Jelinek!" }).waitFor();

  await signInAsAdmin(page, app);
  await page.goto("/customer/dashboard");
  await page.getByRole("article", { name }).getByRole("note").getByText("Unusual searches").waitFor();
  await page.goto(`/admin/events/${id}`);
  await page.getByRole("note").getByText("Turn off “Show Tablemates to Guests”").waitFor();
  await inspect(page);
});
