/** Who is at the door, and where they go from here. */
export interface Leaving {
  /** A helper's name; undefined for users, and while that is unknown. */
  helper: string | undefined;
  /** The screens of the event; undefined for helpers who have only the door. */
  eventScreens: string | undefined;
  /** Deletes the list from the device and ends the session. */
  leave(): void;
}
