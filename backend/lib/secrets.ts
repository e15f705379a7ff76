import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Encrypts secrets of authenticator apps, by a key derived from the session secret. */
export interface Secrets {
  /** Encrypts a text so that {@link open} fails for any other owner. */
  seal(owner: string, text: string): string;
  /** The decrypted text; undefined if it was changed, is somebody else's, or has another session secret. */
  open(owner: string, sealed: string): string | undefined;
}

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** Creates {@link Secrets} for a session secret. */
export function createSecrets(sessionSecret: string): Secrets {
  const key = Buffer.from(hkdfSync("sha256", sessionSecret, "", "secret authenticator app", 32));
  return {
    seal(owner, text) {
      const nonce = randomBytes(nonceLength);
      const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([encryption.update(text, "utf8"), encryption.final()]);
      return Buffer.concat([nonce, encryption.getAuthTag(), content]).toString("base64url");
    },
    open(owner, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < nonceLength + tagLength) return undefined;
      const nonce = bytes.subarray(0, nonceLength);
      const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const text = decryption.update(bytes.subarray(nonceLength + tagLength));
      try {
        return Buffer.concat([text, decryption.final()]).toString("utf8");
      } catch {
        // The only failure there is: the tag does not fit.
        return undefined;
      }
    },
  };
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Kept in a file that only this account can read. */
export async function keepSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "session-secret");
  const kept = await readFile(file, "utf8").catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  });
  if (kept !== undefined) return kept.trim();
  const secret = randomBytes(32).toString("hex");
  await mkdir(dataDir, { recursive: true });
  // Written aside and moved into place, so that an existing file is complete, even after a crash.
  const draft = `${file}.new`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600 });
  await rename(draft, file);
  return secret;
}

/** A secret for a link: 32 random bytes, base64url. */
export const newLinkToken = (): string => randomBytes(32).toString("base64url");

/** The SHA-256 that is stored, base64url. The token is random, so it needs no salt and no slow hash. */
export const hashOfLink = (token: string): string => createHash("sha256").update(token).digest("base64url");
