import { describe, expect, it } from "vitest";
import { defaultTheme } from "./theme.ts";
import { themeRules } from "./theme-rules.ts";

describe("themeRules", () => {
  it("takes the default theme, and a part of a theme", () => {
    expect(themeRules.parse(defaultTheme)).toEqual(defaultTheme);
    expect(themeRules.parse({ primaryColor: "#fff" })).toEqual({ primaryColor: "#fff" });
  });

  it("keeps nothing of a font family but the font's name", () => {
    expect(themeRules.parse({ fontFamily: "'open sans', x; } body { display: none" })).toEqual({
      fontFamily: "Open Sans, sans-serif",
    });
  });

  it.each([{ primaryColor: "red" }, { backgroundColor: "#12345" }, { fontFamily: "Papyrus" }])(
    "refuses %j",
    (theme) => {
      expect(themeRules.safeParse(theme).success).toBe(false);
    },
  );
});
