import { z } from "zod";
import { inputOf } from "../../lib/rule-fields.ts";
import { helperRole } from "../event-rights/helper.type.ts";

export const HelperInput = inputOf("HelperInput", "Somebody who helps with an event.", {
  name: z.string().describe("Name, from 2 to 100 characters. The history shows it."),
  role: helperRole.describe("What they may do."),
});
export type HelperInput = InstanceType<typeof HelperInput>;
