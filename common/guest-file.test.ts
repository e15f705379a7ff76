import { describe, expect, it } from "vitest";
import { otherKindNamed, refuseGuestFile, unsupportedFileKey } from "./guest-file.ts";
import { maxUploadBytes } from "./limits.ts";

describe("refuseGuestFile", () => {
  it.each(["guests.csv", "GUESTS.XLSX", "final.list.xls", "guests.ods", "guests.txt"])(
    "accepts %s by its extension, whatever the MIME type",
    (name) => {
      expect(refuseGuestFile({ name, type: "application/octet-stream", size: 1 })).toBeNull();
    },
  );

  it("accepts a matching MIME type, whatever the extension", () => {
    expect(refuseGuestFile({ name: "guests", type: "text/csv", size: 1 })).toBeNull();
  });

  it("refuses every other type", () => {
    expect(refuseGuestFile({ name: "guests.pdf", type: "application/pdf", size: 1 })).toBe("UNSUPPORTED_FILE");
    expect(refuseGuestFile({ name: "csv", type: "", size: 1 })).toBe("UNSUPPORTED_FILE");
  });

  it.each([
    ["My Guests.Numbers", "rules.unsupported.numbers"],
    ["scan.tiff", "rules.unsupported.picture"],
    ["song.mp3", "rules.unsupportedFile"],
    ["pdf", "rules.unsupportedFile"],
  ])("says what %s is, where that is known", (name, key) => {
    expect(unsupportedFileKey(otherKindNamed(name))).toBe(key);
  });

  it("accepts exactly 5 MB and refuses one byte more", () => {
    expect(refuseGuestFile({ name: "a.csv", type: "text/csv", size: maxUploadBytes })).toBeNull();
    expect(refuseGuestFile({ name: "a.csv", type: "text/csv", size: maxUploadBytes + 1 })).toBe("TOO_LARGE");
  });
});
