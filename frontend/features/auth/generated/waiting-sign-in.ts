/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingSignInQuery = { waitingSignIn: { hasApp: boolean, passkeyOptions: Record<string, string> | null } | null };


export const WaitingSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasApp"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyOptions"}}]}}]}}]} as unknown as DocumentNode<WaitingSignInQuery, WaitingSignInQueryVariables>;