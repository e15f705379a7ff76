import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";

export const BackupFailure = {
  INTERRUPTED: "interrupted",
  DISK_FULL: "disk_full",
  FOLDER_UNUSABLE: "folder_unusable",
  DATABASE_UNAVAILABLE: "database_unavailable",
  UNUSABLE: "unusable",
  OTHER: "other",
} as const;
export type BackupFailure = (typeof BackupFailure)[keyof typeof BackupFailure];

registerEnumType(BackupFailure, {
  name: "BackupFailure",
  description: "Why a backup failed.",
  valuesConfig: {
    INTERRUPTED: { description: "The program ended before it was done." },
    DISK_FULL: { description: "The disk is full." },
    FOLDER_UNUSABLE: { description: "The backup folder cannot be written to." },
    DATABASE_UNAVAILABLE: { description: "The database did not answer." },
    UNUSABLE: { description: "What was written could not be restored." },
    OTHER: { description: "Something else; the program's log says more." },
  },
});

export const BackupProof = { RESTORED: "restored", READ: "read" } as const;
export type BackupProof = (typeof BackupProof)[keyof typeof BackupProof];

registerEnumType(BackupProof, {
  name: "BackupProof",
  description: "How a backup was tried.",
  valuesConfig: {
    RESTORED: { description: "It was restored into a temporary database, with all its rows." },
    READ: { description: "It was only read to its end, because the database server did not allow a restore." },
  },
});

@ObjectType({ description: "A backup that was made and tried." })
export class BackupSuccess {
  @Field(() => GraphQLDateTime, { description: "When it was begun." })
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it was made and tried." })
  finishedAt!: Date;

  @Field(() => Float, { description: "Size of the file in bytes." })
  bytes!: number;

  @Field(() => BackupProof, { description: "How it was tried." })
  proof!: BackupProof;
}

@ObjectType({ description: "Scheduled backups, and how they are going." })
export class Backups {
  @Field(() => Boolean, { description: "Whether backups are scheduled." })
  isOn!: boolean;

  @Field(() => Boolean, { description: "Whether the files are encrypted." })
  isEncrypted!: boolean;

  @Field(() => Int, { description: "How many are kept at most." })
  keep!: number;

  @Field(() => Int, { description: "How many are kept now." })
  keptCount!: number;

  @Field(() => Boolean, { description: "Whether one is being made." })
  isRunning!: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the next one is due; null if none is." })
  nextAt!: Date | null;

  @Field(() => BackupSuccess, { nullable: true, description: "The last one that succeeded; null before the first." })
  lastSuccess!: BackupSuccess | null;

  @Field(() => BackupFailure, { nullable: true, description: "Why the last one failed; null if it did not fail." })
  failure!: BackupFailure | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the last one failed; null if it did not fail." })
  failedAt!: Date | null;

  @Field(() => Boolean, { description: "Whether two more have been due since the last one that succeeded." })
  isOverdue!: boolean;
}
