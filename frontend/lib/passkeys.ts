import { z } from "zod";
import { logFailure } from "./log-failure.ts";

export type PasskeyAnswer =
  | { kind: "given"; response: Record<string, unknown> }
  /** The person canceled, or let the time run out. Browsers do not say which. */
  | { kind: "cancelled" }
  /** The device has a passkey of this account already. */
  | { kind: "known" }
  | { kind: "failed" };

const keyType = z.literal("public-key");
const verification = z.enum(["discouraged", "preferred", "required"]);
const keyList = z.array(
  z.object({
    id: z.string(),
    type: keyType,
    // They only help the browser to find the authenticator; new kinds may come.
    transports: z
      .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]))
      .optional()
      .catch(undefined),
  }),
);

// Written by the server with the library's other half; to the graph they are some object.
const creationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: keyType })),
  timeout: z.number().optional(),
  excludeCredentials: keyList.optional(),
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
      requireResidentKey: z.boolean().optional(),
      residentKey: verification.optional(),
      userVerification: verification.optional(),
    })
    .optional(),
  attestation: z.enum(["direct", "enterprise", "indirect", "none"]).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});

const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: keyList.optional(),
  userVerification: verification.optional(),
});

/** Makes a passkey by beginPasskey's `options`. Call it soon after a click: browsers refuse otherwise. */
export function makePasskey(options: unknown): Promise<PasskeyAnswer> {
  return answerOf(async () => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return { ...(await startRegistration({ optionsJSON: creationOptions.parse(options) })) };
  });
}

/** Confirms with a passkey by the sign-in's `options`. Call it soon after a click: browsers refuse otherwise. */
export function confirmByPasskey(options: unknown): Promise<PasskeyAnswer> {
  return answerOf(async () => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return { ...(await startAuthentication({ optionsJSON: requestOptions.parse(options) })) };
  });
}

async function answerOf(ask: () => Promise<Record<string, unknown>>): Promise<PasskeyAnswer> {
  try {
    return { kind: "given", response: await ask() };
  } catch (error) {
    return { kind: kindOf(error) };
  }
}

function kindOf(error: unknown): "cancelled" | "known" | "failed" {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
  if (name === "InvalidStateError") return "known";
  logFailure("Asking the browser for a passkey", error);
  return "failed";
}
