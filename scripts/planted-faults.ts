import { guestListFaults } from "./planted/guest-list-faults.ts";
import type { PlantedFault } from "./planted/planted-fault.ts";
import { screenFaults } from "./planted/screen-faults.ts";
import { serverFaults } from "./planted/server-faults.ts";

export const plantedFaults: readonly PlantedFault[] = [...guestListFaults, ...serverFaults, ...screenFaults];
