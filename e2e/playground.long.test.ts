import { expect, test } from "./support/test.ts";

test("the playground shows the schema, and asks nobody but this server", async ({ app, desktop: page }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(app.url) && !request.url().startsWith("data:")) elsewhere.push(request.url());
  });
  await page.goto("/graphql");
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await page.getByRole("link", { name: "Query", exact: true }).click();
  await page.getByRole("link", { name: "searchGuests", exact: true }).waitFor();
  expect(elsewhere).toEqual([]);
});
