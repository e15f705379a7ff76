import { randomUUID } from "node:crypto";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import type { APIRequestContext } from "playwright-core";
import { expect } from "vitest";
import {
  CreateLinkedEventDocument,
  CreateUserDocument,
  LoginDocument,
  LogoutDocument,
} from "../../frontend/generated/documents.ts";
import type { RunningApp } from "./app.ts";
import { type ChosenFile, csvFile, type Rows } from "./guest-files.ts";

/** Who asks the API: a page, or somebody without one. */
export interface Caller {
  request: APIRequestContext;
}

/** What an event is made with. */
export interface EventWishes {
  name: string;
  isPublic?: boolean;
  showTablemates?: boolean;
  guestCode?: string;
  date?: string;
  location?: string;
  greeting?: string;
  guestLanguages?: string[];
  theme?: { primaryColor?: string; backgroundColor?: string; fontFamily?: string };
}

/** An event with these guests, made over the API as the administrator; nobody is signed in afterwards. */
export async function prepareEvent(caller: Caller, { admin }: RunningApp, wishes: EventWishes, guests: Rows) {
  await ask(caller, LoginDocument, { input: admin });
  const { createEvent } = await ask(caller, CreateLinkedEventDocument, { input: wishes });
  await uploadGuests(caller, createEvent.id, guests);
  await ask(caller, LogoutDocument, {});
  return { ...createEvent, path: `/view/seats/${createEvent.shortLink}` };
}

/** A customer who can sign in with this name and password, made over the API; nobody is signed in afterwards. */
export async function prepareCustomer(caller: Caller, { admin }: RunningApp, firstName = "Carla") {
  // Other files may have a customer of that first name on the same program.
  const username = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  const customer = { username, password: "a table for eight" };
  await ask(caller, LoginDocument, { input: admin });
  await ask(caller, CreateUserDocument, {
    input: { ...customer, name: `${firstName} Customer`, email: `${username}@example.com`, role: "CUSTOMER" },
  });
  await ask(caller, LogoutDocument, {});
  return customer;
}

/** Uploads these guests as a list, as the user who is signed in there. */
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

/** Puts a picture on an event's page, as the user who is signed in there. */
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

/** Asks the API as the user who is signed in there. It must not refuse. */
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
