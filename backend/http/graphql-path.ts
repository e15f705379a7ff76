/** Whether the router takes a path for that of GraphQL. */
export const isGraphQL = (path: string): boolean => /^\/graphql\/?$/i.test(path);
