import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { CreateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { CreateUserDocument } from "../../frontend/organizer/features/users/generated/users.ts";
import { ask } from "./prepared-event.ts";

/** Of no user of any test. */
export const uniqueName = (firstName: string) => `${firstName} ${randomUUID().slice(0, 8)}`;

export const usernameOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** As the signed-in administrator; returns the id. */
export async function createCustomer(page: Page, name: string, password = "a table for eight"): Promise<number> {
  const username = usernameOf(name);
  const input = { name, username, email: `${username}@example.com`, password, role: "CUSTOMER" as const };
  return (await ask(page, CreateUserDocument, { input })).createUser.id;
}

/** The administrator's own without an owner; returns the id. */
export async function createEventFor(page: Page, name: string, ownerId?: number): Promise<number> {
  return (await ask(page, CreateEventDocument, { input: { name, ownerId } })).createEvent.id;
}
