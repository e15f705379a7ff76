import { BaseSequencer, type TestSpecification } from "vitest/node";

// The files that take the longest, the slowest first. A run that has no times of an earlier one would go by size.
const slowFiles = [
  "backend/testing/faults/mutated-workbooks.test.ts",
  "backend/testing/fuzz/fuzz.test.ts",
  "backend/testing/permissions/permissions.test.ts",
  "e2e/admin-upload.test.ts",
  "e2e/backup.test.ts",
  "e2e/admin-events.test.ts",
  "e2e/guest-page.test.ts",
  "e2e/main-journey.test.ts",
  "e2e/import-preview.test.ts",
  "e2e/messages.test.ts",
  "e2e/customer-event-editor.test.ts",
  "e2e/processes.test.ts",
  "e2e/live.test.ts",
];

const rank = ({ moduleId }: TestSpecification) => {
  const place = slowFiles.findIndex((file) => moduleId.replaceAll("\\", "/").endsWith(file));
  return place === -1 ? slowFiles.length : place;
};

/** Starts slow files first, so that both workers end at about the same time. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}
