import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { painted, pixelOf } from "../../testing/pictures.ts";
import { encodeAgain } from "./encoding/encode-again.ts";
import type { EncodedPicture } from "./encoding/picture-messages.ts";
import { encodePicture } from "./picture-reading.service.ts";

const author = { key: "user 1" };

const twoHalves = (width: number, height: number) =>
  painted(width, height, (x) => (x < 0.5 ? [255, 0, 0, 255] : [0, 0, 255, 255]));

const png = (width: number, height: number) => Buffer.from(twoHalves(width, height).get_bytes());
const jpeg = (width: number, height: number) => Buffer.from(twoHalves(width, height).get_bytes_jpeg(90));
const webp = (width: number, height: number) => Buffer.from(twoHalves(width, height).get_bytes_webp());
const kinds = [
  ["JPEG", jpeg],
  ["PNG", png],
  ["WebP", webp],
] as const;

/** Places are shares of width and height, 0 to 1. */
function colorAt({ content }: EncodedPicture, place: [x: number, y: number]): "red" | "blue" | "white" | "other" {
  const [red, green, blue] = pixelOf(content, place);
  if (red > 240 && green > 240 && blue > 240) return "white";
  if (green > 30) return "other";
  if (red > 200 && blue < 60) return "red";
  return blue > 200 && red < 60 ? "blue" : "other";
}

const hexOf = (text: string) => Buffer.from(text, "latin1").toString("hex");

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** One entry of TIFF: orientation (0x0112), a short. */
const exif = (orientation: number): Buffer =>
  segment(
    0xe1,
    Buffer.from(
      `${hexOf("Exif\0\0MM\0*")}0000000800010112000300000001000${orientation}000000000000${hexOf(" GPS 48.8584 N")}`,
      "hex",
    ),
  );

const withSegments = (picture: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);

function pngChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(type, 4, "latin1");
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), content])));
  return Buffer.concat([head, content, sum]);
}

/** A PNG of zeros that claims this size. */
function blankPng(width: number, height: number, rows = height): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", size),
    pngChunk("IDAT", lines),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("encodePicture", () => {
  it.each(kinds)("encodes a %s again, in a separate process", async (_kind, make) => {
    const picture = await encodePicture(author, make(640, 480), "venue");
    expect(picture).toMatchObject({ mediaType: "image/jpeg", width: 640, height: 480 });
    expect([...picture.content.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect([colorAt(picture, [0.2, 0.5]), colorAt(picture, [0.8, 0.5])]).toEqual(["red", "blue"]);
  });

  it("stops reading at its limits", async () => {
    const limits = { timeoutMs: 20_000, maxHeapMegabytes: 64, maxResidentBytes: 40 * 1024 * 1024 };
    const refusal = { code: "UNREADABLE_FILE", message: expect.stringContaining("too large to process") };
    await expect(encodePicture(author, blankPng(4000, 4000), "venue", limits)).rejects.toMatchObject(refusal);
  });
});

describe("encodeAgain", () => {
  let stored: Buffer;
  beforeAll(() => {
    stored = jpeg(64, 32);
  });

  it.each([
    [1, [64, 32], [0.2, 0.5], [0.8, 0.5]],
    [2, [64, 32], [0.8, 0.5], [0.2, 0.5]],
    [3, [64, 32], [0.8, 0.5], [0.2, 0.5]],
    [4, [64, 32], [0.2, 0.5], [0.8, 0.5]],
    [5, [32, 64], [0.5, 0.2], [0.5, 0.8]],
    [6, [32, 64], [0.5, 0.2], [0.5, 0.8]],
    [7, [32, 64], [0.5, 0.8], [0.5, 0.2]],
    [8, [32, 64], [0.5, 0.8], [0.5, 0.2]],
  ] as const)("turns a photo with orientation %d upright", (orientation, size, red, blue) => {
    const picture = encodeAgain(withSegments(stored, exif(orientation)), "venue");
    expect([picture.width, picture.height]).toEqual(size);
    expect([colorAt(picture, [...red]), colorAt(picture, [...blue])]).toEqual(["red", "blue"]);
  });

  it("keeps nothing but the pixels", () => {
    const script = Buffer.from("<script>alert(1)</script><?php system('id'); ?>");
    const hostile = withSegments(
      stored,
      exif(1),
      segment(0xfe, script),
      segment(0xe1, Buffer.from("http://ns.adobe.com")),
    );
    const picture = encodeAgain(Buffer.concat([hostile, script, Buffer.from("PKhidden")]), "venue");
    const text = Buffer.from(picture.content).toString("latin1");
    expect(text).not.toMatch(/exif|gps|script|php|adobe|hidden/i);
    const chunk = pngChunk("tEXt", Buffer.from("Comment\0<script>alert(1)</script>"));
    const plain = png(8, 8);
    const commented = Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)]);
    expect(Buffer.from(encodeAgain(commented, "venue").content).toString("latin1")).not.toContain("script");
  });

  it.each([
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"],
    ["GIF", "GIF89a\x01\0\x01\0"],
    ["only a signature", "\x89PNG\r\n\x1a\n"],
    ["another RIFF file", "RIFF\x10\0\0\0WAVEfmt "],
  ])("refuses %s", (_kind, text) => {
    const refusal = expect.objectContaining({ code: "UNSUPPORTED_FILE" });
    expect(() => encodeAgain(Buffer.from(text, "latin1"), "venue")).toThrow(refusal);
  });

  it("refuses a picture with too many pixels before decoding it", () => {
    const bomb = blankPng(60_000, 60_000, 1);
    expect(bomb.length).toBeLessThan(10_000);
    const refusal = { code: "UNREADABLE_FILE", message: expect.stringContaining("60,000 × 60,000 pixels") };
    expect(() => encodeAgain(bomb, "venue")).toThrow(expect.objectContaining(refusal));
    expect(encodeAgain(blankPng(300, 300), "venue").width).toBe(300);
  });

  it.each(kinds)("refuses or reads a damaged %s, and does nothing else", (_kind, make) => {
    const whole = make(40, 30);
    const damage = fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, end) => {
      const damaged = Buffer.from(whole.subarray(0, end));
      if (at < end) damaged[at] = byte;
      try {
        encodeAgain(damaged, "venue");
      } catch (error) {
        expect(error).toMatchObject({ code: expect.stringMatching(/^UN(SUPPORTED|READABLE)_FILE$/) });
      }
    });
    fc.assert(damage, { numRuns: randomRuns(100) });
  });

  it("serves no more bytes to guests than it may, also of a picture that is all noise", () => {
    let seed = 1;
    const noise = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % 256;
    };
    const bytes = Buffer.from(painted(600, 600, () => [noise(), noise(), noise(), 255]).get_bytes());
    for (const purpose of ["photo", "monogram"] as const) {
      const most = purpose === "photo" ? 280_000 : 400_000;
      const { content, small } = encodeAgain(bytes, purpose, most);
      expect(encodeAgain(bytes, purpose).content.length).toBeGreaterThan(most);
      expect(Math.max(content.length, small?.content.length ?? 0)).toBeLessThanOrEqual(most);
    }
  });
});
