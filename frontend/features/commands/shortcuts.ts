import type { PlainScreenKey } from "../../lib/text.ts";
import type { EventPlaces } from "./event-places.ts";
import type { Key } from "./key-names.ts";

export interface Shortcut {
  text: PlainScreenKey;
  /** Each alternative is one key, or several that are pressed together. */
  ways: readonly (readonly Key[])[];
  /** Whether it is for those who may change the event. */
  isChange?: true;
}

export interface ShortcutGroup {
  title: PlainScreenKey;
  shortcuts: readonly Shortcut[];
}

const everywhere: ShortcutGroup = {
  title: "commands.keys.everywhere",
  shortcuts: [
    { text: "commands.keys.palette", ways: [["mod", "K"]] },
    { text: "commands.keys.find", ways: [["/"]] },
    { text: "commands.keys.show", ways: [["?"]] },
    { text: "commands.keys.save", ways: [["mod", "S"]], isChange: true },
    { text: "commands.keys.inResults", ways: [["up"], ["down"]] },
    { text: "commands.keys.take", ways: [["enter"]] },
    { text: "commands.keys.close", ways: [["escape"]] },
  ],
};

const guestList: ShortcutGroup = {
  title: "admin.event.guests",
  shortcuts: [
    { text: "commands.keys.rowsUpTo", ways: [["shift", "click"]], isChange: true },
    { text: "commands.keys.selectNothing", ways: [["escape"]], isChange: true },
  ],
};

const board = (onMac: boolean): ShortcutGroup => ({
  title: "seating.title",
  shortcuts: [
    { text: "commands.keys.goTo", ways: [["up"], ["down"], ["left"], ["right"]] },
    { text: "commands.keys.tenGuests", ways: [["pageUp"], ["pageDown"]] },
    { text: "commands.keys.ends", ways: [["home"], ["end"]] },
    {
      text: "commands.keys.select",
      ways: [["space"], ["mod", "click"]],
    },
    {
      text: "commands.keys.selectUpTo",
      ways: [
        ["shift", "upOrDown"],
        ["shift", "click"],
      ],
    },
    { text: "commands.keys.selectAllGuests", ways: [["mod", "A"]] },
    { text: "commands.keys.typeTable", ways: [["1 – 9"], ["A – Z"]], isChange: true },
    { text: "commands.keys.move", ways: [["enter"], ["M"]], isChange: true },
    { text: "commands.keys.takeSeats", ways: [["delete"]], isChange: true },
    { text: "seating.undo", ways: [["mod", "Z"]], isChange: true },
    {
      text: "seating.redo",
      ways: onMac
        ? [["mod", "shift", "Z"]]
        : [
            ["mod", "Y"],
            ["mod", "shift", "Z"],
          ],
      isChange: true,
    },
    { text: "commands.keys.selectNothingOrStop", ways: [["escape"]] },
  ],
});

const floorPlan: ShortcutGroup = {
  title: "floor-plan.view.plan",
  shortcuts: [
    { text: "commands.keys.thing", ways: [["pageUp"], ["pageDown"]] },
    { text: "commands.keys.nudge", ways: [["up"], ["down"], ["left"], ["right"]], isChange: true },
    {
      text: "commands.keys.nudgeFinely",
      ways: [["shift", "arrows"]],
      isChange: true,
    },
    { text: "commands.keys.turn", ways: [["["], ["]"]], isChange: true },
    { text: "commands.keys.duplicate", ways: [["mod", "D"]], isChange: true },
    { text: "commands.keys.takeOff", ways: [["delete"]], isChange: true },
    { text: "commands.keys.selectAllThings", ways: [["mod", "A"]] },
    { text: "commands.keys.zoom", ways: [["+"], ["−"]] },
    { text: "commands.keys.wholeRoom", ways: [["0"]] },
    { text: "commands.keys.pan", ways: [["space", "drag"]] },
    { text: "commands.keys.selectNothingOrStop", ways: [["escape"]] },
  ],
};

const print: ShortcutGroup = {
  title: "print-screen.title",
  shortcuts: [
    { text: "commands.keys.zoom", ways: [["+"], ["−"]] },
    { text: "print-screen.preview.fitWidth", ways: [["0"]] },
  ],
};

const door: ShortcutGroup = {
  title: "helpers.event.toDoor",
  shortcuts: [
    { text: "commands.keys.typeName", ways: [["A – Z"]], isChange: true },
    { text: "commands.keys.nextMatch", ways: [["up"], ["down"]], isChange: true },
    { text: "commands.keys.markMatch", ways: [["enter"]], isChange: true },
    { text: "commands.keys.nextGuest", ways: [["escape"]], isChange: true },
  ],
};

/** The keys of an event's screens that do something for the reader. */
export function shortcutGroups(
  { mayChange }: Pick<EventPlaces, "mayChange">,
  onMac: boolean,
): readonly ShortcutGroup[] {
  const groups = [everywhere, guestList, board(onMac), floorPlan, print, door];
  return groups
    .map((group) => ({ ...group, shortcuts: group.shortcuts.filter(({ isChange }) => mayChange || !isChange) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}
