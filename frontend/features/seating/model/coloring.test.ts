import { expect, it } from "vitest";
import { byHousehold, colorChoices, colorGroups, coloringOf, colorOfColumn, guestColor, hueCount } from "./coloring.ts";
import { guestRow as guest } from "./rows-for-tests.ts";

const guests = Array.from({ length: 26 }, (_, index) =>
  guest(index + 1, {
    household: index < 2 ? "Berg" : `Alone ${index}`,
    additionalInfo: {
      Side: index % 2 === 0 ? "Bride" : " bride",
      Course: `Course ${index % hueCount}`,
      Group: `Group ${index % (hueCount + 1)}`,
      Phone: `+49 ${index}`,
      Empty: "",
    },
  }),
);

it("offers households, and columns with at most twelve values that repeat", () => {
  const byId = new Map(guests.map((one) => [one.id, one]));
  expect(colorChoices(byId)).toEqual([byHousehold, colorOfColumn("Side"), colorOfColumn("Course")]);
  expect(colorChoices(new Map([[1, guest(1)]]))).toEqual([]);
});

it("counts guests by value, whatever its case and spaces, and leaves out households of one", () => {
  expect(colorGroups(guests, colorOfColumn("Side"))).toEqual([{ value: "Bride", count: 26 }]);
  expect(colorGroups(guests, byHousehold)).toEqual([{ value: "Berg", count: 2 }]);
  const courses = colorGroups(guests, colorOfColumn("Course")).map(({ value }) => value);
  expect([courses.at(1), courses.at(-1)]).toEqual(["Course 1", "Course 11"]);
});

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
