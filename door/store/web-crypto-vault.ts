import type { DoorVault } from "../parts.ts";

const algorithm = "AES-GCM";
const nonceBytes = 12;

/** Encryption by the platform; a page without TLS has none. */
export const webCryptoVault: DoorVault = {
  async makeKey() {
    // On a page without TLS, whatever the types say.
    if (!("subtle" in crypto)) return undefined;
    return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
  },
  async seal(key, plain) {
    const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
    const sealed = await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, key, plain);
    const record = new Uint8Array(nonceBytes + sealed.byteLength);
    record.set(nonce);
    record.set(new Uint8Array(sealed), nonceBytes);
    return record;
  },
  async open(key, sealed) {
    const iv = sealed.subarray(0, nonceBytes);
    return new Uint8Array(await crypto.subtle.decrypt({ name: algorithm, iv }, key, sealed.subarray(nonceBytes)));
  },
};
