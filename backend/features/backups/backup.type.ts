import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";

/** Why a backup failed. */
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
    FOLDER_UNUSABLE: { description: "The folder for backups cannot be written." },
    DATABASE_UNAVAILABLE: { description: "The database did not answer." },
    UNUSABLE: { description: "What was written could not be restored." },
    OTHER: { description: "Something else; the log has more." },
  },
});

/** How a backup was tried. */
export const BackupProof = { RESTORED: "restored", READ: "read" } as const;
export type BackupProof = (typeof BackupProof)[keyof typeof BackupProof];

registerEnumType(BackupProof, {
  name: "BackupProof",
  description: "How a backup was tried.",
  valuesConfig: {
    RESTORED: { description: "It was restored into a database of its own, with all its rows." },
    READ: { description: "It was read to its end: the database server let nothing be restored." },
  },
});

@ObjectType({ description: "A backup that was made and tried." })
export class BackupSuccess {
  @Field(() => GraphQLDateTime, { description: "The moment that it is from." })
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it had been tried." })
  finishedAt!: Date;

  @Field(() => Float, { description: "Size of the file in bytes." })
  bytes!: number;

  @Field(() => BackupProof, { description: "How it was tried." })
  proof!: BackupProof;
}

@ObjectType({ description: "Backups that the program makes by schedule." })
export class Backups {
  @Field(() => Boolean, { description: "Whether it makes any." })
  isOn!: boolean;

  @Field(() => Boolean, { description: "Whether the files are encrypted." })
  isEncrypted!: boolean;

  @Field(() => Int, { description: "How many it keeps at most." })
  keep!: number;

  @Field(() => Int, { description: "How many there are." })
  keptCount!: number;

  @Field(() => Boolean, { description: "Whether one is being made." })
  isRunning!: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the next one is made; null if none is planned." })
  nextAt!: Date | null;

  @Field(() => BackupSuccess, { nullable: true, description: "The last one that succeeded; null before the first." })
  lastSuccess!: BackupSuccess | null;

  @Field(() => BackupFailure, { nullable: true, description: "Why the last one failed; null if it did not." })
  failure!: BackupFailure | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the last one failed; null if it did not." })
  failedAt!: Date | null;

  @Field(() => Boolean, { description: "Whether the last success is older than twice the time between two." })
  isOverdue!: boolean;
}
