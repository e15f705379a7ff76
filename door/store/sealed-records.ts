import type { DiskValue, DoorVault } from "../parts.ts";

const plainMark = 0;
const sealedMark = 1;

/** Records of the disk as values: sealed with the device's key where there is one. */
export class SealedRecords {
  readonly #vault: DoorVault;
  readonly key: CryptoKey | undefined;

  constructor(vault: DoorVault, key: CryptoKey | undefined) {
    this.#vault = vault;
    this.key = key;
  }

  async seal(value: unknown): Promise<DiskValue> {
    const plain = new TextEncoder().encode(JSON.stringify(value));
    if (!this.key) return marked(plainMark, plain);
    return marked(sealedMark, await this.#vault.seal(this.key, plain));
  }

  /** What was sealed, of the type that the record's key stands for; undefined for none, or what cannot be read. */
  async open<Value>(record: DiskValue | undefined): Promise<Value | undefined> {
    const plain = await this.#plain(record);
    if (!plain) return undefined;
    const value: Value = JSON.parse(new TextDecoder().decode(plain));
    return value;
  }

  async #plain(record: DiskValue | undefined): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (!(record instanceof Uint8Array)) return undefined;
    const content = record.slice(1);
    if (record[0] === plainMark) return content;
    return this.key && (await this.#vault.open(this.key, content));
  }
}

function marked(mark: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const record = new Uint8Array(content.length + 1);
  record[0] = mark;
  record.set(content, 1);
  return record;
}
