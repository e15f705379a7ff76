const roleNames = { ADMIN: "Administrator", CUSTOMER: "Customer" };

/** A user's role in words. */
export function roleName(role: keyof typeof roleNames): string {
  return roleNames[role];
}
