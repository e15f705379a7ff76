import { describe, expect, it } from "vitest";
import { defaultTheme } from "./theme.ts";
import { themeRules } from "./theme-rules.ts";

describe("themeRules", () => {
  it("accepts the default theme, and part of a theme", () => {
    expect(themeRules.parse(defaultTheme)).toEqual(defaultTheme);
    expect(themeRules.parse({ primaryColor: "#fff" })).toEqual({ primaryColor: "#fff" });
  });

  it("keeps only the font's name of a font family", () => {
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
