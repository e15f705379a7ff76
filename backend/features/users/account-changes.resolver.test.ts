import { describe, expect, it } from "vitest";
import { UpdateAccountDocument } from "../../../frontend/organizer/features/account/generated/account.ts";
import { CurrentUserDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const currentPassword = "password of changer";
const api = await sharedTestApi();
const customer = await api.signInAsNewCustomer("changer");

const change = (input: { name?: string; email?: string; currentPassword?: string }) =>
  customer.execute(UpdateAccountDocument, { input });
const refusal = (input: { name?: string; email?: string; currentPassword?: string }) =>
  customer.refusal(UpdateAccountDocument, { input });

describe("updateAccount", () => {
  it("changes the caller's name without a password, and leaves out what is omitted", async () => {
    const { updateAccount } = await change({ name: "  Petra Holm " });
    expect(updateAccount).toMatchObject({ name: "Petra Holm", email: "changer@example.com" });
    expect((await customer.execute(CurrentUserDocument, {})).me?.name).toBe("Petra Holm");
    // A form sends every field.
    expect(await change({ name: "Petra Holm", email: "changer@example.com" })).toEqual({ updateAccount });
  });

  it("changes the address with the password, and then the new address signs in", async () => {
    const email = "Petra@example.com";
    expect(await refusal({ email })).toEqual({
      code: "BAD_INPUT",
      status: 400,
      message: "Please enter your current password to change your email address.",
    });
    expect(await refusal({ email, currentPassword: "wrong" })).toMatchObject({
      code: "FORBIDDEN",
      message: "The current password is incorrect.",
    });
    expect((await change({ email, currentPassword })).updateAccount).toMatchObject({ name: "Petra Holm", email });
    await api.signIn("petra@EXAMPLE.com", currentPassword);
    await expect(api.signIn("changer@example.com", currentPassword)).rejects.toThrow("incorrect");
  });

  it("refuses an address that is somebody's", async () => {
    expect(await refusal({ email: "ADMIN@example.com", currentPassword })).toEqual({
      code: "CONFLICT",
      status: 409,
      message: "This email is already in use.",
    });
  });
});
