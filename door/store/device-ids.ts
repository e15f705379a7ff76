import type { DoorRandom } from "../parts.ts";

const timeBytes = 6;

/** A UUIDv7: the device's time in milliseconds, then random bits. */
export function newUuid(random: DoorRandom, now: number): string {
  const bytes = random.bytes(16);
  let rest = Math.max(0, Math.floor(now));
  for (let at = timeBytes - 1; at >= 0; at -= 1) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
