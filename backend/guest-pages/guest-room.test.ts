import { expect, it } from "vitest";
import {
  ChangeFloorPlanDocument,
  type ChangeFloorPlanMutationVariables,
} from "../../frontend/organizer/features/seating/generated/board-acts.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { getPage, newGuestPage } from "../testing/html-page.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({}, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const guests = ["Anna Berg,7", "Ben Dorn,Secret Table", "Carl Eich,Off the Plan"];
const { id: eventId, path } = await newGuestPage(admin, { name: "Sophie & Liam" }, ["Name,Table", ...guests]);

const change = (input: ChangeFloorPlanMutationVariables["input"]) =>
  admin.execute(ChangeFloorPlanDocument, { eventId, input });

async function place(label: string, x: number, y: number): Promise<void> {
  const { id } = await api.db.prisma.table.findFirstOrThrow({ where: { eventId, label } });
  await change({ tables: [{ id, x, y }] });
}

await change({
  fixtures: [
    { kind: "STAGE", label: `<b>"Stage"</b>`, x: 400, y: 100, width: 400, depth: 200 },
    { kind: "DANCE_FLOOR", label: "", x: 1000, y: 700, width: 500, depth: 500 },
    { kind: "DOOR", label: "", x: 1000, y: 1500, width: 150, depth: 20 },
  ],
});
await place("7", 400, 500);
await place("Secret Table", 1700, 500);

const answer = async (name: string, language = "en") =>
  (await getPage(api.anonymous(), `${path}?q=${name}&part=answer`, { "Accept-Language": language })).html;

/** Its label for screen readers, the texts in it, and those below it. */
function wordsIn(html: string): string[] {
  const label = /aria-label="([^"]*)"/.exec(html)?.[1];
  const picture = /<svg.*<\/svg>(?:<p class="hint">([^<]*)<\/p>)?/s.exec(html);
  const texts = [...(picture?.[0] ?? "").matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = ""]) =>
    text
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return [label, ...texts, picture?.[1]].filter((text) => text !== undefined);
}

it("shows no room until the organizer allows it, then nothing about other tables, in the event's unit", async () => {
  expect(await answer("anna")).not.toContain("<svg");
  await change({ isShownToGuests: true });
  const html = await answer("anna");
  expect(wordsIn(html)).toEqual([
    "Plan of the room. Marked: Table 7.",
    "&lt;b&gt;&quot;Stage&quot;&lt;/b&gt;",
    "Dance floor",
    "7",
    "You are here",
    "From the entrance: about 12\u00A0m, to the left. Nearby: &lt;b&gt;&quot;Stage&quot;&lt;/b&gt;.",
  ]);
  expect(html).not.toMatch(/Secret|Ben|style=|<style|<script/);
  await change({ isInFeet: true });
  expect(await answer("anna", "de")).toContain("Vom Eingang aus: etwa 40\u00A0ft, nach links.");
  // Without a place on it, or not certain.
  expect(await answer("carl")).not.toContain("<svg");
  expect(await answer("drke")).not.toContain("<svg");
});
