import { describe, expect, it } from "vitest";
import { painted } from "../../../testing/pictures.ts";
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
});
