import { DomainError } from "./domain-error.ts";
import { createRateLimit } from "./rate-limit.ts";

/** A limit per network that one device cannot use up for the others. */
export interface SharedLimit {
  /**
   * Counts a request.
   *
   * @param network key under which requests are counted
   * @param deviceOf identifies the caller's device within the network; undefined if unknown. Called when the network has used
   *   up its limit
   * @throws DomainError RATE_LIMITED when the network has sent too many and the device has no reserve left.
   */
  count(network: string, deviceOf?: () => string | undefined): Promise<void>;
}

/** Requests per minute for a device whose network has used up the limit: typing one name sends ten. */
const reserveOfDevice = 60;

const isSpent = (error: unknown) => error instanceof DomainError && error.code === "RATE_LIMITED";

/**
 * A limit in the memory of this process, like {@link createRateLimit}. Each identifiable device has its own reserve beyond
 * it; all reserves of a network together are as large as the limit.
 *
 * @param perMinute requests of a network in a minute; 0 is no limit
 */
export function createSharedLimit(perMinute: number): SharedLimit {
  const ofNetwork = createRateLimit(perMinute);
  const reserveOfNetwork = createRateLimit(perMinute);
  const ofDevice = createRateLimit(perMinute === 0 ? 0 : reserveOfDevice);
  return {
    async count(network, deviceOf) {
      try {
        await ofNetwork.count(network);
      } catch (error) {
        const device = deviceOf?.();
        if (device === undefined || !isSpent(error)) throw error;
        await ofDevice.count(`${network} ${device}`);
        await reserveOfNetwork.count(network);
      }
    },
  };
}
