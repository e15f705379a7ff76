import { painted, type Rgba } from "../../backend/testing/pictures.ts";
import type { ChosenFile } from "./guest-files.ts";

const ink: Rgba = [122, 31, 61, 255];
const nothing: Rgba = [0, 0, 0, 0];

export function drawing(name: string): ChosenFile {
  const isOnRing = (x: number, y: number, center: number) =>
    Math.abs(Math.hypot((x - center) * 1.5, y - 0.5) - 0.42) < 0.03;
  const picture = painted(900, 600, (x, y) => (isOnRing(x, y, 0.34) || isOnRing(x, y, 0.66) ? ink : nothing));
  return { name, mimeType: "image/png", buffer: Buffer.from(picture.get_bytes()) };
}

export function photo(name: string): ChosenFile {
  const picture = painted(2000, 1400, (x, y) => {
    const hill = (height: number, wave: number) => y > height + 0.08 * Math.sin(x * wave);
    if (hill(0.82, 5)) return [38, 56, 44, 255];
    if (hill(0.66, 8)) return [92, 110, 88, 255];
    if (hill(0.55, 4)) return [150, 150, 140, 255];
    return [255, 214 - 40 * y, 170 + 60 * y, 255];
  });
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(picture.get_bytes_jpeg(88)) };
}
