import { expectAccessible } from "./support/accessibility.ts";
import { search, seatedAt } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { test } from "./support/test.ts";

const guests = [
  ["Name", "Table Number", "Meal"],
  ["Anna Müller", "7", "Vegetarian"],
  ["Anna Müller-Smith", "Head Table", "Fish"],
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
  await expectAccessible(page);
  await search(page, "anna müller");
  await seatedAt(page, "7").waitFor();
  await page.getByRole("heading", { name: "Not you?" }).waitFor();
  await inspect(page, `guest-theme-${name}`);

  await search(page, "anna");
  await page.getByRole("heading", { name: "Which one are you?" }).waitFor();
  await expectAccessible(page);
  await search(page, "Nobody");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  await expectAccessible(page);
});
