import { expect, it } from "vitest";
import { newEventSchema } from "../../../../common/event-rules.ts";
import { isHardToGuess } from "../../../../common/guest-code.ts";
import { suggestGuestCode } from "./guest-code-field.tsx";

it("suggests codes that the rules accept and nobody can guess", () => {
  const codes = Array.from({ length: 200 }, suggestGuestCode);
  for (const guestCode of codes) {
    expect(guestCode).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}$/);
    expect(isHardToGuess(guestCode)).toBe(true);
    expect(newEventSchema.parse({ name: "Gala", guestCode })).toMatchObject({ guestCode });
  }
  expect(new Set(codes).size).toBe(codes.length);
});
