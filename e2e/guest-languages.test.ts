import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { expect, test } from "./support/test.ts";

const guests = [
  ["Name", "Table Number"],
  ["נועה לוי", "שולחן הכבוד"],
  ["נועה לוי", "7"],
  ["ليلى حداد", "Orchid Room"],
];

test("a guest chooses among the event's languages, reads from right to left, and names keep their own direction", async ({
  app,
  visit,
}) => {
  const page = await visit("phone", { locale: "ja" });
  const { path } = await prepareEvent(
    page,
    app,
    { name: "החתונה של נועה ואיתן", guestLanguages: ["en", "he"] },
    guests,
  );
  await page.goto(path);
  const html = page.locator("html");
  // Japanese is not offered.
  await expect(html).toHaveAttribute("lang", "en");
  await expect(page.locator(".event-name bdi")).toHaveCSS("direction", "rtl");
  await page.getByLabel("Your name").fill("ليلى حداد");
  await page.getByRole("heading", { name: "Welcome, ليلى حداد!" }).waitFor();
  await expect(page.locator("#greeting")).toHaveCSS("direction", "ltr");
  await expect(page.locator("#greeting bdi")).toHaveCSS("direction", "rtl");
  await page.getByLabel("Your name").fill("נועה לוי");
  await page.getByRole("button", { name: "שולחן הכבוד" }).click();
  await expect(page.locator(".table strong")).toHaveCSS("direction", "rtl");

  await page.locator("#languages summary").click();
  await expect(page.locator("#languages a")).toHaveText(["English", "עברית"]);
  await inspect(page);
  await page.getByRole("link", { name: "עברית" }).click();
  await expect(html).toHaveAttribute("lang", "he");
  await expect(html).toHaveAttribute("dir", "rtl");
  await page.waitForURL(app.url + path);
  await page.locator("#name").fill("ليلى حداد");
  const table = page.locator(".table strong");
  await expect(table).toHaveText("Orchid Room");
  await expect(table).toHaveCSS("direction", "ltr");
  const [search, clear] = [page.locator(".go"), page.locator("#clear")];
  expect((await search.boundingBox())?.x).toBeGreaterThan((await clear.boundingBox())?.x ?? Number.NaN);
  await inspect(page);
  await page.reload();
  await expect(html).toHaveAttribute("lang", "he");
});
