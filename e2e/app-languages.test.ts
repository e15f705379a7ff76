import { prepareCustomer } from "./support/prepared-event.ts";
import { signInAsCustomer } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("the chosen language stays on the device, also for guests' pages, and unsaved changes are asked about first", async ({
  app,
  visit,
}) => {
  const page = await visit("desktop", { locale: "fr-CH" });
  await signInAsCustomer(page, await prepareCustomer(page, app, "Lars"));
  await page.goto("/customer/event-editor?tab=theme");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "fr");
  await page.getByRole("button", { name: "Langue" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["English", "Deutsch", "Français", "Español"]);
  await page.getByRole("menuitem", { name: "Deutsch" }).click();
  await expect(html).toHaveAttribute("lang", "de");
  await page.getByRole("button", { name: "Gestaltung speichern" }).waitFor();
  expect(page.url()).toBe(`${app.url}/customer/event-editor?tab=theme`);

  await page.goto("/customer/event-editor?tab=guests");
  await page.getByRole("button", { name: "Gast hinzufügen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Schließen" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.goto("/customer/event-editor?tab=details");
  const location = page.getByLabel("Ort", { exact: true });
  await location.fill("Rathaus");
  const question = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await page.getByRole("button", { name: "Sprache" }).click();
  await page.getByRole("menuitem", { name: "English" }).click();
  await question;
  await expect(location).toHaveValue("Rathaus");
  await expect(html).toHaveAttribute("lang", "de");
  page.once("dialog", (dialog) => dialog.accept());
  await page.goto("/");
  await expect(html).toHaveAttribute("lang", "de");
});
