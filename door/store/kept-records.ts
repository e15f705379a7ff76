import type { DoorOperation } from "../../common/door/door-operation.ts";
import { DiskRefused, type DiskValue, type DoorNews, type DoorParts, type StoredFact } from "../parts.ts";
import { newUuid } from "./device-ids.ts";
import type { DeviceList } from "./device-list.ts";
import { SealedRecords } from "./sealed-records.ts";

/** What is known of the server's side besides its facts. */
export type NewsHead = Omit<DoorNews, "facts">;

export interface KeptList {
  list: DeviceList;
  /** When it was last known to be the server's, by the device's clock. */
  asOf: number;
  /** The list follows the facts up to this position. */
  settledUpTo: number;
}

/** What a device finds on its disk. */
export interface Kept {
  /** Recorded here and not yet read back from the server, in order. */
  unsent: readonly DoorOperation[];
  facts: readonly StoredFact[];
  list: KeptList | undefined;
  head: NewsHead | undefined;
  handInToken: string | null | undefined;
}

/** Which device this is. */
export interface DeviceRecord {
  device: string;
  /** Of the last operation recorded here. */
  sequence: number;
  /** How many facts the browser threw away unsent, until somebody has read it; undefined for no loss. */
  lost: number | undefined;
}

export interface OpenedDisk {
  records: SealedRecords;
  device: DeviceRecord;
  kept: Kept;
  /** The facts' records. */
  factKeys: readonly string[];
}

export type StoreParts = Pick<DoorParts, "disk" | "vault" | "marker" | "random" | "clock">;

export const recordNames = { key: "key", device: "device", list: "list", head: "head", token: "token" } as const;
const unsentPrefix = "unsent:";
const factsPrefix = "facts:";

const padded = (number: number) => String(number).padStart(12, "0");

export const unsentKey = ({ sequence }: DoorOperation): string => `${unsentPrefix}${padded(sequence)}`;
export const factsKey = (doorVersion: number): string => `${factsPrefix}${padded(doorVersion)}`;

/** Reads what the device has kept, or begins a new device. @throws DiskRefused if the disk cannot be read or takes nothing */
export async function openDisk(parts: StoreParts): Promise<OpenedDisk> {
  const found = await parts.disk.read();
  const key = found.get(recordNames.key);
  const records = new SealedRecords(parts.vault, isKey(key) ? key : undefined);
  const device = await records.open<DeviceRecord>(found.get(recordNames.device));
  if (!device) return begin(parts);
  const keysBelow = (prefix: string) => [...found.keys()].filter((name) => name.startsWith(prefix)).sort();
  const openAll = async <Value>(keys: readonly string[]): Promise<Value[]> => {
    const values = await Promise.all(keys.map((name) => records.open<Value>(found.get(name))));
    return values.flatMap((value) => (value === undefined ? [] : [value]));
  };
  const factKeys = keysBelow(factsPrefix);
  const kept = {
    unsent: await openAll<DoorOperation>(keysBelow(unsentPrefix)),
    facts: (await openAll<StoredFact[]>(factKeys)).flat(),
    list: await records.open<KeptList>(found.get(recordNames.list)),
    head: await records.open<NewsHead>(found.get(recordNames.head)),
    handInToken: await records.open<string>(found.get(recordNames.token)),
  };
  return { records, device, kept, factKeys };
}

const isKey = (value: DiskValue | undefined): value is CryptoKey =>
  value !== undefined && !(value instanceof Uint8Array);

/** A key is not stored by every browser; then nothing is sealed, and the list does not lie on the disk. */
async function begin({ disk, vault, marker, random, clock }: StoreParts): Promise<OpenedDisk> {
  const device = { device: newUuid(random, clock.now()), sequence: 0, lost: marker.read() };
  const write = async (key: CryptoKey | undefined): Promise<OpenedDisk> => {
    const records = new SealedRecords(vault, key);
    const changes = new Map<string, DiskValue>([[recordNames.device, await records.seal(device)]]);
    if (key) changes.set(recordNames.key, key);
    await disk.write(changes);
    return { records, device, kept: nothing, factKeys: [] };
  };
  const key = await vault.makeKey();
  if (!key) return write(undefined);
  return write(key).catch((error: unknown) => {
    if (error instanceof DiskRefused) return write(undefined);
    throw error;
  });
}

const nothing: Kept = { unsent: [], facts: [], list: undefined, head: undefined, handInToken: undefined };
