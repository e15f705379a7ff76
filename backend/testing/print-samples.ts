import { defaultTheme } from "../../common/theme.ts";
import type { PrintFacts, PrintGuest } from "../features/print/pages/print-facts.ts";

const firstNames = ["Ana", "Bram", "Chloé", "Dörte", "Emeka", "Freya", "Giulia", "Håkon", "Ines", "Jürgen", "Kateřina"];
const lastNames = ["Aalto", "Berglund", "Castellanos-Ruiz", "Dąbrowska", "Østergaard", "Papadopoulos", "Whitcombe"];
const meals = ["Beef", "Fish", "Vegetarian"];
const diets = ["", "", "", "", "no nuts", "gluten-free", "lactose"];
const guestsPerTable = 8;

function sampleGuest(index: number): PrintGuest {
  const pick = <Value>(values: readonly Value[], step: number) => values[Math.floor(index / step) % values.length];
  const diet = pick(diets, 1) ?? "";
  return {
    id: index + 1,
    name: `${pick(firstNames, 1)} ${pick(lastNames, firstNames.length)} ${index + 1}`,
    table: String(Math.floor(index / guestsPerTable) + 1),
    seat: (index % guestsPerTable) + 1,
    household: "",
    hostId: null,
    guestOf: "",
    isChild: index % 17 === 0,
    needsAccess: false,
    link: `https://tables.example/view/seats/abcdefghij?guest=${index + 1}&mark=abcdefghijklmnop`,
    info: { Meal: pick(meals, 1) ?? "", ...(diet && { Diet: diet }) },
  };
}

/** Each guest has a unique name and a seat at a table of eight. */
export function samplePrintFacts(guestCount: number): PrintFacts {
  const guests = Array.from({ length: guestCount }, (_, index) => sampleGuest(index));
  const labels = [...new Set(guests.map(({ table }) => table))];
  const form = { shape: "ROUND", capacity: guestsPerTable, width: null, depth: null } as const;
  return {
    event: {
      name: "Ana & Bram",
      date: "2027-06-12",
      location: "Orangery, Lindenhof",
      theme: defaultTheme,
      link: "https://tables.example/view/seats/abcdefghij",
      picture: null,
    },
    listVersion: 57,
    readAt: "2026-11-22T18:42:00.000Z",
    guests,
    tables: labels.map((label) => ({ label, capacity: guestsPerTable, note: "" })),
    columns: ["Meal", "Diet"],
    plan: {
      ...{ width: 2000, depth: 1400, outline: [], isInFeet: false },
      tables: labels.slice(0, 12).map((label, index) => ({
        ...{ ...form, label, rotation: 0 },
        ...{ x: 300 + (index % 4) * 450, y: 400 + Math.floor(index / 4) * 400 },
      })),
      fixtures: [{ kind: "DANCE_FLOOR", label: "", x: 1000, y: 120, width: 500, depth: 200, rotation: 0 }],
    },
  };
}
