import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themeLook } from "../../../../guest-pages/theme-look.ts";
import { stylesInFrame } from "./styles-in-frame.ts";

it("puts what belongs to the page and its screen into the frame", () => {
  const page =
    ":root{--a:1}body{min-height:100dvh}.compact main>*+*{font-size:clamp(2.5rem,11.5vw,3.5rem)}" +
    "@media (max-width:40rem){main,.top{padding:9vh 0}}@media (prefers-color-scheme:dark){:root:not([data-mode=light]){--a:2}}";
  expect(stylesInFrame(page)).toBe(
    ".page{--a:1}.body{min-height:100cqb}.compact .main>*+*{font-size:clamp(2.5rem,11.5cqi,3.5rem)}" +
      "@container (max-width:40rem){.main,.top{padding:9cqb 0}}@media (prefers-color-scheme:dark){.page:not([data-mode=light]){--a:2}}",
  );
});

it("leaves nothing of the screen in the style sheets of guests' pages", () => {
  const folder = new URL("../../../../guest-pages/styles/", import.meta.url);
  const sheets = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const theme = { primaryColor: "#3B82F6", backgroundColor: "#f9fafb", fontFamily: "Great Vibes, cursive" };
  const framed = stylesInFrame(sheets.join("\n") + themeLook({ theme, picture: null }));
  expect(framed).toContain(".body {");
  expect(framed).toContain(".compact .main");
  expect(framed).not.toMatch(/:root|\d(?:vw|vh|dvh)\b|@media \(m(?:ax|in)-|^\s*(?:body|main)\b/m);
});
