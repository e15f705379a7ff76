import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import { z } from "zod";
import type { NewPasskey, PasskeyKey } from "./passkey.data.ts";

/** Where passkeys work. */
export interface PasskeySite {
  origin: string;
  host: string;
}

/** COSE algorithms that every supported Node can check: Ed25519, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257];

const bytes = (longest: number) => z.string().min(1).max(longest);

// Ids have up to 1023 bytes. Without certificates, nothing here is long.
const base = { id: bytes(1400), rawId: bytes(1400), type: z.literal("public-key") };
const longest = 16_000;

const registrationSchema = z.object({
  ...base,
  response: z.object({
    clientDataJSON: bytes(longest),
    attestationObject: bytes(longest),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
  // Only the browser knows whether the authenticator can name the account by itself.
  clientExtensionResults: z
    .object({ credProps: z.object({ rk: z.boolean().default(false) }).default({ rk: false }) })
    .default({ credProps: { rk: false } }),
});

const authenticationSchema = z.object({
  ...base,
  response: z.object({
    clientDataJSON: bytes(longest),
    authenticatorData: bytes(longest),
    signature: bytes(longest),
    userHandle: bytes(100).nullish(),
  }),
});

/** A checked response, or why it is refused. */
export type Checked<Found> = { found: Found } | { found: undefined; cause?: unknown };

// The library throws a plain Error for each mismatch.
async function check<Found>(verify: () => Promise<Found | undefined>): Promise<Checked<Found>> {
  try {
    const found = await verify();
    return found === undefined ? { found: undefined } : { found };
  } catch (cause) {
    return { found: undefined, cause };
  }
}

// We request no attestation: checking it would fetch lists from addresses in it. Browsers leave a self-signature.
function hasMakersStatement(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  return format !== "none" && !(format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
}

/** Checks the browser's response to creation options. */
export function readNewPasskey(
  response: unknown,
  { origin, host }: PasskeySite,
  challenge: string,
): Promise<Checked<NewPasskey>> {
  return check(async () => {
    const { clientExtensionResults, ...registration } = registrationSchema.parse(response);
    if (hasMakersStatement(registration.response.attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (!verified) return undefined;
    const { credential, userVerified } = registrationInfo;
    const { id, publicKey, counter } = credential;
    const signsInAlone = userVerified && clientExtensionResults.credProps.rk;
    return { id, host, publicKey, counter, transports: registration.response.transports, signsInAlone };
  });
}

/** The id of the passkey that a response claims to be of; undefined if it is no response. */
export function passkeyIdIn(response: unknown): string | undefined {
  return authenticationSchema.safeParse(response).data?.id;
}

interface Question {
  challenge: string;
  passkeys: readonly PasskeyKey[];
  /** For a passkey that signs in alone: its owner's handle, which it must give, after verifying its user. */
  handle?: string;
}

/** Checks a signature: which passkey it is, and its counter. */
export function readSignature(
  response: unknown,
  { origin, host }: PasskeySite,
  { challenge, passkeys, handle }: Question,
): Promise<Checked<{ id: string; counter: number }>> {
  return check(async () => {
    const { response: answer, ...authentication } = authenticationSchema.parse(response);
    const { userHandle, ...signed } = answer;
    const credential = passkeys.find(({ id }) => id === authentication.id);
    if (!credential || (handle !== undefined && userHandle !== handle)) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...authentication, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential,
      requireUserVerification: handle !== undefined,
    });
    return verified ? { id: credential.id, counter: authenticationInfo.newCounter } : undefined;
  });
}
