import type { Page } from "playwright-core";
import { CreateEventDocument, CreateUserDocument } from "../../frontend/generated/documents.ts";
import { ask } from "./prepared-event.ts";

/** A customer, made over the API as the administrator who is signed in on the page. @returns their id */
export async function createCustomer(page: Page, name: string, password = "a table for eight"): Promise<number> {
  const username = name.toLowerCase().replaceAll(" ", "-");
  const input = { name, username, email: `${username}@example.com`, password, role: "CUSTOMER" as const };
  return (await ask(page, CreateUserDocument, { input })).createUser.id;
}

/** An event, made likewise; the administrator's own unless an owner is given. @returns its id */
export async function createEventFor(page: Page, name: string, ownerId?: number): Promise<number> {
  return (await ask(page, CreateEventDocument, { input: { name, ownerId } })).createEvent.id;
}
