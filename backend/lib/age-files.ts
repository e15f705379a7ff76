import type { Decrypter, Encrypter } from "age-encryption";
import { z } from "zod";
import { scryptWorkFactor } from "./password-cost.ts";

// The format of age (https://age-encryption.org/v1), so that its own tools read and write the same files.

/** How a file is encrypted: with a passphrase, or for the owners of public keys, which begin with `age1`. */
export const sealing = z.union([
  z.object({ passphrase: z.string() }),
  z.object({
    recipients: z.array(z.string()),
  }),
]);

export type Sealing = z.infer<typeof sealing>;

/** What may decrypt a file. */
export interface Opening {
  passphrase?: string | undefined;
  /** They begin with `AGE-SECRET-KEY-`. */
  identities?: readonly string[] | undefined;
}

/** A file that could not be decrypted. The message says why. */
export class CannotOpen extends Error {
  override readonly name = "CannotOpen";
}

/** Why a file that was opened cannot be read. */
export const damaged = "The backup is incomplete or damaged. Nothing was changed. Please use another one.";

/** The first bytes of every encrypted file. */
export const sealedBeginning = Buffer.from("age-encryption.org/v1\n");

const quantumSafe = "age1pq1";

// Loaded when needed: it takes longer than most of the program.
const load = () => import("age-encryption");

async function encrypterOf(how: Sealing): Promise<Encrypter> {
  const { Encrypter } = await load();
  const encrypter = new Encrypter();
  if ("passphrase" in how) {
    encrypter.setPassphrase(how.passphrase);
    encrypter.setScryptWorkFactor(scryptWorkFactor);
  } else {
    for (const recipient of how.recipients) encrypter.addRecipient(recipient);
  }
  return encrypter;
}

async function decrypterOf({ passphrase, identities = [] }: Opening): Promise<Decrypter> {
  if (passphrase === undefined && identities.length === 0) {
    const advice = "Set BACKUP_PASSPHRASE to its passphrase, or BACKUP_AGE_IDENTITY to the file with your key.";
    throw new CannotOpen(`The backup is encrypted. ${advice}`);
  }
  const { Decrypter } = await load();
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter;
}

/** @throws Error when a recipient is not a public key of age */
export async function checkSealing(how: Sealing): Promise<void> {
  await encrypterOf(how);
}

/** Reads private keys, one per line, from a key file. @throws Error when a line is no key of age, or there is none */
export async function readIdentities(text: string): Promise<string[]> {
  const identities = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  await decrypterOf({ identities });
  return identities;
}

/** A way to encrypt that this process can open again: beside other recipients, it adds a key kept only in memory. */
export async function openableNow(how: Sealing): Promise<{ sealing: Sealing; opening: Opening }> {
  if ("passphrase" in how) return { sealing: how, opening: how };
  const { generateHybridIdentity, generateX25519Identity, identityToRecipient } = await load();
  // A file for keys that withstand quantum computers must not be readable with one that does not.
  const isQuantumSafe = how.recipients.every((recipient) => recipient.startsWith(quantumSafe));
  const identity = await (isQuantumSafe ? generateHybridIdentity() : generateX25519Identity());
  return {
    sealing: { recipients: [...how.recipients, await identityToRecipient(identity)] },
    opening: { identities: [identity] },
  };
}

/** Encrypts bytes as they come, 64 kB at a time. */
export async function* seal(how: Sealing, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const encrypter = await encrypterOf(how);
  yield* await encrypter.encrypt(streamOf(plain));
}

/** Decrypts 64 kB pieces, each authentic; the end shows that none is missing. @throws CannotOpen; the source's error */
export async function* unseal(how: Opening, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decrypter = await decrypterOf(how);
  let failure: { cause: unknown } | undefined;
  async function* source(): AsyncGenerator<Uint8Array> {
    try {
      yield* sealed;
    } catch (cause) {
      failure = { cause };
      throw cause;
    }
  }
  try {
    yield* await decrypter.decrypt(streamOf(source()));
  } catch (error) {
    if (failure) throw failure.cause;
    // The library's errors have no class or code.
    const isForOthers = error instanceof Error && error.message.startsWith("no identity matched");
    throw new CannotOpen(
      isForOthers ? "The backup was encrypted with another passphrase or for another key." : damaged,
    );
  }
}

/** A stream that never reads ahead, unlike that of Readable.toWeb. */
function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
