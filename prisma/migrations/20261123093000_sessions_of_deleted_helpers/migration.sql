-- Helpers go with their event. Without a helper, a session opens nothing; deleting it closes its sockets, too.
CREATE FUNCTION end_sessions_of_helper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sessions" WHERE "helper_id" = OLD."id";
  RETURN NULL;
END $$;

CREATE TRIGGER end_sessions_of_helper
  AFTER DELETE ON "helpers"
  FOR EACH ROW EXECUTE FUNCTION end_sessions_of_helper();

DELETE FROM "sessions" WHERE "helper_id" IS NOT NULL AND "helper_id" NOT IN (SELECT "id" FROM "helpers");
