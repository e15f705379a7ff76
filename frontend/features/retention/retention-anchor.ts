/** The part of an event's screen about how long guests are kept, in its address after the #. */
export const retentionAnchor = "retention";
