import { useEffect, useState } from "react";
import { scannedCode } from "../../lib/share-link.ts";

/**
 * The guest code in the page's address, from the QR code. It stays in the address while it is needed, so that the page
 * can be reloaded if the connection fails.
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
