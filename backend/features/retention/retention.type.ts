import { Field, Int, ObjectType } from "type-graphql";
import { DoorFigures } from "../door/door.type.ts";

@ObjectType({ description: "When an event's guests, files and recorded changes will be removed." })
export class Removal {
  @Field(() => String, { description: "The day, as 2027-06-12." })
  on!: string;

  @Field(() => Int, { description: "How many days after the event they are kept." })
  days!: number;

  @Field(() => Boolean, {
    description:
      "Whether organizers have been told, 14 days before. Changing the event's day or retention takes this back.",
  })
  isNoticed!: boolean;
}

@ObjectType({ description: "Figures that stay when an event's guests were removed." })
export class EventFigures {
  @Field(() => Int, { description: "How many guests there were." })
  guests!: number;

  @Field(() => Int, { description: "How many guests had a table." })
  seated!: number;

  @Field(() => Int, { description: "How many tables there were." })
  tables!: number;

  @Field(() => Int, { description: "How many households there were." })
  households!: number;

  @Field(() => Int, { description: "How many uploaded files were removed with them." })
  files!: number;

  @Field(() => DoorFigures, { nullable: true, description: "What was recorded at the door; null if nothing was." })
  door!: DoorFigures | null;
}
