import type { ApolloServer } from "@apollo/server";
import type { Context } from "../features/users/context.type.ts";
import { fromGraphQLError } from "./format-error.ts";

/** Forms run operations, so that they are logged and measured. Methods @throws DomainError as the operations refuse. */
export interface GuestForms {
  enterCode(context: Context, eventId: number, code: string): Promise<void>;
  signOut(context: Context): Promise<void>;
}

export function createGuestForms(graphql: ApolloServer<Context>): GuestForms {
  const run = async (contextValue: Context, query: string, variables: object) => {
    const { body } = await graphql.executeOperation({ query, variables: { ...variables } }, { contextValue });
    if (body.kind !== "single") throw new Error("A form's operation is answered at once.");
    const [error] = body.singleResult.errors ?? [];
    if (error) throw fromGraphQLError(error);
  };
  return {
    enterCode: (context, eventId, code) =>
      run(
        context,
        "mutation EnterGuestCode($eventId: Int!, $code: String!) { enterGuestCode(eventId: $eventId, code: $code) }",
        { eventId, code },
      ),
    signOut: (context) => run(context, "mutation { logout }", {}),
  };
}
