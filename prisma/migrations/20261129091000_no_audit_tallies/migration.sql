-- The table of entries is left as it is: it may belong to another account.
DROP TABLE "audit_tallies";
