import { buffer } from "node:stream/consumers";
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from "age-encryption";
import { describe, expect, it } from "vitest";
import { checkSealing, type Opening, openableNow, readIdentities, type Sealing, seal, unseal } from "./age-files.ts";

const plain = Buffer.from(Array.from({ length: 200_001 }, (_, place) => (place * 7) % 251));

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 9_973) yield bytes.subarray(start, start + 9_973);
}

const sealed = (how: Sealing) => buffer(seal(how, pieces(plain)));
const opened = (how: Opening, bytes: Uint8Array) => buffer(unseal(how, pieces(bytes)));

describe("a sealed file", () => {
  it("is opened with its passphrase, and with nothing else", async () => {
    const passphrase = "eight round tables";
    const bytes = await sealed({ passphrase });
    expect(bytes.includes(plain.subarray(0, 40))).toBe(false);
    expect((await opened({ passphrase }, bytes)).equals(plain)).toBe(true);
    await expect(opened({ passphrase: "another passphrase" }, bytes)).rejects.toThrow(/another passphrase/);
    await expect(opened({}, bytes)).rejects.toThrow(/is encrypted/);
  });

  it("is noticed to be cut off, extended or changed, wherever", async () => {
    // Much quicker than a passphrase.
    const identity = await generateX25519Identity();
    const opening = { identities: [identity] };
    const bytes = await sealed({ recipients: [await identityToRecipient(identity)] });
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(150_000) ^ 1, 150_000);
    const chunkEnd = bytes.length - (plain.length % 65_536) - 16;
    const cutOff = [100, chunkEnd, bytes.length - 1].map((length) => bytes.subarray(0, length));
    for (const broken of [changed, ...cutOff, Buffer.concat([bytes, Buffer.alloc(1)])]) {
      await expect(opened(opening, broken)).rejects.toThrow(/damaged/);
    }
  });

  it.each([
    ["an ordinary key", generateX25519Identity],
    ["a key that withstands quantum computers", generateHybridIdentity],
  ])("for %s is opened by its owner, and until it was tried by who made it", async (_, generate) => {
    const identity = await generate();
    const trial = await openableNow({ recipients: [await identityToRecipient(identity)] });
    const bytes = await sealed(trial.sealing);
    for (const opening of [trial.opening, { identities: [await generate(), identity] }]) {
      expect((await opened(opening, bytes)).equals(plain)).toBe(true);
    }
    await expect(opened({ identities: [await generate()] }, bytes)).rejects.toThrow(/another key/);
  });
});

it("reads the keys of a file, and checks them", async () => {
  const [one, other] = [await generateX25519Identity(), await generateX25519Identity()];
  expect(await readIdentities(`# created: 2026-11-23\n${one}\n\n  ${other}\r\n`)).toEqual([one, other]);
  for (const text of ["", "# nothing\n", `${one.slice(0, -1)}\n`]) await expect(readIdentities(text)).rejects.toThrow();
  await checkSealing({ recipients: [await identityToRecipient(one)] });
  await expect(checkSealing({ recipients: ["age1notakey"] })).rejects.toThrow();
});
