/** Name of the event that is made for a customer, until they rename it. */
export const firstEventName = "My Event";
