-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "user_id" INTEGER,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "subject_id" INTEGER,
    "subject_name" TEXT NOT NULL DEFAULT '',
    "event_id" INTEGER,
    "network" TEXT NOT NULL DEFAULT '',
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_tallies" (
    "key" TEXT NOT NULL,
    "entry" JSONB NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_tallies_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at");

-- CreateIndex
CREATE INDEX "audit_entries_kind_at_idx" ON "audit_entries"("kind", "at");

-- CreateIndex
CREATE INDEX "audit_entries_user_id_id_idx" ON "audit_entries"("user_id", "id");

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_id_idx" ON "audit_entries"("subject_id", "id");

-- CreateIndex
CREATE INDEX "audit_entries_event_id_id_idx" ON "audit_entries"("event_id", "id");

-- CreateIndex
CREATE INDEX "audit_tallies_ends_at_idx" ON "audit_tallies"("ends_at");

-- Entries are appended and never changed. The rights say so to every account but a superuser, also to the table's owner, and the
-- triggers to all of them, whatever their settings.
REVOKE ALL ON "audit_entries" FROM PUBLIC;
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entries" FROM CURRENT_USER;

CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '180 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit entries are kept for 180 days and cannot be changed' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER keep_audit_entries
  BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entries();
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER keep_audit_entries;

CREATE FUNCTION keep_all_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are kept for 180 days and cannot be changed' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER keep_all_audit_entries
  BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_all_audit_entries();
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER keep_all_audit_entries;

-- The only way to remove entries: the oldest ones beyond 180 days, at most so many. With the rights of the table's owner, who has the
-- right to delete within this function only. One process at a time does it; for the others there is nothing to remove.
CREATE FUNCTION remove_old_audit_entries(most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  removed integer;
BEGIN
  IF NOT EXISTS (SELECT FROM audit_entries WHERE at < now() - interval '180 days')
    OR NOT pg_try_advisory_xact_lock(hashtext('remove_old_audit_entries')) THEN
    RETURN 0;
  END IF;
  GRANT DELETE ON audit_entries TO CURRENT_USER;
  DELETE FROM audit_entries WHERE id IN (
    SELECT id FROM audit_entries WHERE at < now() - interval '180 days' ORDER BY at LIMIT most
  );
  GET DIAGNOSTICS removed = ROW_COUNT;
  REVOKE DELETE ON audit_entries FROM CURRENT_USER;
  RETURN removed;
END $$;
REVOKE ALL ON FUNCTION remove_old_audit_entries(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_old_audit_entries(integer) TO CURRENT_USER;
