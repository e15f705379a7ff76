import { describe, expect, it } from "vitest";
import type { GuestFileReading, ReadingChoices } from "./model/guest-list.ts";
import { parseGuestFile } from "./parse-guest-list.ts";

const csv = (text: string, choices: ReadingChoices = {}): Promise<GuestFileReading> =>
  parseGuestFile(Buffer.from(text), { named: "csv", actual: "csv" }, choices);
const shapeOf = async (text: string) => (await csv(text)).shape;
const couples = "Name,Table\nAnna & Ben Meier,1\nCleo Lind,2\n";

describe("shape", () => {
  it("is the same for files with the same headers", async () => {
    expect(await shapeOf("NAME;  Table\nDora & Emil Ost;3\nFinn Dahl;4\n")).toBe(await shapeOf(couples));
    expect(await shapeOf("Wedding,\nName,Table\nDora Ost,3\n")).toBe(await shapeOf(couples));
  });

  it("differs with the headers, and with the number of columns where there are none", async () => {
    expect(await shapeOf("Name,Table,Meal\nDora Ost,3,\n")).not.toBe(await shapeOf(couples));
    const bare = "Anna Meier,1\nBen Okafor,1\nOlivia Lind,2\nJonas Holm,2\n";
    expect(await shapeOf(bare)).toBe(await shapeOf(`${bare}Thomas Ost,3\n`));
    expect(await shapeOf(bare)).not.toBe(await shapeOf(bare.replaceAll(",", ",x,")));
  });
});

describe("remembered choices", () => {
  const keep = { mapping: null, answers: [{ decision: "couples", option: "keep" }], pointed: null };

  it("are used for a file of their shape, and for no other", async () => {
    const remembered = [{ ...keep, shape: await shapeOf(couples) }];
    expect(await csv(couples, { remembered })).toMatchObject({ remembered: keep, list: { guests: [{}, {}] } });
    expect(await csv("Name,Table,Meal\nAnna & Ben Meier,1,\n", { remembered })).toMatchObject({ remembered: null });
  });

  it("give way to choices that are made now, even to none", async () => {
    const remembered = [{ ...keep, shape: await shapeOf(couples) }];
    const reading = await csv(couples, { remembered, answers: [] });
    expect([reading.remembered, reading.list.guests.length]).toEqual([null, 3]);
  });

  it("are left aside when they do not fit any more", async () => {
    const shape = await shapeOf(couples);
    const remembered = [{ ...keep, answers: [{ decision: "couples", option: "halve" }], shape }];
    expect(await csv(couples, { remembered })).toMatchObject({ remembered: null, list: { guests: [{}, {}, {}] } });
    const mapped = [{ ...keep, mapping: [{ column: "Who", use: "name" as const }], shape }];
    expect(await csv(couples, { remembered: mapped })).toMatchObject({ remembered: null });
  });
});
