declare const readable: unique symbol;
declare const searchable: unique symbol;
declare const owned: unique symbol;
declare const writable: unique symbol;

/** An event that the caller may open by its link. Only the checks of event-access.service.ts make one. */
export type ReadableEventId = number & { readonly [readable]: true };

/** An event that the caller may also search, because it asks them for no code or they have shown it. */
export type SearchableEventId = ReadableEventId & { readonly [searchable]: true };

/** An event that the caller owns or, as an administrator, looks after. */
export type OwnedEventId = ReadableEventId & { readonly [owned]: true };

/** An event that the caller may also change: any of theirs but the sample. */
export type WritableEventId = OwnedEventId & { readonly [writable]: true };
