import { describe, expect, it } from "vitest";
import { refuseGuestFile } from "./guest-file.ts";
import { maxUploadBytes } from "./limits.ts";

describe("refuseGuestFile", () => {
  it.each(["guests.csv", "GUESTS.XLSX", "final.list.xls"])(
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

  it("accepts exactly 5 MB and refuses one byte more", () => {
    expect(refuseGuestFile({ name: "a.csv", type: "text/csv", size: maxUploadBytes })).toBeNull();
    expect(refuseGuestFile({ name: "a.csv", type: "text/csv", size: maxUploadBytes + 1 })).toBe("TOO_LARGE");
  });
});
