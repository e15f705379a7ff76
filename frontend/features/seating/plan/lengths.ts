export type LengthUnit = "m" | "ft";

const centimeters: Readonly<Record<LengthUnit, number>> = { m: 100, ft: 30.48 };

/** A length for a field: at most two decimals, without thousands separators. */
export function lengthText(length: number, unit: LengthUnit): string {
  return String(Math.round((length / centimeters[unit]) * 100) / 100);
}

/** Typed length in whole centimeters; undefined if it is none. */
export function parseLength(text: string, unit: LengthUnit): number | undefined {
  const match = /^([+-]?\d*(?:[.,]\d*)?)\s*(m|ft|cm|′|')?$/i.exec(text.trim());
  const [, digits = "", typedUnit = ""] = match ?? [];
  if (!/\d/.test(digits)) return undefined;
  return Math.round(Number(digits.replace(",", ".")) * factorOf(typedUnit.toLowerCase(), unit));
}

function factorOf(typed: string, unit: LengthUnit): number {
  if (typed === "cm") return 1;
  if (typed === "m") return centimeters.m;
  return typed === "" ? centimeters[unit] : centimeters.ft;
}

const storageKey = "floor-plan-unit";

/** The unit that was last chosen on this device, or the one of the reader's country. */
export function preferredUnit(): LengthUnit {
  const stored = readStored();
  if (stored === "m" || stored === "ft") return stored;
  return /-(US|LR|MM)$/.test(navigator.language) ? "ft" : "m";
}

export function keepUnit(unit: LengthUnit): void {
  try {
    localStorage.setItem(storageKey, unit);
  } catch {
    // A browser that stores nothing starts with the unit of the country again.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
