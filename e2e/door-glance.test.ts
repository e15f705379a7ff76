import { expect } from "vitest";
import { openDoor, prepareDoor, tapAtDoor } from "./support/door-steps.ts";
import { drawing, listed } from "./support/floor-plan-steps.ts";
import { inspect } from "./support/inspect.ts";
import { expectNoJumps } from "./support/layout-shift.ts";
import { ask } from "./support/prepared-event.ts";
import { card } from "./support/seating-steps.ts";
import { test } from "./support/test.ts";

test("organizers see the evening on their event's screen, live, and nothing before it", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const eventId = await prepareDoor(owner, app, { worksOffline: false });
  await owner.goto("/customer/event-editor?tab=guests");
  await owner.getByRole("table").getByText("Zoë Dubois", { exact: true }).waitFor();
  const glance = owner.getByRole("button", { name: /^\d of 6 here/ });
  expect(await glance.count()).toBe(0);

  const door = await visit("phone");
  await openDoor(door, owner, eventId, "Main door");
  await tapAtDoor(door, "cy", "Cy Young");
  await owner.getByRole("button", { name: "1 of 6 here", exact: true }).waitFor();
  await expectNoJumps(owner);
  await glance.click();
  const panel = owner.getByRole("dialog", { name: "At the door" });
  await panel.getByText("1 of 6 here", { exact: true }).waitFor();
  await panel.getByRole("button", { name: "Here at each table" }).click();
  const head = panel.getByRole("listitem").filter({ hasText: "Head Table" });
  await head.getByText("0 of 1 here").waitFor();
  await panel.getByRole("button", { name: "Not here yet" }).click();
  await panel.getByText("5 guests are not here yet").waitFor();

  await tapAtDoor(door, "miller", "Ana Miller");
  await panel.getByText("2 of 6 here", { exact: true }).waitFor();
  await head.getByText("1 of 1 here").waitFor();
  await panel.getByText("4 guests are not here yet").waitFor();
  await panel.getByRole("img", { name: /^2 guests arrived/ }).waitFor();
  await panel.getByRole("searchbox").fill("zo");
  await panel.getByText("2 guests are not here yet").waitFor();

  const guest = await ask<{ event: { guests: { nodes: { id: number }[] } } }>(
    owner,
    'query ($id: Int!) { event(id: $id) { guests(search: "Cy Young") { nodes { id } } } }',
    { id: eventId },
  );
  const fact = { id: crypto.randomUUID(), device: "side", sequence: 1, kind: "ARRIVED", at: new Date().toISOString() };
  await ask(
    owner,
    "mutation ($id: Int!, $operations: [DoorOperationInput!]!) { recordAtDoor(eventId: $id, operations: $operations) { stored } }",
    { id: eventId, operations: [{ ...fact, guestId: guest.event.guests.nodes[0]?.id }] },
  );
  await panel.getByText("Cy Young was marked as here at two doors.").waitFor();
  expect(await panel.getByText(/^Here · .* · Main door$/).count()).toBe(1);
  expect(await panel.getByRole("link", { name: "Decide at the door" }).getAttribute("href")).toBe("/customer/door");
  await inspect(owner, "door-glance", "[role=dialog]");
  await panel.getByRole("button", { name: "Close" }).click();
  await owner.getByRole("button", { name: "2 of 6 here · 1 needs a look" }).waitFor();

  await owner.goto("/customer/seating");
  await card(owner, "Table 7").getByText("0 of 2 here").waitFor();
  await card(owner, "Head Table").getByText("1 of 1 here").waitFor();
  await tapAtDoor(door, "derek", "Derek Holm");
  await card(owner, "Table 7").getByText("1 of 2 here").waitFor();
  await inspect(owner, "door-board");
  await owner.getByText("Floor plan", { exact: true }).click();
  await owner.getByRole("button", { name: "Place all 3" }).click();
  await listed(owner, "Table 7").getByText("1 of 2 here").waitFor();
  await drawing(owner)
    .locator("text", { hasText: /^1\/2$/ })
    .waitFor();
  await inspect(owner, "door-floor-plan");

  await owner.goto("/customer/print?kind=caterer");
  await owner.getByLabel("Which guests").selectOption("Only guests who are here now");
  await owner.getByText("3 guests", { exact: false }).first().waitFor();
  await inspect(owner, "door-caterer");
});
