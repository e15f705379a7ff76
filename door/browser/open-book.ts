import { DoorBook } from "../book/door-book.ts";
import { graphQlNetwork } from "../network/graphql-network.ts";
import { webCryptoVault } from "../store/web-crypto-vault.ts";
import { browserClock, browserMarker, browserRandom, browserTurn } from "./browser-parts.ts";
import { browserTransport } from "./browser-transport.ts";
import { openIndexedDbDisk } from "./indexed-db-disk.ts";

/** The door of an event in this browser. */
export function openBrowserDoorBook(eventId: number): DoorBook {
  // Browsers rather keep what a site asks them to; they may refuse, and ask nobody.
  void navigator.storage?.persist?.();
  return new DoorBook({
    disk: openIndexedDbDisk(eventId),
    marker: browserMarker(eventId),
    vault: webCryptoVault,
    network: graphQlNetwork(eventId, { transport: browserTransport, clock: browserClock }),
    clock: browserClock,
    random: browserRandom,
    turn: browserTurn(eventId),
  });
}
