import { Field, InputType } from "type-graphql";
import { HelperRole } from "../event-rights/helper.type.ts";

@InputType({ description: "Somebody who helps with an event." })
export class HelperInput {
  @Field(() => String, { description: "Name, from 2 to 100 characters. The history shows it." })
  name!: string;

  @Field(() => HelperRole, { description: "What they may do." })
  role!: HelperRole;
}
