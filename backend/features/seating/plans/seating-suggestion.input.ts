import { Field, InputType, Int, registerEnumType } from "type-graphql";

/** What a suggested plan keeps of today's. */
export const SeatingKeep = { NOTHING: "nothing", PREFERABLY: "preferably", FEWEST_MOVES: "fewest_moves" } as const;
export type SeatingKeep = (typeof SeatingKeep)[keyof typeof SeatingKeep];

registerEnumType(SeatingKeep, {
  name: "SeatingKeep",
  description:
    "What a suggested plan keeps of where guests sit today. Locked guests always stay, and locked tables unless included.",
  valuesConfig: {
    NOTHING: { description: "Nothing." },
    PREFERABLY: { description: "Guests move only for a reason: each is like a wish of medium priority." },
    FEWEST_MOVES: { description: "As few guests as possible move, whatever is wished for." },
  },
});

@InputType({ description: "How to search for a plan." })
export class SuggestSeatingInput {
  @Field(() => Int, {
    defaultValue: 10,
    description: "Most seconds to search, from 2 to 30. It ends sooner after two seconds without a better plan.",
  })
  seconds!: number;

  @Field(() => Int, {
    defaultValue: 1,
    description:
      "Number of the plan, from 1 to 1000: another one begins elsewhere, and finds another plan where several are good.",
  })
  variant!: number;

  @Field(() => SeatingKeep, { defaultValue: SeatingKeep.NOTHING, description: "What to keep of today's plan." })
  keep!: SeatingKeep;

  @Field(() => Int, {
    nullable: true,
    description:
      "Seats of tables whose number of seats is unknown; if omitted, 10, or as many as sit there today if that is more.",
  })
  seatsPerTable?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether households, and guests and their plus-ones, may sit at different tables.",
  })
  splitHouseholds!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether guests may come to locked tables, and leave them.",
  })
  includesLockedTables!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether guests get chairs, too: couples side by side, children beside an adult, and so on.",
  })
  assignsChairs!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "With assignsChairs, an extra column with ranks as whole numbers, 1 for the host: the next ones sit to their right and left in turn.",
  })
  rankColumn?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Version of the list that the caller's screen shows. Refused with CONFLICT if the list has changed since.",
  })
  listVersion?: number | null;
}
