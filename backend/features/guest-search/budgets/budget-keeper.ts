import { LRUCache } from "lru-cache";
import { NameBudget } from "./name-budget.ts";
import { patternWindowMs, SearchPattern } from "./search-pattern.ts";

/** Addresses remembered per process; each usually takes a few kilobytes. */
const maxAddresses = 5_000;
const maxPhones = 20_000;
/** By then, an idle caller's budgets are full again. */
const forgottenAfterMs = 60 * 60_000;
/** New phones of an address distinguished in ten minutes; the rest count as one. */
const maxNewPhones = 1_000;

/** The callers behind one address who search one event. */
export interface AddressRecord {
  budget: NameBudget;
  pattern: SearchPattern;
  newPhones: number;
  newPhonesSince: number;
}

// Date instead of the monotonic clock, because everything else is counted by it.
const remembered = { ttl: forgottenAfterMs, updateAgeOnGet: true, perf: Date };

/** Keeps the budgets of the most recent callers. */
export class BudgetKeeper {
  readonly #addresses = new LRUCache<string, AddressRecord>({ max: maxAddresses, ...remembered });
  readonly #phones = new LRUCache<string, NameBudget>({ max: maxPhones, ...remembered });
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** `key` identifies the event and the address. */
  addressOf(key: string, now: number): AddressRecord {
    const known = this.#addresses.get(key);
    if (known) return known;
    const budget = new NameBudget(this.#size, now);
    const address = { budget, pattern: new SearchPattern(), newPhones: 0, newPhonesSince: now };
    this.#addresses.set(key, address);
    return address;
  }

  /** The budget of a phone behind an address; phones without a note (undefined) share one. */
  phoneOf(key: string, phone: string | undefined, now: number): NameBudget {
    const phoneKey = `${key} ${phone ?? ""}`;
    const known = this.#phones.get(phoneKey);
    if (known) return known;
    if (phone !== undefined && !this.#countNewPhone(key, now)) return this.phoneOf(key, undefined, now);
    const budget = new NameBudget(this.#size, now);
    this.#phones.set(phoneKey, budget);
    return budget;
  }

  #countNewPhone(key: string, now: number): boolean {
    const address = this.addressOf(key, now);
    const isOver = Math.abs(now - address.newPhonesSince) >= patternWindowMs;
    if (isOver) Object.assign(address, { newPhones: 0, newPhonesSince: now });
    address.newPhones += 1;
    return address.newPhones <= maxNewPhones;
  }
}
