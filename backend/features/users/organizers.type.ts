import type { Role } from "./user.type.ts";

/** For `@Authorized`: signed-in users, and helpers without an account. */
export const organizers = "organizers";

/** Who is admitted to an operation. */
export type Admitted = Role | typeof organizers;
