import type { Page } from "playwright-core";
import { ask } from "./prepared-event.ts";

/** A customer, made over the API as the administrator who is signed in on the page. @returns their id */
export async function createCustomer(page: Page, name: string, password = "a table for eight"): Promise<number> {
  const username = name.toLowerCase().replaceAll(" ", "-");
  const input = { name, username, email: `${username}@example.com`, password, role: "CUSTOMER" };
  const query = "mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }";
  return (await ask<{ createUser: { id: number } }>(page, query, { input })).createUser.id;
}

/** An event, made likewise; the administrator's own unless an owner is given. @returns its id */
export async function createEventFor(page: Page, name: string, ownerId?: number): Promise<number> {
  const query = "mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }";
  return (await ask<{ createEvent: { id: number } }>(page, query, { input: { name, ownerId } })).createEvent.id;
}
