import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventDay, isDay } from "./event-day.ts";

describe("reads", () => {
  it.each([
    ["2027-06-12", "2027-06-12"],
    ["June 12, 2027", "2027-06-12"],
    ["Saturday, the 12th of June, 2027", "2027-06-12"],
    ["  sat.  JUNE 12 2027 at 15:00", "2027-06-12"],
    ["Samstag, 12. Juni 2027", "2027-06-12"],
    ["le samedi 12 juin 2027", "2027-06-12"],
    ["mardi 14 décembre 2027, 19 h", "2027-12-14"],
    ["Sábado, 12 de junio de 2027", "2027-06-12"],
    ["25/12/2027", "2027-12-25"],
    ["12/25/2027", "2027-12-25"],
    ["Our wedding: June 12, 2027, at Rosewood House", "2027-06-12"],
  ])("%s", (text, day) => expect(eventDay(text)).toBe(day));
});

describe("reads the last day of", () => {
  it.each([
    ["12.-14. Juni 2027", "2027-06-14"],
    ["du 12 au 14 juin 2027", "2027-06-14"],
    ["del 12 al 14 de junio de 2027", "2027-06-14"],
    ["Friday, June 11 – Sunday, June 13, 2027", "2027-06-13"],
    ["Dec 31, 2027 to Jan 1, 2028", "2028-01-01"],
    ["2027-06-12 / 2027-06-14", "2027-06-14"],
    ["RSVP by May 1, 2027. We celebrate on June 12, 2027", "2027-06-12"],
  ])("%s", (text, day) => expect(eventDay(text)).toBe(day));
});

describe("does not guess", () => {
  it.each([
    ["", "nothing"],
    ["To be announced", "no date"],
    ["June 2027", "no day"],
    ["June 12", "no year"],
    ["12.6.27", "no year in full"],
    ["6/12/2027", "June 12 or December 6"],
    ["5-6/7/2027", "July 6 or June 7"],
    ["February 30, 2027", "no such day"],
    ["Sunday, June 12, 2027", "a Saturday"],
    ["14–12 June 2027", "backwards"],
    ["12 June 2027 – 14", "a later day without a month"],
    ["June 12, 2027 and July 3", "a later day without a year"],
    ["June 12, 1027", "a typo in the year"],
  ])("%s: %s", (text) => expect(eventDay(text)).toBeUndefined());
});

it("reads every day as browsers write it, in each language and style", () => {
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
  const language = fc.constantFrom("en-US", "en-GB", "de", "de-AT", "fr", "es");
  fc.assert(
    fc.property(day, language, fc.constantFrom("full", "long"), (date, tag, dateStyle) => {
      const written = new Intl.DateTimeFormat(tag, { dateStyle, timeZone: "UTC" }).format(date);
      expect(eventDay(written), written).toBe(date.toISOString().slice(0, 10));
    }),
  );
});

it("reads any text in no time, as a real day or none", () => {
  const parts = fc.constantFrom("12", "6", "2027", "juni", "may", ".", "-", "/", " ", ", ", "de ", "to ", "th", "sat ");
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(parts, { maxLength: 30 })), (text) => {
      const day = eventDay(typeof text === "string" ? text : text.join(""));
      expect(day === undefined || isDay(day)).toBe(true);
    }),
  );
});

it("knows days as programs write them", () => {
  expect(["2027-06-12", "2028-02-29"].every(isDay)).toBe(true);
  expect(["", "2027-6-12", "2027-02-29", "1999-01-01", "June 12, 2027", "2027-06-12T00:00"].some(isDay)).toBe(false);
});
