export type LengthUnit = "m" | "ft";

export const centimetersIn: Readonly<Record<LengthUnit, number>> = { m: 100, ft: 30.48 };

export const unitOf = (isInFeet: boolean): LengthUnit => (isInFeet ? "ft" : "m");

const intlUnit = { m: "meter", ft: "foot" } as const;

/** A length in meters or feet with its unit, as readers of a language write it. */
export function formatLength(centimeters: number, unit: LengthUnit, language: string): string {
  const style = { style: "unit", unit: intlUnit[unit], unitDisplay: "short", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(language, style).format(centimeters / centimetersIn[unit]).replaceAll(" ", "\u00A0");
}

/** Whole meters, or feet in steps of five: a distance that nobody has measured. */
export function formatDistance(centimeters: number, unit: LengthUnit, language: string): string {
  const step = (unit === "ft" ? 5 : 1) * centimetersIn[unit];
  return formatLength(Math.max(1, Math.round(centimeters / step)) * step, unit, language);
}
