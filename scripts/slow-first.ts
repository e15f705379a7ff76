import { BaseSequencer, type TestSpecification } from "vitest/node";
import { projectPath, readDurations } from "./test-durations.mjs";

/** Starts the files first that took longest when they ran last, so that both workers end at about the same time. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // By size, where nothing is known.
    const usual = await super.sort(files);
    const { files: known } = readDurations();
    const seconds = ({ moduleId }: TestSpecification) => known[projectPath(moduleId)]?.seconds ?? 0;
    return usual.toSorted((one, other) => seconds(other) - seconds(one));
  }
}
