import { Authorized, Ctx, Float, Mutation, Resolver } from "type-graphql";
import { z } from "zod";
import { message } from "../../../common/messages/message.ts";
import { limited } from "../../lib/field-limits.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import type { Context } from "../users/context.type.ts";
import { Role } from "../users/user.type.ts";
import { cleanUpFiles } from "./uploaded-file.service.ts";

const Cleanup = objectOf("Cleanup", "What a cleanup of uploaded files removed.", {
  message: z.string().describe("What was removed, in a sentence."),
  fileCount: z.int().describe("Files that were removed."),
  bytes: ofType<number>(Float).describe("Their size in bytes."),
});
type Cleanup = InstanceType<typeof Cleanup>;

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
