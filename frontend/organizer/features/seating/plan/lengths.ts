import { centimetersIn, type LengthUnit, unitOf } from "../../../../../common/floor-plan/lengths.ts";
import type { FloorPlan } from "../model/extras.ts";

/** A length for a field: at most two decimals, without thousands separators. */
export function lengthText(length: number, unit: LengthUnit): string {
  return String(Math.round((length / centimetersIn[unit]) * 100) / 100);
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
  if (typed === "m") return centimetersIn.m;
  return typed === "" ? centimetersIn[unit] : centimetersIn.ft;
}

/** The event's unit; that of the reader's country while nobody has chosen. */
export function planUnit({ isInFeet }: Pick<FloorPlan, "isInFeet">): LengthUnit {
  return unitOf(isInFeet ?? /-(US|LR|MM)$/.test(navigator.language));
}
