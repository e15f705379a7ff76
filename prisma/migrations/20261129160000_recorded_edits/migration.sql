-- What an edit of an event changed is recorded like everything else.
ALTER TABLE "history_entries" DROP COLUMN "changes";

-- An edit sets updated_at, and so do how long guests are kept and columns that are hidden as they arrive, which are no edits.
CREATE FUNCTION record_edit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  others CONSTANT text[] := '{updated_at,guest_list_version,retention_days,removal_noticed_at,link_key}';
  before CONSTANT jsonb := to_jsonb(OLD) - others;
  after CONSTANT jsonb := to_jsonb(NEW) - others;
BEGIN
  IF before <> after AND current_setting('find_your_table.records_changes', true) IS DISTINCT FROM 'off' THEN
    INSERT INTO row_changes (event_id, list_version, kind, ids, rows)
    VALUES (NEW.id, NEW.guest_list_version, TG_TABLE_NAME, ARRAY[NEW.id],
      json_build_array(json_build_object('id', NEW.id, 'before', before, 'after', after)));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER record_edits AFTER UPDATE ON "events" FOR EACH ROW
  WHEN (OLD.updated_at <> NEW.updated_at AND OLD.known_columns = NEW.known_columns)
  EXECUTE FUNCTION record_edit();
