import { expect } from "vitest";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { LogoutDocument } from "../frontend/features/auth/generated/logout.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { search, seatedAt } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { drawing, photo } from "./support/pictures.ts";
import { ask, prepareEvent, uploadPicture } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
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

test.for([
  ["phone", "MONOGRAM", looks[5]],
  ["desktop", "MONOGRAM", looks[0]],
  ["phone", "PHOTO", looks[3]],
  ["desktop", "PHOTO", looks[1]],
] as const)("on a %s, every state is readable with a %s", async ([device, kind, look], { app, visit }) => {
  const page = await visit(device);
  const wishes = {
    name: "Sophie & Liam",
    date: "June 12, 2027",
    location: "Rosewood House",
    ...(look && { theme: look[1] }),
  };
  const { id, path } = await prepareEvent(page, app, wishes, guests);
  await ask(page, LoginDocument, { input: app.admin });
  await uploadPicture(page, id, kind, kind === "PHOTO" ? photo("photo.jpg") : drawing("monogram.png"));
  await ask(page, LogoutDocument, {});

  await page.goto(path);
  const image = page.locator("main img");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const isSmall = await image.evaluate((element: HTMLImageElement) => element.currentSrc.includes("-small"));
  expect(isSmall).toBe(true);
  const name = `guest-${kind.toLowerCase()}`;
  await inspect(page, name);
  const top = () => page.getByRole("search").evaluate((element) => element.getBoundingClientRect().top);
  const loaded = await top();
  tolerateProblems(page, /status of 404/);
  await image.evaluate((element: HTMLImageElement) => {
    element.removeAttribute("srcset");
    element.src = "/view/seats/none/pictures/1.jpg";
  });
  expect(await top()).toBe(loaded);

  await page.reload();
  await search(page, "anna müller");
  await seatedAt(page, "7").waitFor();
  await inspect(page, `${name}-found`);
  await page.emulateMedia({ media: "print" });
  await expectAccessible(page);
  await page.emulateMedia({ media: "screen" });
});
