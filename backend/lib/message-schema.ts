import { z } from "zod";
import type { Message, MessageKey } from "../../common/messages/message.ts";

/** A message that comes from elsewhere in the same program, such as another process of it, or from its own answers. */
export const messageSchema: z.ZodType<Message> = z.object({
  key: z.custom<MessageKey>((key) => typeof key === "string"),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.lazy(() => messageSchema)])),
});
