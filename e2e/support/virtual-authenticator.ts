import type { Page } from "playwright-core";

/** A security key that exists only in the browser's memory. */
export interface VirtualAuthenticator {
  /** Whether its owner confirms what the browser asks; from the start, they do. */
  setConfirming(isConfirming: boolean): Promise<void>;
}

/** Plugs a security key into the page's browser. Its owner touches it whenever it is asked. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setConfirming(isConfirming) {
      await protocol.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: isConfirming });
    },
  };
}
