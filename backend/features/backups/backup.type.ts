import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ObjectType } from "type-graphql";

@ObjectType({ description: "A backup that was made and tried." })
export class BackupSuccess {
  @Field(() => GraphQLDateTime, { description: "When it was begun." })
  startedAt!: Date;

  @Field(() => Float, { description: "Size of the file in bytes." })
  bytes!: number;
}

@ObjectType({ description: "Backups of everything, and how the last ones went." })
export class Backups {
  @Field(() => Boolean, { description: "Whether backups are scheduled." })
  isOn!: boolean;

  @Field(() => Boolean, { description: "Whether one is being made." })
  isRunning!: boolean;

  @Field(() => BackupSuccess, { nullable: true, description: "The last one that succeeded; null before the first." })
  lastSuccess!: BackupSuccess | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the last one failed; null if it did not fail." })
  failedAt!: Date | null;
}
