import { describe, expect, it } from "vitest";
import { wishOutcomes } from "../../../../common/wishes/wish-outcomes.ts";
import { planGuest, planRows, planTable, planWish } from "../../../testing/plan-rows.ts";
import { searched } from "../../../testing/seating-problems.ts";
import { buildProblem } from "./build-problem.ts";
import type { PlanRows, PlanWish } from "./plan-rows.ts";

describe("a plan for 60 guests at 9 tables of 6 and 8", () => {
  const sizes = [18, 14];
  const teams = sizes.flatMap((size, at) => Array.from({ length: size }, () => `Team ${at + 1}`));

  /** Households of one to four, and pairs who like each other, some of them of different teams. */
  function hall(...wishes: PlanWish[]): PlanRows {
    const guests = Array.from({ length: 60 }, (_, place) => {
      const Team = teams[place] ?? "";
      const household = place % 3 === 0 ? "" : `${Team} ${place >> 2} ${place % (1 + ((place >> 2) % 4))}`;
      return planGuest(place + 1, { household, additionalInfo: { Team } });
    });
    const likes = Array.from({ length: 30 }, (_, at) =>
      planWish("like", { id: 100 + at, guestIds: [2 * at + 1, ((2 * at + 3 + (at % 9)) % 60) + 1] }),
    );
    // With the usual gap between them.
    const tables = Array.from({ length: 9 }, (_, at) =>
      planTable(String(at + 1), { x: 350 * (at % 3), y: 350 * Math.floor(at / 3), capacity: at % 2 === 0 ? 8 : 6 }),
    );
    return planRows({ guests, tables, wishes: [...wishes, ...likes] });
  }

  /** How many of the teams have their wish met by the plan found in so many slices, and how many guests of them. */
  function afterSearch(rows: PlanRows, slices: number): { teams: number; guests: number } {
    const { problem, tableIds } = buildProblem(rows);
    const { assignment } = searched(problem, slices);
    const tableOf = new Map(rows.guests.map(({ id }, place) => [id, tableIds[assignment[place] ?? 0] ?? 0]));
    const guests = rows.guests.map((guest) => ({ ...guest, attendance: "YES" as const }));
    const wishes = sizes.map((_, at) => {
      const members = guests.filter(({ additionalInfo }) => additionalInfo.Team === `Team ${at + 1}`);
      const guestIds = members.map(({ id }) => id);
      return { ...planWish("like"), id: at, kind: "NEIGHBOR_TABLES", priority: "MEDIUM", guestIds } as const;
    });
    const { byWish, metCount } = wishOutcomes(wishes, { ...rows, guests, tableOf, seatOf: new Map() });
    return { teams: metCount, guests: [...byWish.values()].reduce((sum, { met }) => sum + met, 0) };
  }

  it("seats large teams at neighboring tables if that is wished, which it does not without", () => {
    const wish = planWish("column_neighbor_tables", { column: "Team" });
    expect(afterSearch(hall(), 6).teams).toBe(0);
    expect(afterSearch(hall(wish), 6)).toEqual({ teams: sizes.length, guests: teams.length });
  });
});
