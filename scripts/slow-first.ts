import { BaseSequencer, type TestSpecification } from "vitest/node";
import { projectPath, readDurations } from "./test-durations.mjs";

/** Starts the slowest files of the last run first, so that workers end at about the same time. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // By size, where nothing is known.
    const usual = await super.sort(files);
    const { files: known } = readDurations();
    const seconds = ({ moduleId }: TestSpecification) => known[projectPath(moduleId)]?.seconds ?? 0;
    return usual.toSorted((one, other) => seconds(other) - seconds(one));
  }
}
