import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../features/users/context.type.ts";
import { english } from "../lib/languages.ts";
import { inLanguage } from "./format-error.ts";

/** Translates errors: they are formatted in English, before the reader is known. */
export const answerLanguage: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue: { language }, response: { body } }) {
      if (language === english() || body.kind !== "single" || !body.singleResult.errors) return;
      body.singleResult.errors = body.singleResult.errors.map((error) => inLanguage(error, language));
    },
  }),
};
