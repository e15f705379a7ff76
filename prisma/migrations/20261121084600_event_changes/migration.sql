-- Tells every process which event was changed, when the transaction that changed it commits. Each change of an event, its
-- guest list or its history also changes its row here. The payload is the event's number and nothing else.
CREATE FUNCTION notify_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('event_changes', coalesce(NEW.id, OLD.id)::text);
  RETURN NULL;
END $$;

CREATE TRIGGER notify_event_change
  AFTER UPDATE OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION notify_event_change();
