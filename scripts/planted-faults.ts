import { guestListFaults } from "./planted/guest-list-faults.ts";
import type { PlantedFault } from "./planted/planted-fault.ts";
import { screenFaults } from "./planted/screen-faults.ts";
import { serverFaults } from "./planted/server-faults.ts";

/** Mistakes that the tests must notice, by area. A fault of the screens or of the whole program is noticed in a browser test. */
export const plantedFaults: readonly PlantedFault[] = [...guestListFaults, ...serverFaults, ...screenFaults];
