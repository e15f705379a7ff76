import { expectAccessible } from "./support/accessibility.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { test } from "./support/test.ts";

const guests = [
  ["Name", "Table Number", "Meal"],
  ["Anna Müller", "7", "Vegetarian"],
  ["Annabelle Smith", "Head Table", "Fish"],
  ["Zoë Dubois", "7", "Fish"],
];

const looks: [string, { primaryColor: string; backgroundColor: string; fontFamily: string }][] = [
  ["dark", { primaryColor: "#7dd3fc", backgroundColor: "#0f172a", fontFamily: "Montserrat, sans-serif" }],
  ["light", { primaryColor: "#0f766e", backgroundColor: "#ffffff", fontFamily: "Lato, sans-serif" }],
  ["loud", { primaryColor: "#ff00aa", backgroundColor: "#00e5ff", fontFamily: "Poppins, sans-serif" }],
  ["pastel", { primaryColor: "#fbcfe8", backgroundColor: "#fef9c3", fontFamily: "Cormorant Garamond, serif" }],
  ["black-and-yellow", { primaryColor: "#fde047", backgroundColor: "#000000", fontFamily: "Work Sans, sans-serif" }],
  ["handwriting", { primaryColor: "#facc15", backgroundColor: "#dc2626", fontFamily: "Great Vibes, cursive" }],
];

test.for(looks)("every state is readable in a %s look", async ([name, theme], { app, phone: page }) => {
  const { path } = await prepareEvent(page, app, { name: "Sophie & Liam", theme }, guests);
  await page.goto(path);
  await page.getByLabel("Your name").fill("anna");
  await page.getByText("You're seated at table 7").waitFor();
  await page.getByRole("heading", { name: "Not you?" }).waitFor();
  await inspect(page, `guest-theme-${name}`);

  await page.getByLabel("Your name").fill("Nobody");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  await expectAccessible(page);
});
