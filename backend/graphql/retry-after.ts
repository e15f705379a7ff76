import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../features/users/context.type.ts";

/** Adds the `Retry-After` header to a refusal that has a time to try again. */
export const retryAfter: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ response: { body, http } }) {
      const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
      const waits = errors.map(({ extensions }) => extensions?.retryAfter).filter((wait) => typeof wait === "number");
      if (waits.length > 0) http.headers.set("retry-after", String(Math.max(...waits)));
    },
  }),
};
