import type { Locator } from "@playwright/test";
import { changeEvent, myEvent, signInAsNewCustomer } from "./support/customer-steps.ts";
import { csvFile, manyGuests } from "./support/guest-files.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

const description =
  "An evening by the water with good friends, long tables and short speeches; bring a warm coat for the pier.";

const longDetails = {
  name: "The Wedding of Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst and Bartholomew",
  date: "Saturday, June 12, 2027",
  location: "Rosewood House",
  description,
};

function stepTexts(steps: Locator): Promise<string[]> {
  return steps.evaluateAll((items) => items.map((item) => item.querySelector("p")?.textContent ?? ""));
}

test("the dashboard says what is left to do, and shares the link", async ({ app, phone: page }) => {
  await signInAsNewCustomer(page, app, "Dora");
  const { id, shortLink } = await myEvent(page);
  await page.goto("/customer/dashboard");
  const steps = page.getByRole("list", { name: "Next steps" }).getByRole("listitem");
  await steps.first().waitFor();
  expect(await stepTexts(steps)).toEqual([
    "To do: Name your event and set its date",
    "To do: Add your guest list",
    "To do: Choose the look of your guest page",
    "To do: Share the link",
  ]);

  await changeEvent(page, id, { ...longDetails, theme: { primaryColor: "#7C3AED" } });
  const file = csvFile("guests.csv", [...manyGuests(150), ["Zoë Late", "", "Fish"], ["Sam Later", "", "Fish"]]);
  await page.request.post(`/api/events/${id}/upload`, { multipart: { file } });
  await page.reload();
  await page.getByText("2 guests have no table").waitFor();
  expect(await stepTexts(steps)).toEqual([
    "Done: Name and date",
    "Done: 152 guests at 19 tables",
    "To do: 2 guests have no table",
    "Done: Look",
    "To do: Share the link",
  ]);
  const event = page.getByRole("article", { name: longDetails.name });
  await event.getByText(`${description.slice(0, 100)}...`, { exact: true }).waitFor();
  await expect(event.getByRole("textbox", { name: "Link for guests" })).toHaveValue(
    `${app.url}/view/seats/${shortLink}`,
  );
  await expect(page.getByRole("link", { name: "Create New Event" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Seat them" })).toHaveAttribute("href", "/customer/seating");
  await inspect(page);

  await page.getByRole("button", { name: /^Copy the link of / }).click();
  await expectToast(page, "Copied!", "Link copied to clipboard.");
  await page.reload();
  await page.getByText(/^Done: Link copied on /).waitFor();
});
