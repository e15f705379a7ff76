import { z } from "zod";
import type { Message, MessageKey } from "../../common/messages/message.ts";

/** A message from another part of the program, such as another process or one of its own answers. */
export const messageSchema: z.ZodType<Message> = z.object({
  key: z.custom<MessageKey>((key) => typeof key === "string"),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.lazy(() => messageSchema)])),
});
