ALTER TABLE "users" ADD COLUMN "disabled_at" TIMESTAMPTZ(3);

-- Sessions and sign-ins that wait for a second factor are found by their user.
ALTER TABLE "sessions" ADD COLUMN "user_id" INTEGER
  GENERATED ALWAYS AS (coalesce("sess"->>'userId', "sess"->'waiting'->>'userId')::integer) STORED;
ALTER TABLE "sessions" ADD COLUMN "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- Earlier sessions: remembered ones last 30 days, others 7 days and 1 day without a request.
UPDATE "sessions" SET
  "sess" = ("sess"::jsonb || jsonb_build_object('startedAt', ("sess"->>'endsAt')::bigint
    - CASE WHEN "sess"->'cookie'->>'originalMaxAge' IS NULL THEN 7 ELSE 30 END * 86400000::bigint))::json,
  "last_used_at" = least(CURRENT_TIMESTAMP, to_timestamp((("sess"->>'endsAt')::bigint
    - CASE WHEN "sess"->'cookie'->>'originalMaxAge' IS NULL THEN 7 ELSE 30 END * 86400000::bigint) / 1000.0))
WHERE "sess"->>'endsAt' IS NOT NULL;

-- Tells every process which session has ended, when the transaction that ends it commits: its sockets end, too. The payload
-- is a hash of the session's id, because any user of the database may listen.
CREATE FUNCTION notify_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ends', encode(sha256(convert_to(OLD.sid, 'UTF8')), 'hex'));
  RETURN NULL;
END $$;

CREATE TRIGGER notify_session_end
  AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION notify_session_end();
