declare const readable: unique symbol;
declare const searchable: unique symbol;
declare const owned: unique symbol;
declare const writable: unique symbol;
declare const own: unique symbol;
declare const door: unique symbol;
declare const keeper: unique symbol;

/** An event that the caller may open by its link. Only event-access.service.ts creates these branded ids. */
export type ReadableEventId = number & { readonly [readable]: true };

/** An event that the caller may also search: it has no code, or the caller has entered it. */
export type SearchableEventId = ReadableEventId & { readonly [searchable]: true };

/** An event whose list the caller reads: its owner, an administrator, or a helper who edits or views. */
export type ListReadableEventId = ReadableEventId & { readonly [owned]: true };

/** An event that the caller may also change: not the sample. */
export type WritableEventId = ListReadableEventId & { readonly [writable]: true };

/** An event that the caller may decide about as a whole: delete it or its guests, invite helpers, export it. */
export type OwnerEventId = WritableEventId & { readonly [own]: true };

/** An event that the caller owns or helps with, so that they may see what happens at its door. */
export type DoorEventId = SearchableEventId & { readonly [door]: true };

/** An event at whose door the caller may also record what happens: not as a viewer, and not at the sample. */
export type DoorKeeperEventId = DoorEventId & { readonly [keeper]: true };
