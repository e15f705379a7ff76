import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Each purpose has a key of its own. */
type SecretPurpose = "authenticator app";

/** Secrets of the program, by keys derived from the session secret. */
export interface Secrets {
  /** Encrypts a text so that {@link open} fails for any other owner. */
  seal(purpose: SecretPurpose, owner: string, text: string): string;
  /** The decrypted text; undefined if it was changed, is somebody else's, or has another session secret. */
  open(purpose: SecretPurpose, owner: string, sealed: string): string | undefined;
}

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** Creates {@link Secrets} for a session secret. */
export function createSecrets(sessionSecret: string): Secrets {
  const keyOf = (purpose: SecretPurpose) => Buffer.from(hkdfSync("sha256", sessionSecret, "", `secret ${purpose}`, 32));
  return {
    seal(purpose, owner, text) {
      const nonce = randomBytes(nonceLength);
      const encryption = createCipheriv(cipher, keyOf(purpose), nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([encryption.update(text, "utf8"), encryption.final()]);
      return Buffer.concat([nonce, encryption.getAuthTag(), content]).toString("base64url");
    },
    open(purpose, owner, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < nonceLength + tagLength) return undefined;
      const nonce = bytes.subarray(0, nonceLength);
      const decryption = createDecipheriv(cipher, keyOf(purpose), nonce, { authTagLength: tagLength })
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
