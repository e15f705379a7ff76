import { PlanChairs } from "../../backend/features/seating/chairs/plan-chairs.ts";
import { buildProblem } from "../../backend/features/seating/problem/build-problem.ts";
import { planGuest, planOptions, planRows, planTable, planWish } from "../../backend/testing/plan-rows.ts";
import { formatTable } from "../lib/table.ts";

const guestCount = 2000;
/** Two adults and up to two children. */
const membersOf = [2, 3, 4];

/** Prints how long chairs take for 2,000 guests in households with a column that alternates, at tables of several sizes. */
export function measureChairs(): void {
  const rows = [8, 10, 12, 20].map((seats) => {
    const begun = process.cpuUsage();
    assignChairs(seats);
    const { user, system } = process.cpuUsage(begun);
    return [`${Math.ceil(guestCount / seats)} tables of ${seats}`, `${((user + system) / 1e6).toFixed(2)} s`];
  });
  console.log(`\n${formatTable(["Chairs of 2,000 guests", "Processor"], rows)}`);
}

function assignChairs(seats: number): void {
  const guests = Array.from({ length: guestCount }, (_, place) => {
    const { household, member } = placeInHousehold(place);
    return planGuest(place + 1, {
      household: `H${household}`,
      isChild: member >= 2,
      additionalInfo: { Side: place % 3 === 0 ? "Bride" : "Groom" },
    });
  });
  const tables = Array.from({ length: Math.ceil(guestCount / seats) }, (_, place) =>
    planTable(String(place + 1), { capacity: seats, shape: place % 2 === 0 ? "ROUND" : "RECTANGLE" }),
  );
  const wishes = [planWish("column_alternate", { column: "Side" })];
  const facts = planRows({ guests, tables, wishes, options: { ...planOptions, assignsChairs: true } });
  const built = buildProblem(facts);
  new PlanChairs(facts, built).assign(Int32Array.from(built.guestIds, (_, place) => Math.floor(place / seats)));
}

function placeInHousehold(place: number): { household: number; member: number } {
  const inRound = membersOf.reduce((sum, count) => sum + count, 0);
  let member = place % inRound;
  let household = Math.floor(place / inRound) * membersOf.length;
  for (const count of membersOf) {
    if (member < count) break;
    member -= count;
    household += 1;
  }
  return { household, member };
}
