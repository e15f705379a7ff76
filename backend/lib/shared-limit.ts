import { DomainError } from "./domain-error.ts";
import { createRateLimit } from "./rate-limit.ts";

/** A limit on a network that one device in it cannot spend for the others. */
export interface SharedLimit {
  /**
   * Counts a request.
   *
   * @param network whose requests are counted together
   * @param deviceOf answers what tells the caller's device apart from others of the network; undefined where nothing does.
   *   Asked when the network has spent its limit
   * @throws DomainError RATE_LIMITED when the network has made too many and the device has no reserve left.
   */
  count(network: string, deviceOf?: () => string | undefined): Promise<void>;
}

/** Requests that a device may make in a minute when its network has spent the limit: somebody who types a name makes ten. */
const reserveOfDevice = 60;

const isSpent = (error: unknown) => error instanceof DomainError && error.code === "RATE_LIMITED";

/**
 * A limit in the memory of this process, as {@link createRateLimit}. Devices that can be told apart have a reserve beyond it,
 * each for itself and all of a network together no more than the limit once more.
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
