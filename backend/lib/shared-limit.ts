import type { DeclaredLimit } from "./declared-limits.ts";
import { declareRate, type Rate, RateLimit } from "./rate-limit.ts";

/** Typing one name sends ten. */
const reserve = declareRate({
  what: "Searches: reserve of a device whose network has used up its limit",
  counts: "each device; those of a network together as often as the network itself",
  max: 60,
});

/** A limit per network that one device cannot use up for the others. */
export class SharedLimit {
  readonly #ofNetwork: RateLimit;
  readonly #reserveOfNetwork: RateLimit;
  readonly #reserveOfDevice: RateLimit;

  /** `max` per minute, 0 for no limit. All devices' reserves beyond it are together as large as the limit. */
  constructor(limit: DeclaredLimit<Rate>, max: number) {
    this.#ofNetwork = new RateLimit(limit, max);
    this.#reserveOfNetwork = new RateLimit(limit, max);
    this.#reserveOfDevice = new RateLimit(reserve);
  }

  /** `deviceOf` is called only once the network is over its limit. @throws DomainError RATE_LIMITED */
  count(network: string, deviceOf?: () => string | undefined): void {
    if (this.#ofNetwork.tryCount(network)) return;
    const device = deviceOf?.();
    if (device === undefined) throw this.#ofNetwork.refusalFor(network);
    this.#reserveOfDevice.count(`${network} ${device}`);
    this.#reserveOfNetwork.count(network);
  }
}
