import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { cose, isoCBOR } from "@simplewebauthn/server/helpers";
import { z } from "zod";

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

const creationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
});
const requestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(z.object({ id: z.string() })).optional(),
});

const present = 0x01;
const verified = 0x04;
const withNewKey = 0x40;

export interface Mischief {
  origin?: string;
  host?: string;
  challenge?: string;
  isUnattended?: boolean;
  isUnverified?: boolean;
  userHandle?: string;
}

/** What an authenticator can do. By default, neither. */
export interface Abilities {
  counter?: number;
  /** Keeps the account's handle with the key, so that it can be asked without knowing who signs in. */
  isDiscoverable?: boolean;
  /** Makes sure that its owner uses it. */
  verifiesUser?: boolean;
}

/** A passkey in software that answers like `navigator.credentials`. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #publicKey: Uint8Array;
  readonly #isDiscoverable: boolean;
  readonly #verifiesUser: boolean;
  #userHandle: string | undefined;
  /** Signatures so far; 0 stays 0, as in authenticators that do not count. */
  counter: number;

  constructor(origin: string, { counter = 0, isDiscoverable = false, verifiesUser = false }: Abilities = {}) {
    this.#origin = origin;
    this.#isDiscoverable = isDiscoverable;
    this.#verifiesUser = verifiesUser;
    this.counter = counter;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#privateKey = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
        [cose.COSEKEYS.alg, cose.COSEALG.ES256],
        [cose.COSEKEYS.crv, cose.COSECRV.P256],
        [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, "base64url"))],
        [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
  }

  get id(): string {
    return base64url(this.#id);
  }

  #data(host: string, flags: number, newKey: Uint8Array = new Uint8Array()): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, newKey]);
  }

  #flags({ isUnattended = false, isUnverified = false }: Mischief): number {
    return (isUnattended ? 0 : present) | (this.#verifiesUser && !isUnverified ? verified : 0);
  }

  #client(type: string, challenge: string, mischief: Mischief): Buffer {
    const { origin = this.#origin, challenge: other = challenge } = mischief;
    return Buffer.from(JSON.stringify({ type, challenge: other, origin, crossOrigin: false }));
  }

  /** Without attestation. */
  create(options: unknown, mischief: Mischief = {}): Record<string, unknown> {
    const { challenge, rp, user } = creationSchema.parse(options);
    if (this.#isDiscoverable) this.#userHandle = user.id;
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.#id.length);
    const newKey = Buffer.concat([Buffer.alloc(16), idLength, this.#id, this.#publicKey]);
    const flags = withNewKey | this.#flags(mischief);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(this.#data(mischief.host ?? rp.id, flags, newKey))],
      ]),
    );
    const response = {
      clientDataJSON: base64url(this.#client("webauthn.create", challenge, mischief)),
      attestationObject: base64url(attestation),
      transports: ["internal"],
    };
    return this.#credential(response, { credProps: { rk: this.#isDiscoverable } });
  }

  get(options: unknown, mischief: Mischief = {}): Record<string, unknown> {
    const { challenge, rpId, allowCredentials } = requestSchema.parse(options);
    const isAskedFor = allowCredentials?.some(({ id }) => id === this.id) ?? this.#isDiscoverable;
    if (!isAskedFor) throw new Error("This passkey was not asked for.");
    if (this.counter > 0) this.counter += 1;
    const client = this.#client("webauthn.get", challenge, mischief);
    const data = this.#data(mischief.host ?? rpId, this.#flags(mischief));
    return this.#credential({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), this.#privateKey)),
      userHandle: mischief.userHandle ?? this.#userHandle,
    });
  }

  #credential(response: Record<string, unknown>, clientExtensionResults = {}): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: "public-key", response, clientExtensionResults };
  }
}
