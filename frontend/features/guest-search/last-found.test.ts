import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetFound, recallFound, rememberFound } from "./last-found.ts";

const theme = { primaryColor: "#9f1239", backgroundColor: "#fff1f2", fontFamily: "Inter, sans-serif" };
const found = { shortLink: "gala", eventName: "Gala", theme, name: "Anna Müller", tableNumber: "7" };
const dayMs = 24 * 60 * 60 * 1000;

class MemoryStorage {
  readonly texts = new Map<string, string>();
  getItem = (key: string) => this.texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.texts.set(key, text);
  removeItem = (key: string) => void this.texts.delete(key);
}

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("window", { localStorage: storage });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the last table found", () => {
  it("is remembered for its event, replacing the one before", () => {
    rememberFound(found);
    expect(recallFound("gala")).toEqual({ ...found, at: Date.now() });
    expect(recallFound("wedding")).toBeUndefined();
    rememberFound({ ...found, shortLink: "wedding" });
    expect(recallFound("gala")).toBeUndefined();
    expect(storage.texts.size).toBe(1);
  });

  it("is forgotten after two days", () => {
    rememberFound(found);
    vi.setSystemTime(Date.now() + 2 * dayMs - 1);
    expect(recallFound("gala")).toBeDefined();
    vi.setSystemTime(Date.now() + 1);
    expect(recallFound("gala")).toBeUndefined();
    expect(storage.texts.size).toBe(0);
  });

  it("is forgotten with its own event only", () => {
    rememberFound(found);
    forgetFound("wedding");
    expect(recallFound("gala")).toBeDefined();
    forgetFound("gala");
    expect(storage.texts.size).toBe(0);
  });

  it.each(["", "null", "7", "{", "[]", "{}", '{"shortLink":"gala"}', JSON.stringify({ ...found, at: "now" })])(
    "is none where %j stands",
    (text) => {
      storage.setItem("last-found-table", text);
      expect(recallFound("gala")).toBeUndefined();
    },
  );

  it("is not remembered when storage is switched off", () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.stubGlobal("window", {
      get localStorage(): Storage {
        throw new DOMException("no", "SecurityError");
      },
    });
    rememberFound(found);
    expect(recallFound("gala")).toBeUndefined();
    vi.restoreAllMocks();
  });
});
