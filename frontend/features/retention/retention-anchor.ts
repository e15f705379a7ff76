/** The part of an event's screen that says how long guests are kept, in its address after the #. */
export const retentionAnchor = "retention";
