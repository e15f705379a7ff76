import { expect, it } from "vitest";
import { byHousehold, coloringOf, guestColor, hueCount } from "./coloring.ts";
import { guestRow as guest } from "./rows-for-tests.ts";

it("never leaves a color without a text, and uses the colors again", () => {
  const values = Array.from({ length: hueCount + 1 }, (_, index) => `Family ${index}`);
  const coloring = coloringOf(byHousehold, values);
  const colorOf = (household: string, name = "Carla") => guestColor(coloring, guest(1, { name, household }));
  expect(colorOf("family 1")).toEqual({ hue: 1, text: "family 1" });
  expect(colorOf("Family 1", "Carla Family 1")).toEqual({ hue: 1, text: "" });
  expect(colorOf(`Family ${hueCount}`).hue).toBe(0);
  expect(colorOf("Another")).toEqual({ hue: "none", text: "Another" });
  expect(colorOf("").hue).toBe("none");
});
