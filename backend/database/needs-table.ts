/** SQL condition for guests who still need a table: they have none, and have not declined. */
export const needsTable = "guests.table_number = '' AND guests.attendance <> 'no'";
