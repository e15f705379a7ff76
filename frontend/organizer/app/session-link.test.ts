import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CurrentUserDocument } from "../features/auth/generated/auth.ts";
import { goOnAs, isSessionOver, startAfresh } from "../features/auth/session.ts";
import { createSessionLink } from "./session-link.ts";

const carla = {
  __typename: "User" as const,
  id: 7,
  name: "Carla",
  email: "c@example.com",
  username: "carla",
  role: "CUSTOMER" as const,
};
const changes = gql`
  subscription Changes {
    eventChanged
  }
`;
const guests = gql`
  query Guests {
    guests
  }
`;

const refusal = () =>
  new CombinedGraphQLErrors({ errors: [{ message: "Sign in first.", extensions: { code: "UNAUTHENTICATED" } }] });

/** A client of Carla and a server that knows her as long as `server.user` is her. */
function openApp() {
  const server: { user: typeof carla | null; version: number } = { user: carla, version: 1 };
  const terminating = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === "CurrentUser") observer.next({ data: { me: server.user } });
        else if (server.user === null) return observer.error(refusal());
        else observer.next({ data: { eventChanged: server.version, guests: "list" } });
        if (operationName !== "Changes") observer.complete();
      }),
  );
  const cache = new InMemoryCache();
  cache.writeQuery({ query: CurrentUserDocument, data: { me: carla } });
  const client = new ApolloClient({ cache, link: createSessionLink(cache).concat(terminating) });
  return { client, server };
}

const me = (client: ApolloClient) => client.readQuery({ query: CurrentUserDocument })?.me;

describe("a session that ends", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    isSessionOver(false);
    return () => vi.useRealTimers();
  });

  it("keeps what is loaded and whose it is, until the same person signs in again", async () => {
    const { client, server } = openApp();
    await client.query({ query: guests });
    server.user = null;
    await expect(client.query({ query: guests, fetchPolicy: "network-only" })).rejects.toThrow("Sign in first.");
    expect(isSessionOver()).toBe(true);
    expect(me(client)?.name).toBe("Carla");
    server.user = carla;
    await goOnAs(client, carla.id);
    expect(isSessionOver()).toBe(false);
    expect(client.readQuery({ query: guests })).toEqual({ guests: "list" });
  });

  it("leaves nothing to another person", async () => {
    const { client, server } = openApp();
    await client.query({ query: guests });
    server.user = null;
    await client.query({ query: guests, fetchPolicy: "network-only" }).catch(() => undefined);
    server.user = { ...carla, id: 8 };
    await goOnAs(client, 8);
    expect(isSessionOver()).toBe(false);
    expect(client.readQuery({ query: guests })).toBeNull();
  });

  it("takes up what is followed live once there is another session", async () => {
    const { client, server } = openApp();
    const seen: unknown[] = [];
    server.user = null;
    client.subscribe({ query: changes, fetchPolicy: "no-cache" }).subscribe(({ data }) => seen.push(data));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isSessionOver()).toBe(true);
    expect(seen).toEqual([]);
    Object.assign(server, { user: carla, version: 2 });
    await goOnAs(client, carla.id);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen).toEqual([{ eventChanged: 2, guests: "list" }]);
    await startAfresh(client);
  });

  it("is not concluded from a socket that was there before the cookie", async () => {
    const { client, server } = openApp();
    const seen: unknown[] = [];
    let isFirst = true;
    const late = new ApolloLink((operation, forward) => {
      if (operation.operationName !== "Changes" || !isFirst) return forward(operation);
      isFirst = false;
      return new Observable((observer) => observer.error(refusal()));
    });
    client.setLink(ApolloLink.from([createSessionLink(client.cache), late, client.link]));
    client.subscribe({ query: changes, fetchPolicy: "no-cache" }).subscribe(({ data }) => seen.push(data));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isSessionOver()).toBe(false);
    expect(seen).toHaveLength(1);
    expect(server.user).toBe(carla);
  });
});
