import { z } from "zod";
import { inputOf, objectOf } from "../../lib/rule-fields.ts";

export const SecondFactors = objectOf("SecondFactors", "What a user confirms sign-ins with, besides the password.", {
  isAppOn: z.boolean().describe("Whether codes of an authenticator app are accepted."),
  recoveryCodesLeft: z.int().describe("Number of recovery codes that have not been used."),
});
export type SecondFactors = InstanceType<typeof SecondFactors>;

export const AuthenticatorApp = objectOf("AuthenticatorApp", "What an authenticator app needs to show codes.", {
  secret: z.string().describe("The secret in base 32, to type it into the app."),
  uri: z.string().describe("The same as an otpauth:// address, to show as a QR code."),
});
export type AuthenticatorApp = InstanceType<typeof AuthenticatorApp>;

export const WaitingSignIn = objectOf("WaitingSignIn", "A sign-in that waits for its second factor.", {
  hasApp: z.boolean().describe("Whether a code of an authenticator app is accepted."),
});
export type WaitingSignIn = InstanceType<typeof WaitingSignIn>;

export const SecondFactorInput = inputOf("SecondFactorInput", "What completes a sign-in: exactly one of the fields.", {
  code: z.string().nullish().describe("The six digits that the authenticator app shows."),
  recoveryCode: z.string().nullish().describe("An unused recovery code; letter case and hyphens do not matter."),
});
export type SecondFactorInput = InstanceType<typeof SecondFactorInput>;
