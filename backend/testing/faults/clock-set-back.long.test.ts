import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningApp } from "../../../e2e/support/app.ts";
import { CurrentUserDocument } from "../../../frontend/features/auth/generated/current-user.ts";
import { CreateEventDocument } from "../../../frontend/features/events/generated/create-event.ts";
import { UpdateEventDocument } from "../../../frontend/features/events/generated/update-event.ts";
import { AddGuestDocument } from "../../../frontend/features/guests/generated/add-guest.ts";
import { UpdateGuestDocument } from "../../../frontend/features/guests/generated/update-guest.ts";
import { ApiClient } from "../api-client.ts";
import { SearchGuestsDocument } from "../generated/guest-operations.ts";
import { EventDocument } from "../generated/operations.ts";
import { sampleEventId } from "../guest-list-calls.ts";
import { signInAsAdmin } from "./program-faults.ts";
import { startProgram } from "./start-program.ts";

const clock = fileURLToPath(new URL("../../../e2e/support/settable-clock.mjs", import.meta.url));

let app: RunningApp;
beforeAll(async () => {
  app = await startProgram({ NODE_OPTIONS: `--import ${clock}`, SEARCH_RATE_LIMIT: "5" });
});
afterAll(() => app.stop());

it("keeps sessions, limits, conflicts and the order of history when the clock is set back by an hour", async () => {
  const admin = await signInAsAdmin(app);
  const guest = new ApiClient(app.url);
  const { createEvent } = await admin.execute(CreateEventDocument, { input: { name: "Gala" } });
  const eventId = createEvent.id;
  const { addGuest } = await admin.execute(AddGuestDocument, { eventId, input: { name: "Anna", tableNumber: "1" } });
  const search = { eventId: await sampleEventId(guest), query: "zoe" };
  for (let i = 0; i < 5; i += 1) await guest.execute(SearchGuestsDocument, search);

  process.kill(app.pid, "SIGUSR2");
  const edited = async (name: string, updatedAt: string) => {
    const input = { name, tableNumber: "1", updatedAt };
    return (await admin.execute(UpdateGuestDocument, { eventId, id: addGuest.id, input })).updateGuest;
  };
  const refusedEdit = (updatedAt: string) =>
    admin.refusal(UpdateGuestDocument, { eventId, id: addGuest.id, input: { name: "X", tableNumber: "1", updatedAt } });

  expect((await admin.execute(CurrentUserDocument, {})).me).not.toBeNull();
  expect((await (await signInAsAdmin(app)).execute(CurrentUserDocument, {})).me).not.toBeNull();
  expect(await guest.refusal(SearchGuestsDocument, search)).toMatchObject({ code: "RATE_LIMITED" });
  const second = await edited("Anna B.", addGuest.updatedAt);
  expect(Date.parse(second.updatedAt)).toBeLessThan(Date.parse(addGuest.updatedAt));
  expect(await refusedEdit(addGuest.updatedAt)).toMatchObject({ code: "CONFLICT" });
  await edited("Anna Berg", second.updatedAt);
  await admin.execute(UpdateEventDocument, { id: eventId, input: { name: "Grand Gala" } });
  const { event } = await admin.execute(EventDocument, { id: eventId });
  expect(event.history.nodes.map(({ action }) => action)).toEqual([
    "update",
    "update_guests",
    "update_guests",
    "update_guests",
    "create",
  ]);
});
