import { describe, expect } from "vitest";
import { csvText } from "../../common/csv-text.ts";
import { prepareCustomer } from "../support/prepared-event.ts";
import type { Engine, GuestPage } from "./engine.ts";
import { addressOf, click, expectNoSidewaysScrolling, fill, see } from "./steps.ts";
import { testsIn } from "./tests-in.ts";

const guests = [
  ["Name", "Table Number", "Meal"],
  ["José Müller", "1", "Fish"],
  ["Zoë Dubois", "1", "Vegetarian"],
  ["Anna Berg", "2", "Beef"],
];

const table = "[role=region][aria-label='Guest List']";
const searchBox = "input[role=searchbox]";

export function walkDesk(engine: Engine): void {
  const test = testsIn(engine, guests);

  describe(engine.name, () => {
    test("the desk: from the sign-in to the look", async ({ api, app, open }) => {
      const { username, password } = await prepareCustomer(api, app, "Wanda");
      const page = await open("/auth");
      await fill(page, "input[name=username]", username);
      await fill(page, "input[name=password]", password);
      await page.pressEnter();
      await click(page, "a", "Create New Event");
      await fill(page, "input[name=name]", "Wanda & Tom");
      await click(page, "button", "Save and continue");

      await chooseFile(page, csvText(guests));
      await click(page, "[data-bottom-bar] button:not(:disabled)", "Upload");
      await see(page, "main", "Copy link");
      await see(page, "main", "3 guests at 2 tables");
      await expectNoSidewaysScrolling(page);
      await see(page, "main", "Anna Berg");

      await fill(page, searchBox, "jose muller");
      await expect.poll(() => namesIn(page)).toEqual(["José Müller"]);
      await click(page, "button[aria-label='Edit José Müller']");
      await replace(page, "[role=dialog] input[name=name]", "José Müller-Lind");
      await click(page, "[role=dialog] button", "Save Changes");
      await see(page, table, "José Müller-Lind");

      await click(page, "button[aria-label$='move José Müller-Lind to…']");
      await click(page, "[role=dialog] [role=option]", "Table 2");
      await see(page, "body", "José Müller-Lind is now at table 2.");
      await click(page, "button[aria-label='Delete José Müller-Lind']");
      await click(page, "[role=alertdialog] button", "Delete");
      await expect.poll(() => namesIn(page)).toEqual([]);
      await click(page, "[data-scope=toast] button", "Undo");
      await expect.poll(() => namesIn(page)).toEqual(["José Müller-Lind"]);
      await expectNoSidewaysScrolling(page);

      await page.goto("/customer/seating");
      await see(page, "main", "Anna Berg");
      await page.goto("/customer/event-editor?tab=theme");
      await click(page, "button[aria-pressed=false]", "Montserrat");
      await click(page, "button", "Save Theme");
      await see(page, "body", "Theme saved");
      expect(await addressOf(page)).toBe("/customer/event-editor?tab=theme");
      await expectNoSidewaysScrolling(page);
    });
  });
}

function namesIn(page: GuestPage): Promise<string[]> {
  return page.call(
    (selector) =>
      Array.from(document.querySelectorAll<HTMLElement>(`${selector} button[aria-label^='Edit ']`), (button) =>
        (button.getAttribute("aria-label") ?? "").replace("Edit ", ""),
      ),
    table,
  );
}

/** No protocol opens the engine's file chooser. */
async function chooseFile(page: GuestPage, content: string): Promise<void> {
  const choose = (text: string) => {
    const input = document.querySelector<HTMLInputElement>("main input[type=file][accept*='.csv']");
    if (!input) return false;
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], "guests.csv", { type: "text/csv" }));
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  };
  await expect.poll(() => page.call(choose, content)).toBe(true);
}

async function replace(page: GuestPage, selector: string, text: string): Promise<void> {
  await click(page, selector);
  await page.call((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), selector);
  await page.type(text);
}
