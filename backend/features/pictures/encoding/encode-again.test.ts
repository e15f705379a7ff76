import photon from "@silvia-odwyer/photon-node";
import { describe, expect, it } from "vitest";
import { painted, pixelOf } from "../../../testing/pictures.ts";
import { encodeAgain } from "./encode-again.ts";

describe("encodeAgain for guests' pages", () => {
  it("serves no more bytes than it may, also of a picture that is all noise", () => {
    let seed = 1;
    const noise = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % 256;
    };
    const bytes = Buffer.from(painted(600, 600, () => [noise(), noise(), noise(), 255]).get_bytes());
    for (const [purpose, most] of [
      ["photo", 280_000],
      ["monogram", 400_000],
    ] as const) {
      const { content, small } = encodeAgain(bytes, purpose, most);
      expect(encodeAgain(bytes, purpose).content.length).toBeGreaterThan(most);
      expect(content.length).toBeLessThanOrEqual(most);
      expect(small?.content.length ?? 0).toBeLessThanOrEqual(most);
    }
  });

  it("keeps what is transparent in a monogram, without a rim of another color", () => {
    // The transparent pixels are green, which nobody may see.
    const ring = painted(820, 820, (x, y) => {
      const radius = Math.hypot(x - 0.5, y - 0.5);
      return radius > 0.3 && radius < 0.4 ? [200, 0, 40, 255] : [0, 255, 0, 0];
    });
    const monogram = encodeAgain(Buffer.from(ring.get_bytes()), "monogram");
    expect(monogram).toMatchObject({
      mediaType: "image/webp",
      width: 800,
      height: 800,
      small: { width: 480 },
      scrim: 0,
    });
    expect(monogram.ink).toMatch(/^#c[78]00(27|28)$/);
    const data = photon.PhotonImage.new_from_byteslice(monogram.content).get_raw_pixels();
    const greens = Array.from({ length: data.length / 4 }, (_, pixel) => data[4 * pixel + 1] ?? 0);
    expect(Math.max(...greens.slice(0, 400_000))).toBeLessThan(10);
    expect(pixelOf(monogram.content, [0.5, 0.5])[3]).toBe(0);
    expect(pixelOf(monogram.small?.content ?? new Uint8Array(), [0.5, 0.15])[3]).toBe(255);
  });
});
