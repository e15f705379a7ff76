import { contrastRatio, mix, textContrast } from "../../../../common/contrast.ts";
import { noLargerThan, type Pixels } from "./pixels.ts";

type Rgb = readonly [red: number, green: number, blue: number];

const hex = (color: Rgb) => `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** Share of transparent pixels from which a picture is a drawing without a background. */
const minTransparent = 0.05;

/** Mean color of a drawing on a transparent background, as `#rrggbb`; null if it covers the background or is empty. */
export function inkOf({ data, width, height }: Pixels): string | null {
  const sum: [number, number, number] = [0, 0, 0];
  let drawn = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    drawn += alpha;
    for (const channel of [0, 1, 2] as const) sum[channel] += alpha * (data[at + channel] ?? 0);
  }
  if (drawn === 0 || drawn > width * height * (1 - minTransparent)) return null;
  return hex([sum[0] / drawn, sum[1] / drawn, sum[2] / drawn]);
}

/** Small enough that pixels are areas as large as letters. */
const areasAcross = 48;
/** Share of the brightest areas where white text need not be readable. */
const brightestLeftOut = 0.02;
/** Percent. Even over a dark photo, some make text calmer to read. */
const least = 20;
const step = 5;

/** Percent of black that makes white text readable over an opaque picture. */
export function scrimOf(picture: Pixels): number {
  const { data } = noLargerThan(areasAcross, picture);
  const areas = Array.from({ length: data.length / 4 }, (_, area): Rgb => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * area, 4 * area + 3);
    return [red, green, blue];
  });
  const needed = areas.map(scrimOver).toSorted((one, other) => one - other);
  return needed[Math.floor((needed.length - 1) * (1 - brightestLeftOut))] ?? least;
}

function scrimOver(area: Rgb): number {
  const color = hex(area);
  let percent = least;
  while (contrastRatio("#ffffff", mix(color, "#000000", percent / 100)) < textContrast) percent += step;
  return percent;
}
