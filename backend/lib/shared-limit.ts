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

  /**
   * @param max requests of a network in a minute; 0 is no limit. Each identifiable device has its own reserve beyond it; all
   *   reserves of a network together are as large as the limit
   */
  constructor(limit: DeclaredLimit<Rate>, max: number) {
    this.#ofNetwork = new RateLimit(limit, max);
    this.#reserveOfNetwork = new RateLimit(limit, max);
    this.#reserveOfDevice = new RateLimit(reserve);
  }

  /**
   * Counts a request.
   *
   * @param network key under which requests are counted
   * @param deviceOf identifies the caller's device within the network; undefined if unknown. Called when the network has used
   *   up its limit
   * @throws DomainError RATE_LIMITED when the network has sent too many and the device has no reserve left.
   */
  count(network: string, deviceOf?: () => string | undefined): void {
    if (this.#ofNetwork.tryCount(network)) return;
    const device = deviceOf?.();
    if (device === undefined) throw this.#ofNetwork.refusalFor(network);
    this.#reserveOfDevice.count(`${network} ${device}`);
    this.#reserveOfNetwork.count(network);
  }
}
