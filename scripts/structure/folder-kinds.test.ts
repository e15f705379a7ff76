import { expect, it } from "vitest";
import { folderOf, readFolderKind } from "./folder-kinds.ts";

it("reads the kind that a folder declares", () => {
  expect(readFolderKind("# Guests\n\nKind: layered\n\nThe guest list.\n")).toBe("layered");
  expect(readFolderKind("# Formats\n\nKind: pure\n")).toBe("pure");
});

it.each(["", "# Guests\n", "Kind: mixed\n", "It is not of this Kind: pure\n"])(
  "takes %j for no declaration",
  (readme) => {
    expect(readFolderKind(readme)).toBeUndefined();
  },
);

it("names the folder of a file", () => {
  expect(folderOf("backend/features/guests/guest.data.ts")).toBe("backend/features/guests");
  expect(folderOf("vite.config.ts")).toBe("");
});
