import { type Message, message } from "../../../../common/messages/message.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { ExplainNames } from "./explanation.ts";
import { fewerKeptMessage } from "./kept-free.ts";
import { guestList, tableTitle } from "./name-list.ts";
import type { Repair } from "./repairs.ts";

/** What to do, as a sentence. */
export function repairMessage(repair: Repair, problem: SeatingProblem, names: ExplainNames): Message {
  switch (repair.kind) {
    case "addTables": {
      const { count, seats } = repair;
      return repair.isAccessible
        ? message("seating-reasons.repair.addAccessibleTables", { count, seats })
        : message("seating-reasons.repair.addTables", { count, seats });
    }
    case "addSeats":
      return message("seating-reasons.repair.addSeats", {
        table: tableTitle(names, repair.table),
        count: repair.seats,
      });
    case "unlock": {
      const guests = guestList(names, repair.guests);
      return repair.guests.length === 1
        ? message("seating-reasons.repair.unlock", { guests })
        : message("seating-reasons.repair.unlockOne", { guests });
    }
    case "splitHouseholds":
      return message("seating-reasons.repair.splitHouseholds");
    case "dropTogether":
      return message("seating-reasons.repair.dropTogether", {
        guests: guestList(names, problem.together[repair.index] ?? []),
      });
    case "dropApart":
      return message("seating-reasons.repair.dropApart", {
        guests: guestList(names, problem.apart[repair.index] ?? []),
      });
    case "dropTables":
      return message("seating-reasons.repair.dropTables", { guests: guestList(names, repair.guests) });
    case "dropMinimum":
      return message("seating-reasons.repair.dropMinimum");
    case "keepFewer":
      return fewerKeptMessage(repair);
  }
}
