import { t } from "../../lib/text.ts";

/** Asks the browser for a passkey by `options`, and passes its answer on. Returns why there is no sign-in, if so. */
export async function answerByPasskey(
  options: unknown,
  onAnswer: (response: Record<string, unknown>) => Promise<string | undefined>,
): Promise<string | undefined> {
  const { confirmByPasskey } = await import("../../lib/passkeys.ts");
  const answer = await confirmByPasskey(options);
  if (answer.kind === "given") return onAnswer(answer.response);
  return answer.kind === "cancelled" ? t("second-factor.step.cancelled") : t("second-factor.step.failed");
}
