import { useEffect, useState } from "react";
import { scannedCode } from "../../lib/share-link.ts";

/**
 * The guest code in the page's address, which the QR code brought there. It stays in the address until it is not needed any
 * more, so that the page can be loaded again when the connection fails.
 */
export function useScannedCode(isNeeded: boolean): string | undefined {
  const [code, setCode] = useState(readCode);
  useEffect(() => {
    const read = () => setCode(readCode());
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  useEffect(() => {
    if (isNeeded || code === undefined) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
  }, [isNeeded, code]);
  return code;
}

const readCode = () => scannedCode(window.location.hash);
