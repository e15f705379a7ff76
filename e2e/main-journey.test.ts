import { clicksFor, countClicks } from "./support/count-clicks.ts";
import { csvFile, type Rows } from "./support/guest-files.ts";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { expect, test } from "./support/test.ts";

const gala: Rows = [
  ["Name", "Table Number", "Meal"],
  ["Zoë Ångström", "Head table", "Fish"],
  ["Liam O’Connor", "Head table", "Vegan, no nuts"],
  ["Mei-Ling Ng", "Rose", "Beef"],
];

test("a new customer signs in, uploads a sheet and shares the link, and a guest finds their table", async ({
  app,
  desktop: page,
  visit,
}) => {
  const customer = await prepareCustomer(page, app, "Nora");
  await countClicks(page);
  await page.goto("/auth");
  const signingIn = await clicksFor(page, async () => {
    await page.getByLabel("Username or email").click();
    await page.keyboard.type(customer.username);
    await page.keyboard.press("Tab");
    await page.keyboard.type(customer.password);
    await page.keyboard.press("Enter");
    await page.getByText("No Events Yet").waitFor();
  });
  await inspect(page);

  const naming = await clicksFor(page, async () => {
    await page.getByRole("link", { name: "Create New Event" }).click();
    await page.getByText("Everyone with the link can open your event’s page.").waitFor();
    await page.getByLabel("Event Name").click();
    await page.keyboard.type("No");
    await page.keyboard.press("Enter");
    await page.getByText("Event name must be at least 3 characters").waitFor();
    await page.keyboard.type("ra and Nils");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Nora and Nils", level: 1 }).waitFor();
  });
  await page.getByRole("heading", { name: "Drop your guest list here" }).waitFor();
  await expect(page.getByText("Choose a file")).toBeInViewport({ ratio: 1 });
  await inspect(page);

  const choosing = await clicksFor(page, async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByText("Choose a file", { exact: true }).click();
    await (await chooser).setFiles(csvFile("gala.csv", gala));
    await page.getByRole("heading", { name: "3 guests at 2 tables in this file" }).waitFor();
  });
  await expect(page.getByRole("radio")).toHaveCount(0);
  const uploading = await clicksFor(page, async () => {
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await page.getByText("3 guests imported from gala.csv").waitFor();
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied", { exact: true }).waitFor();
  });
  expect(signingIn + naming + choosing + uploading).toBeLessThanOrEqual(6);
  await inspect(page);

  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${app.url}/view/seats/[2-9a-z]{10}$`));
  const guest = await visit("phone");
  await guest.goto(link);
  await guest.getByPlaceholder("Search by name to find your table...").fill("angstr");
  await guest.getByText("Welcome, Zoë Ångström!").waitFor();
  await guest.getByText("You're seated at table Head table").waitFor();
  await guest.getByText("Liam O’Connor").waitFor();
  await expect(guest.getByText("Mei-Ling Ng")).toHaveCount(0);

  await page.reload();
  const undoing = await clicksFor(page, async () => {
    await page.getByRole("button", { name: /^Undo: / }).click();
    await page.getByText("Choose a file", { exact: true }).waitFor();
  });
  expect(undoing).toBe(1);
});
