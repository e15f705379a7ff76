import type { DoorClock, DoorMarker, DoorRandom, DoorTurn } from "../parts.ts";

export const browserClock: DoorClock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

export const browserRandom: DoorRandom = {
  fraction: () => Math.random(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

/** In a browser without locks, a second tab is not noticed. */
export function browserTurn(eventId: number): DoorTurn {
  return {
    take(onWait) {
      const { locks } = navigator;
      if (!("locks" in navigator)) return Promise.resolve(() => undefined);
      const name = `fyt-door-${eventId}`;
      return new Promise((resolve, reject) => {
        const hold = () => new Promise<void>((giveBack) => resolve(giveBack));
        const held = locks.request(name, { ifAvailable: true }, (lock) => {
          if (lock) return hold();
          onWait();
          void locks.request(name, hold).catch(reject);
          return undefined;
        });
        held.catch(reject);
      });
    },
  };
}

const aYearInSeconds = 365 * 24 * 60 * 60;

/**
 * In a cookie and in local storage: browsers that throw away one of a site's stores often keep another one. It names no guest, only
 * the number of facts that wait.
 */
export function browserMarker(eventId: number): DoorMarker {
  const name = `fyt-door-${eventId}`;
  return {
    read() {
      const found = localStorageItem(name) ?? cookieOf(name);
      return found === undefined ? undefined : Number.parseInt(found, 10) || 0;
    },
    write(unsent) {
      const life = unsent === undefined ? 0 : aYearInSeconds;
      // biome-ignore lint/suspicious/noDocumentCookie: few browsers have another way, and none that waits for nothing
      document.cookie = `${name}=${unsent ?? ""}; max-age=${life}; path=${location.pathname}; samesite=strict`;
      keepLocally(name, unsent);
    },
  };
}

function cookieOf(name: string): string | undefined {
  const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
  return pairs.find(([key]) => key === name)?.[1];
}

function localStorageItem(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepLocally(name: string, unsent: number | undefined): void {
  try {
    if (unsent === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, String(unsent));
  } catch {
    // Storage may be full or forbidden; the cookie says the same.
  }
}
