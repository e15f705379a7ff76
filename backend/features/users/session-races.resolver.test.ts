import { describe, expect, it } from "vitest";
import { isDeepRun } from "../../../common/testing/random-runs.ts";
import {
  ChangePasswordDocument,
  EndOtherSessionsDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import {
  CompleteSignInDocument,
  CurrentUserDocument,
  LoginDocument,
  SignInByLinkDocument,
} from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { EndHelperDocument } from "../../../frontend/organizer/features/helpers/generated/helpers.ts";
import { JoinByLinkDocument } from "../../../frontend/organizer/features/helpers/generated/my-help.ts";
import {
  CreateUserDocument,
  DeleteUserDocument,
  EndSessionsOfDocument,
  RemoveSecondFactorsOfDocument,
  SetAccountDisabledDocument,
} from "../../../frontend/organizer/features/users/generated/users.ts";
import { ApiClient } from "../../testing/api-client.ts";
import { newEvent } from "../../testing/guest-list-calls.ts";
import { makeHelper } from "../../testing/helper-calls.ts";
import { givePassword, passwordOf, turnOnApp } from "../../testing/second-factor-calls.ts";
import { makeSignInLink } from "../../testing/sign-in-link-calls.ts";
import { sharedTestApis } from "../../testing/test-api.ts";

// Whatever begins a session, at the same time as whatever must end it, on two servers with one database.

const { here, elsewhere } = await sharedTestApis();
const admin = await elsewhere.signInAsAdmin();

interface Account {
  id: number;
  username: string;
  owner: ApiClient;
}

interface Intruder {
  client: ApiClient;
  lastStep(): Promise<unknown>;
}

let count = 0;
async function newAccount(): Promise<Account> {
  count += 1;
  const username = `account-${count}`;
  // By an administrator, because few may register on a day.
  const { createUser } = await admin.execute(CreateUserDocument, {
    input: {
      ...{ username, password: passwordOf(username), name: `Customer ${username}` },
      ...{ email: `${username}@example.com`, role: "CUSTOMER" },
    },
  });
  const owner = elsewhere.anonymous();
  await login(owner, username);
  return { id: createUser.id, username, owner };
}

const login = (client: ApiClient, username: string) =>
  client.execute(LoginDocument, { input: { username, password: passwordOf(username) } });

const changePassword = (client: ApiClient, username: string, newPassword: string) =>
  client.execute(ChangePasswordDocument, { input: { currentPassword: passwordOf(username), newPassword } });

async function waiting(username: string): Promise<ApiClient> {
  const client = here.anonymous();
  await givePassword(client, username);
  return client;
}

const beginnings: Record<string, (account: Account) => Promise<Intruder>> = {
  "the password": async ({ username }) => {
    const client = here.anonymous();
    return { client, lastStep: () => login(client, username) };
  },
  "a sign-in link": async ({ id }) => {
    const client = here.anonymous();
    const { token } = await makeSignInLink(admin, id);
    return { client, lastStep: () => client.execute(SignInByLinkDocument, { token }) };
  },
  "a code of the app": async ({ owner, username }) => {
    const app = await turnOnApp(owner, username);
    const client = await waiting(username);
    return { client, lastStep: () => client.execute(CompleteSignInDocument, { input: { code: app.newCode() } }) };
  },
  "a recovery code": async ({ owner, username }) => {
    const { recoveryCodes } = await turnOnApp(owner, username);
    const client = await waiting(username);
    const input = { recoveryCode: recoveryCodes[0] };
    return { client, lastStep: () => client.execute(CompleteSignInDocument, { input }) };
  },
  "a new password": async ({ username }) => {
    const client = here.anonymous();
    await login(client, username);
    return { client, lastStep: () => changePassword(client, username, "the intruder's password") };
  },
};

interface Ending {
  end(account: Account): Promise<unknown>;
  /** What began before it may go on. */
  sparesEarlier?: boolean;
  /** What begins after it may go on. */
  sparesLater?: boolean;
}

const endings: Record<string, Ending> = {
  "a changed password": { end: ({ owner, username }) => changePassword(owner, username, "the owner's password") },
  "ending the other sessions": {
    end: ({ owner }) => owner.execute(EndOtherSessionsDocument, {}),
    sparesLater: true,
  },
  "an administrator who ends the sessions": {
    end: ({ id }) => admin.execute(EndSessionsOfDocument, { userId: id }),
    sparesLater: true,
  },
  "a disabled account": {
    end: ({ id }) => admin.execute(SetAccountDisabledDocument, { userId: id, isDisabled: true }),
  },
  "a deleted account": { end: ({ id }) => admin.execute(DeleteUserDocument, { id }) },
  "removed second factors": {
    end: ({ id }) => admin.execute(RemoveSecondFactorsOfDocument, { userId: id }),
    sparesEarlier: true,
    sparesLater: true,
  },
};

const ended = Object.keys(endings);
const pairs = Object.keys(beginnings).flatMap((begun, place) =>
  // Each beginning and each ending once, or all of them with all.
  (isDeepRun ? ended : ended.slice((place + 1) % ended.length).slice(0, 1)).map((one) => ({ begun, ended: one })),
);

async function prepare({ begun, ended }: { begun: string; ended: string }) {
  const [begin, ending] = [beginnings[begun], endings[ended]];
  if (!begin || !ending) throw new Error("no such pair");
  const account = await newAccount();
  const { client, lastStep } = await begin(account);
  return { account, client, lastStep, ending, end: () => ending.end(account) };
}

const isSignedIn = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me !== null;

const lockWaits = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

async function oneAfterTheOther(
  userId: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>[]> {
  const blocker = await here.db.pool.connect();
  try {
    await blocker.query("BEGIN");
    await blocker.query("SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE", [userId]);
    const countWaiting = async () => (await here.db.pool.query<{ count: number }>(lockWaits)).rows[0]?.count;
    const isWaiting = (expected: number) => expect.poll(countWaiting, { interval: 5 }).toBe(expected);
    // Settled from the start: one may be refused as soon as the other lets it go on.
    const begun = [Promise.allSettled([first()])];
    await isWaiting(1);
    begun.push(Promise.allSettled([second()]));
    await isWaiting(2);
    await blocker.query("COMMIT");
    return (await Promise.all(begun)).flat();
  } finally {
    blocker.release();
  }
}

describe.each(pairs)("a session begun by $begun, and $ended", (pair) => {
  it("that comes first: it does not begin", async () => {
    const { account, client, lastStep, ending, end } = await prepare(pair);
    const [ended, begun] = await oneAfterTheOther(account.id, end, lastStep);
    expect(ended?.status).toBe("fulfilled");
    // Changing a password keeps the caller's session and those that had begun.
    const isSpared = pair.begun === "a new password" && ending.sparesEarlier === true;
    expect(begun?.status).toBe(isSpared ? "fulfilled" : "rejected");
    expect(await isSignedIn(client)).toBe(isSpared);
  });

  it("that comes second: it does not go on", async () => {
    const { account, client, lastStep, ending, end } = await prepare(pair);
    const [begun, ended] = await oneAfterTheOther(account.id, lastStep, end);
    // A new password is stored before its session begins; the ending may come between.
    const hasBegun = begun?.status === "fulfilled";
    if (pair.begun !== "a new password") expect(hasBegun).toBe(true);
    // The faster intruder has ended the owner's session.
    const isTooLate = ended?.status === "rejected";
    expect(isTooLate).toBe(pair.begun === "a new password" && pair.ended === "a changed password");
    expect(await isSignedIn(client)).toBe(hasBegun && (isTooLate || ending.sparesEarlier === true));
  });
});

const rounds = isDeepRun ? 200 : 1;
const decided = pairs.filter(({ ended }) => endings[ended]?.sparesLater !== true);

it.each(decided)("$ended and $begun at the same time leave no session", { timeout: 600_000 }, async (pair) => {
  for (let round = 0; round < rounds; round += 1) {
    const { client, lastStep, end } = await prepare(pair);
    const [, ended] = await Promise.allSettled([lastStep(), end()]);
    if (ended.status === "fulfilled") expect(await isSignedIn(client)).toBe(false);
    else expect(pair.begun).toBe("a new password");
  }
});

it("eight right codes for one waiting sign-in, all at once, begin one session", async () => {
  const { owner, username } = await newAccount();
  const { recoveryCodes } = await turnOnApp(owner, username);
  const { cookie, url } = await waiting(username);
  const [name = "", value = ""] = cookie.split("=");
  const senders = Array.from({ length: 8 }, () => new ApiClient(url, {}, new Map([[name, value]])));
  const outcomes = await Promise.allSettled(
    senders.map((sender, place) =>
      sender.execute(CompleteSignInDocument, { input: { recoveryCode: recoveryCodes[place] } }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await Promise.all(senders.map(isSignedIn))).toEqual(outcomes.map(({ status }) => status === "fulfilled"));
});

it("a helper's link and the end of their help leave no session, whichever comes first", async () => {
  const owner = await elsewhere.signInAsNewCustomer("helped");
  const eventId = await newEvent(owner);
  for (let round = 0; round < Math.max(rounds, 10); round += 1) {
    const { id, token } = await makeHelper(here, eventId, "editor");
    await Promise.allSettled([
      here.anonymous().execute(JoinByLinkDocument, { token }),
      owner.execute(EndHelperDocument, { eventId, id }),
    ]);
    expect(await here.db.prisma.session.count({ where: { helperId: id } })).toBe(0);
  }
});
