import { randomUUID } from "node:crypto";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type APIRequestContext, expect } from "@playwright/test";
import { print } from "graphql";
import { CreateLinkedEventDocument } from "../../backend/testing/generated/operations.ts";
import { LoginDocument, LogoutDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import { CreateUserDocument } from "../../frontend/organizer/features/users/generated/users.ts";
import type { RunningApp } from "./app.ts";
import { type ChosenFile, csvFile, type Rows } from "./guest-files.ts";

/** A page, or a request context without one. */
export interface Caller {
  request: APIRequestContext;
}

export interface EventWishes {
  name: string;
  isPublic?: boolean;
  worksOffline?: boolean;
  showTablemates?: boolean;
  guestCode?: string;
  date?: string;
  location?: string;
  greeting?: string;
  guestLanguages?: string[];
  theme?: { primaryColor?: string; backgroundColor?: string; fontFamily?: string };
}

/** As the administrator; nobody is signed in afterwards. */
export async function prepareEvent(
  caller: Caller,
  { admin }: Pick<RunningApp, "admin">,
  wishes: EventWishes,
  guests: Rows,
) {
  await ask(caller, LoginDocument, { input: admin });
  const { createEvent } = await ask(caller, CreateLinkedEventDocument, { input: wishes });
  await uploadGuests(caller, createEvent.id, guests);
  await ask(caller, LogoutDocument, {});
  return { ...createEvent, path: `/view/seats/${createEvent.shortLink}` };
}

/** Nobody is signed in afterwards. */
export async function prepareCustomer(caller: Caller, { admin }: RunningApp, firstName = "Carla") {
  // Other files may have a customer of the same first name.
  const username = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  const customer = { username, password: "a table for eight" };
  await ask(caller, LoginDocument, { input: admin });
  await ask(caller, CreateUserDocument, {
    input: { ...customer, name: `${firstName} Customer`, email: `${username}@example.com`, role: "CUSTOMER" },
  });
  await ask(caller, LogoutDocument, {});
  return customer;
}

export async function uploadGuests(caller: Caller, eventId: number, guests: Rows): Promise<void> {
  const query =
    "mutation ($eventId: Int!, $file: Upload!) { uploadGuestFile(eventId: $eventId, file: $file) { guestCount } }";
  const response = await caller.request.post("/graphql", {
    headers: { "Apollo-Require-Preflight": "true" },
    multipart: {
      operations: JSON.stringify({ query, variables: { eventId, file: null } }),
      map: JSON.stringify({ list: ["variables.file"] }),
      list: csvFile("guests.csv", guests),
    },
  });
  expect(await response.json()).toEqual({ data: { uploadGuestFile: { guestCount: guests.length - 1 } } });
}

export async function uploadPicture(caller: Caller, eventId: number, kind: "MONOGRAM" | "PHOTO", file: ChosenFile) {
  const query =
    "mutation ($eventId: Int!, $kind: PictureKind!, $file: Upload!) { uploadEventPicture(eventId: $eventId, kind: $kind, file: $file) { id } }";
  const response = await caller.request.post("/graphql", {
    headers: { "Apollo-Require-Preflight": "true" },
    multipart: {
      operations: JSON.stringify({ query, variables: { eventId, kind, file: null } }),
      map: JSON.stringify({ picture: ["variables.file"] }),
      picture: file,
    },
  });
  expect(await response.json()).toEqual({ data: { uploadEventPicture: { id: eventId } } });
}

/** As the signed-in user. @throws Error for any refusal */
export async function ask<Data = unknown, Variables = Record<string, unknown>>(
  caller: Caller,
  operation: string | TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const query = typeof operation === "string" ? operation : print(operation);
  const response = await caller.request.post("/graphql", { data: { query, variables } });
  const { data, errors }: { data: Data; errors?: unknown } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}
