import type { Page } from "@playwright/test";

export interface VirtualAuthenticator {
  /** Whether its owner confirms requests; initially true. */
  setConfirming(isConfirming: boolean): Promise<void>;
}

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
