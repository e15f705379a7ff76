import { Authorized, Ctx, Field, Float, Int, Mutation, ObjectType, Resolver } from "type-graphql";
import { message } from "../../../common/messages/message.ts";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "../users/context.type.ts";
import { Role } from "../users/user.type.ts";
import { cleanUpFiles } from "./uploaded-file.service.ts";

@ObjectType({ description: "What a cleanup of uploaded files removed." })
export class Cleanup {
  @Field(() => String, { description: "What was removed, in a sentence." })
  message!: string;

  @Field(() => Int, { description: "Files that were removed." })
  fileCount!: number;

  @Field(() => Float, { description: "Their size in bytes." })
  bytes!: number;
}

@Resolver()
export class CleanupResolver {
  @Authorized(Role.ADMIN)
  @limited({ takesTurn: false })
  @Mutation(() => Cleanup, {
    description: "Removes all stored guest files except the newest of each event, and leftover temporary files.",
  })
  async cleanUpFiles(@Ctx() { db, language }: Context): Promise<Cleanup> {
    const { fileCount, bytes } = await cleanUpFiles(db);
    return { fileCount, bytes, message: language.say(message("uploads.filesRemoved", { fileCount, bytes })) };
  }
}
