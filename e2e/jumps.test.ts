import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("on a phone, the list of events stays in its place when a font of another width comes", async ({
  app,
  phone: page,
}) => {
  await signInAsAdmin(page, app);
  await page.goto("/admin/events");
  const table = page.getByRole("table", { name: "Events" });
  await table.waitFor();
  const top = () => table.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  // Narrower by a few pixels a word, as the fonts of some systems are.
  await page.locator("header :is(a, button)").evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.style.letterSpacing = "-0.5px";
  });
  expect(await top()).toBe(before);
});
