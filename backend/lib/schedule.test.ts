import { expect, it } from "vitest";
import { Schedule } from "./schedule.ts";

const at = (time: string) => new Date(`${time}Z`);

it("says when it is time next, in UTC", () => {
  const nightly = new Schedule("15 3 * * *");
  expect(nightly.next(at("2026-03-28T03:14:59"))).toEqual(at("2026-03-28T03:15:00"));
  expect(nightly.next(at("2026-03-28T03:15:00"))).toEqual(at("2026-03-29T03:15:00"));
  expect(nightly.nextBut(7, at("2026-03-28T12:00:00"))).toEqual(at("2026-04-04T03:15:00"));
  expect(new Schedule("@weekly").next(at("2026-11-23T12:00:00"))).toEqual(at("2026-11-29T00:00:00"));
  expect(new Schedule("0 4 * * 1-5").next(at("2026-11-27T04:00:00"))).toEqual(at("2026-11-30T04:00:00"));
});

it.each(["", "daily", "61 * * * *", "* * * *", "0 0 3 * * *", "0 0 30 2 *"])("refuses %j", (expression) => {
  expect(() => new Schedule(expression)).toThrow();
});
