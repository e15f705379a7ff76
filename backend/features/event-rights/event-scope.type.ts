declare const readable: unique symbol;
declare const searchable: unique symbol;
declare const owned: unique symbol;
declare const writable: unique symbol;
declare const own: unique symbol;

/** An event that the caller may open by its link. Only the checks in event-access.service.ts create one. */
export type ReadableEventId = number & { readonly [readable]: true };

/** An event that the caller may also search: it has no code, or the caller has entered it. */
export type SearchableEventId = ReadableEventId & { readonly [searchable]: true };

/** An event whose list the caller reads: as its owner, an administrator, or a helper who is an editor or a viewer. */
export type ListReadableEventId = ReadableEventId & { readonly [owned]: true };

/** An event that the caller may also change: any of their own except the sample. Editors who help with it may, too. */
export type WritableEventId = ListReadableEventId & { readonly [writable]: true };

/** An event that the caller may also decide about as a whole: delete it or its guests, invite helpers, take it away. */
export type OwnerEventId = WritableEventId & { readonly [own]: true };
