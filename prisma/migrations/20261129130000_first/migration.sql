-- CreateEnum
CREATE TYPE "role" AS ENUM ('admin', 'customer');

-- CreateEnum
CREATE TYPE "attendance" AS ENUM ('unknown', 'yes', 'no');

-- CreateEnum
CREATE TYPE "helper_role" AS ENUM ('editor', 'door', 'viewer');

-- CreateEnum
CREATE TYPE "table_shape" AS ENUM ('ROUND', 'RECTANGLE', 'ONE_SIDED', 'ROW');

-- CreateEnum
CREATE TYPE "picture_purpose" AS ENUM ('venue', 'monogram', 'photo');

-- CreateEnum
CREATE TYPE "fixture_kind" AS ENUM ('STAGE', 'BAR', 'DOOR', 'DANCE_FLOOR', 'PILLAR', 'TEXT');

-- CreateEnum
CREATE TYPE "door_operation_kind" AS ENUM ('ARRIVED', 'LEFT', 'CANCELLED', 'WALK_IN', 'RESEATED');

-- CreateEnum
CREATE TYPE "wish_kind" AS ENUM ('TOGETHER', 'APART', 'LIKE', 'DISLIKE', 'COLUMN_TOGETHER', 'COLUMN_SPREAD', 'NEAR', 'AT_TABLES', 'NOT_AT_TABLES', 'LIKE_TABLES', 'DISLIKE_TABLES', 'COMPANY', 'BALANCE', 'TABLE_MINIMUM', 'CHILDREN_AT_TABLES');

-- CreateEnum
CREATE TYPE "wish_priority" AS ENUM ('LOW', 'MEDIUM', 'HIGH');

-- CreateEnum
CREATE TYPE "backup_proof" AS ENUM ('restored', 'read');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "username_key" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),
    "credentials_version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "customer_id" INTEGER,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "date" TEXT NOT NULL DEFAULT '',
    "day" DATE,
    "location" TEXT NOT NULL DEFAULT '',
    "is_public" BOOLEAN NOT NULL DEFAULT true,
    "show_tablemates" BOOLEAN NOT NULL DEFAULT true,
    "guest_code" TEXT NOT NULL DEFAULT '',
    "greeting" TEXT NOT NULL DEFAULT '',
    "works_offline" BOOLEAN NOT NULL DEFAULT false,
    "guest_languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "short_link" TEXT NOT NULL,
    "link_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "primary_color" TEXT NOT NULL DEFAULT '#3B82F6',
    "secondary_color" TEXT NOT NULL DEFAULT '#9333EA',
    "background_color" TEXT NOT NULL DEFAULT '#f9fafb',
    "font_family" TEXT NOT NULL DEFAULT 'Inter, sans-serif',
    "picture" JSONB,
    "hidden_columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "known_columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "guest_list_version" INTEGER NOT NULL DEFAULT 0,
    "door_version" INTEGER NOT NULL DEFAULT 0,
    "retention_days" INTEGER,
    "removal_noticed_at" TIMESTAMPTZ(3),
    "emptied_at" TIMESTAMPTZ(3),
    "figures" JSON,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guests" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "table_number" TEXT NOT NULL DEFAULT '',
    "seat_number" INTEGER,
    "household" TEXT NOT NULL DEFAULT '',
    "guest_of_id" INTEGER,
    "attendance" "attendance" NOT NULL DEFAULT 'unknown',
    "is_locked" BOOLEAN NOT NULL DEFAULT false,
    "is_child" BOOLEAN NOT NULL DEFAULT false,
    "needs_access" BOOLEAN NOT NULL DEFAULT false,
    "is_namesake" BOOLEAN NOT NULL DEFAULT false,
    "door_note" TEXT NOT NULL DEFAULT '',
    "merged_ids" INTEGER[],
    "other_names" TEXT NOT NULL DEFAULT '',
    "additional_info" JSON NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "used_links" (
    "short_link" TEXT NOT NULL,

    CONSTRAINT "used_links_pkey" PRIMARY KEY ("short_link")
);

-- CreateTable
CREATE TABLE "shown_seats" (
    "guest_id" INTEGER NOT NULL,

    CONSTRAINT "shown_seats_pkey" PRIMARY KEY ("guest_id")
);

-- CreateTable
CREATE TABLE "tables" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "capacity" INTEGER,
    "shape" "table_shape" NOT NULL DEFAULT 'ROUND',
    "note" TEXT NOT NULL DEFAULT '',
    "is_locked" BOOLEAN NOT NULL DEFAULT false,
    "is_accessible" BOOLEAN NOT NULL DEFAULT true,
    "is_set_up" BOOLEAN NOT NULL DEFAULT false,
    "is_imported" BOOLEAN NOT NULL DEFAULT false,
    "x" INTEGER,
    "y" INTEGER,
    "rotation" INTEGER NOT NULL DEFAULT 0,
    "width" INTEGER,
    "depth" INTEGER,

    CONSTRAINT "tables_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "floor_plans" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "depth" INTEGER NOT NULL,
    "outline" JSON,
    "is_shown_to_guests" BOOLEAN NOT NULL DEFAULT false,
    "is_in_feet" BOOLEAN,
    "picture_id" INTEGER,
    "picture_x" INTEGER NOT NULL DEFAULT 0,
    "picture_y" INTEGER NOT NULL DEFAULT 0,
    "picture_width" INTEGER NOT NULL DEFAULT 0,
    "picture_opacity" INTEGER NOT NULL DEFAULT 50,

    CONSTRAINT "floor_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fixtures" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "kind" "fixture_kind" NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "x" INTEGER NOT NULL,
    "y" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "depth" INTEGER NOT NULL,
    "rotation" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "fixtures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wishes" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "kind" "wish_kind" NOT NULL,
    "priority" "wish_priority" NOT NULL DEFAULT 'MEDIUM',
    "guest_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "column_name" TEXT NOT NULL DEFAULT '',
    "value" TEXT NOT NULL DEFAULT '',
    "fixture_id" INTEGER,
    "table_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "minimum" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wishes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_plans" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "seating" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_pictures" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "purpose" "picture_purpose" NOT NULL,
    "content" BYTEA NOT NULL,
    "small_content" BYTEA,
    "media_type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "row_changes" (
    "id" BIGSERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "list_version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "ids" INTEGER[],
    "rows" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "row_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "history_entries" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "helper_id" INTEGER,
    "author_name" TEXT,
    "action" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "list_version" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "history_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "imported_sheets" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "guests" JSON NOT NULL,

    CONSTRAINT "imported_sheets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remembered_choices" (
    "event_id" INTEGER NOT NULL,
    "shape" TEXT NOT NULL,
    "choices" JSONB NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "remembered_choices_pkey" PRIMARY KEY ("event_id","shape")
);

-- CreateTable
CREATE TABLE "prints" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "kind" TEXT NOT NULL,
    "list_version" INTEGER NOT NULL,
    "guest_count" INTEGER NOT NULL,
    "printed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unusual_searching" (
    "event_id" INTEGER NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unusual_searching_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "staged_files" (
    "event_id" INTEGER NOT NULL,
    "author" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "mimetype" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staged_files_pkey" PRIMARY KEY ("event_id","author")
);

-- CreateTable
CREATE TABLE "uploaded_files" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "filename" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "uploaded_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "helpers" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "role" "helper_role" NOT NULL,
    "link_hash" TEXT,
    "link_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "joined_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "helpers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "door_operations" (
    "event_id" INTEGER NOT NULL,
    "id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "device" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "kind" "door_operation_kind" NOT NULL,
    "guest_id" INTEGER,
    "walk_in_id" UUID,
    "name" TEXT,
    "table_label" TEXT,
    "cancels" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "replaces" JSONB,
    "expected_table_label" TEXT,
    "previous_table_label" TEXT,
    "previous_name" TEXT,
    "user_id" INTEGER,
    "helper_id" INTEGER,
    "author_name" TEXT,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "door_operations_pkey" PRIMARY KEY ("event_id","id")
);

-- Sessions, and sign-ins that wait for a second factor, are found by their user or helper.
CREATE TABLE "sessions" (
    "sid" VARCHAR NOT NULL,
    "sess" JSON NOT NULL,
    "expire" TIMESTAMP(6) NOT NULL,
    "user_id" INTEGER GENERATED ALWAYS AS (coalesce("sess"->>'userId', "sess"->'waiting'->>'userId')::integer) STORED,
    "helper_id" INTEGER GENERATED ALWAYS AS (("sess"->>'helperId')::integer) STORED,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "authenticator_apps" (
    "user_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "last_step" INTEGER NOT NULL,

    CONSTRAINT "authenticator_apps_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "user_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("user_id","code_hash")
);

-- CreateTable
CREATE TABLE "second_factor_setups" (
    "user_id" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factor_setups_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "sign_in_links" (
    "user_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_links_pkey" PRIMARY KEY ("user_id")
);

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
CREATE TABLE "attempt_counts" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "attempt_counts_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "installations" (
    "row" INTEGER NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "installations_pkey" PRIMARY KEY ("row")
);

-- CreateTable
CREATE TABLE "backup_runs" (
    "id" SERIAL NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "has_failed" BOOLEAN NOT NULL DEFAULT false,
    "proof" "backup_proof",
    "file" TEXT,
    "bytes" BIGINT,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key_key" ON "users"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

-- CreateIndex
CREATE INDEX "users_role_created_at_idx" ON "users"("role", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "events_customer_id_key" ON "events"("customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "events_short_link_key" ON "events"("short_link");

-- CreateIndex
CREATE INDEX "events_owner_id_idx" ON "events"("owner_id");

-- CreateIndex
CREATE INDEX "events_created_at_idx" ON "events"("created_at");

-- CreateIndex
CREATE INDEX "guests_event_id_position_idx" ON "guests"("event_id", "position");

-- CreateIndex
CREATE INDEX "guests_event_id_table_number_idx" ON "guests"("event_id", "table_number");

-- CreateIndex
CREATE INDEX "tables_event_id_position_idx" ON "tables"("event_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "floor_plans_event_id_key" ON "floor_plans"("event_id");

-- CreateIndex
CREATE INDEX "fixtures_event_id_idx" ON "fixtures"("event_id");

-- CreateIndex
CREATE INDEX "wishes_event_id_idx" ON "wishes"("event_id");

-- CreateIndex
CREATE INDEX "saved_plans_event_id_idx" ON "saved_plans"("event_id");

-- CreateIndex
CREATE INDEX "event_pictures_event_id_purpose_id_idx" ON "event_pictures"("event_id", "purpose", "id");

-- CreateIndex
CREATE INDEX "row_changes_event_id_list_version_idx" ON "row_changes"("event_id", "list_version");

-- CreateIndex
CREATE INDEX "history_entries_event_id_id_idx" ON "history_entries"("event_id", "id");

-- CreateIndex
CREATE INDEX "history_entries_event_id_list_version_idx" ON "history_entries"("event_id", "list_version");

-- CreateIndex
CREATE INDEX "history_entries_user_id_idx" ON "history_entries"("user_id");

-- CreateIndex
CREATE INDEX "history_entries_helper_id_idx" ON "history_entries"("helper_id");

-- CreateIndex
CREATE UNIQUE INDEX "imported_sheets_event_id_key" ON "imported_sheets"("event_id");

-- CreateIndex
CREATE INDEX "prints_event_id_kind_id_idx" ON "prints"("event_id", "kind", "id");

-- CreateIndex
CREATE INDEX "prints_user_id_idx" ON "prints"("user_id");

-- CreateIndex
CREATE INDEX "staged_files_expires_at_idx" ON "staged_files"("expires_at");

-- CreateIndex
CREATE INDEX "uploaded_files_event_id_id_idx" ON "uploaded_files"("event_id", "id");

-- CreateIndex
CREATE INDEX "uploaded_files_user_id_idx" ON "uploaded_files"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "helpers_link_hash_key" ON "helpers"("link_hash");

-- CreateIndex
CREATE INDEX "helpers_event_id_idx" ON "helpers"("event_id");

-- CreateIndex
CREATE INDEX "door_operations_event_id_guest_id_idx" ON "door_operations"("event_id", "guest_id");

-- CreateIndex
CREATE INDEX "door_operations_event_id_walk_in_id_idx" ON "door_operations"("event_id", "walk_in_id");

-- CreateIndex
CREATE INDEX "door_operations_event_id_cancels_idx" ON "door_operations"("event_id", "cancels");

-- CreateIndex
CREATE INDEX "door_operations_user_id_idx" ON "door_operations"("user_id");

-- CreateIndex
CREATE INDEX "door_operations_helper_id_idx" ON "door_operations"("helper_id");

-- CreateIndex
CREATE UNIQUE INDEX "door_operations_event_id_position_key" ON "door_operations"("event_id", "position");

-- CreateIndex
CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_helper_id_idx" ON "sessions"("helper_id");

-- CreateIndex
CREATE UNIQUE INDEX "sign_in_links_token_hash_key" ON "sign_in_links"("token_hash");

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

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guests" ADD CONSTRAINT "guests_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shown_seats" ADD CONSTRAINT "shown_seats_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tables" ADD CONSTRAINT "tables_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_plans" ADD CONSTRAINT "saved_plans_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "row_changes" ADD CONSTRAINT "row_changes_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_helper_id_fkey" FOREIGN KEY ("helper_id") REFERENCES "helpers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_sheets" ADD CONSTRAINT "imported_sheets_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remembered_choices" ADD CONSTRAINT "remembered_choices_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prints" ADD CONSTRAINT "prints_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prints" ADD CONSTRAINT "prints_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unusual_searching" ADD CONSTRAINT "unusual_searching_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staged_files" ADD CONSTRAINT "staged_files_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "door_operations" ADD CONSTRAINT "door_operations_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "door_operations" ADD CONSTRAINT "door_operations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "door_operations" ADD CONSTRAINT "door_operations_helper_id_fkey" FOREIGN KEY ("helper_id") REFERENCES "helpers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factor_setups" ADD CONSTRAINT "second_factor_setups_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say: order of texts, an index, and triggers.

-- How people look things up: "Table 2" before "Table 10", "eva" beside "Eva", "Émile" among the names with E.
CREATE COLLATION natural_order (provider = icu, locale = 'und-u-kn-ks-level2');

CREATE UNIQUE INDEX "tables_event_id_lower_label_key" ON "tables"("event_id", lower("label"));

-- Tells every process which event was changed, when the transaction that changed it commits. Each change of an event, its
-- guest list or its history also changes its row here. The payload is the event's number and nothing else. What is recorded
-- at a door has a channel of its own: the screens of an event's guests need not hear of arrivals.
CREATE FUNCTION notify_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.door_version <> OLD.door_version THEN
    PERFORM pg_notify('door_changes', NEW.id::text);
  ELSE
    PERFORM pg_notify('event_changes', coalesce(NEW.id, OLD.id)::text);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER notify_event_change
  AFTER UPDATE OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION notify_event_change();

-- A printed code leads to the event that it was printed for, or to none, but never to another one. A restore of a backup
-- brings its own.
CREATE FUNCTION remember_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('find_your_table.records_changes', true) IS DISTINCT FROM 'off' THEN
    INSERT INTO used_links VALUES (NEW.short_link) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER remember_link
  AFTER INSERT OR UPDATE OF short_link ON "events"
  FOR EACH ROW EXECUTE FUNCTION remember_link();

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

-- Helpers go with their event. Without a helper, a session opens nothing; deleting it closes its sockets, too.
CREATE FUNCTION end_sessions_of_helper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sessions" WHERE "helper_id" = OLD."id";
  RETURN NULL;
END $$;
CREATE TRIGGER end_sessions_of_helper
  AFTER DELETE ON "helpers"
  FOR EACH ROW EXECUTE FUNCTION end_sessions_of_helper();

-- Records what each statement does to the rows of a table that belong to an event, under the version of the event's guest list.
-- Whoever changes such rows raises the version first. A restore of a backup brings its own records.
-- A statement's rows have no index, and the plan for the first statement is kept: planned for one row, a nested loop would
-- compare each of thousands of rows with all the others. Without nested loops, events are looked up by an array.
CREATE FUNCTION record_row_changes() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off SET enable_mergejoin = off AS $$
BEGIN
  IF current_setting('find_your_table.records_changes', true) = 'off' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO row_changes (event_id, list_version, kind, ids, rows)
    SELECT events.id, events.guest_list_version, TG_TABLE_NAME, array_agg(after.id),
      json_agg(json_build_object('id', after.id, 'before', NULL, 'after', row_to_json(after)))
    FROM rows_after AS after JOIN events ON events.id = after.event_id
    WHERE events.id = ANY (ARRAY(SELECT DISTINCT event_id FROM rows_after)) GROUP BY events.id;
  ELSIF TG_OP = 'DELETE' THEN
    -- Nothing is recorded while the event itself is deleted.
    INSERT INTO row_changes (event_id, list_version, kind, ids, rows)
    SELECT events.id, events.guest_list_version, TG_TABLE_NAME, array_agg(before.id),
      json_agg(json_build_object('id', before.id, 'before', row_to_json(before), 'after', NULL))
    FROM rows_before AS before JOIN events ON events.id = before.event_id
    WHERE events.id = ANY (ARRAY(SELECT DISTINCT event_id FROM rows_before)) GROUP BY events.id;
  ELSE
    -- A new id of the event is not a change of its rows.
    INSERT INTO row_changes (event_id, list_version, kind, ids, rows)
    SELECT events.id, events.guest_list_version, TG_TABLE_NAME, array_agg(after.id),
      json_agg(json_build_object('id', after.id, 'before', row_to_json(before), 'after', row_to_json(after)))
    FROM rows_after AS after JOIN rows_before AS before USING (id, event_id) JOIN events ON events.id = after.event_id
    WHERE events.id = ANY (ARRAY(SELECT DISTINCT event_id FROM rows_after)) GROUP BY events.id;
  END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['guests', 'tables', 'wishes', 'floor_plans', 'fixtures', 'imported_sheets'] LOOP
    EXECUTE format('CREATE TRIGGER record_inserts AFTER INSERT ON %I REFERENCING NEW TABLE AS rows_after
      FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes()', name);
    EXECUTE format('CREATE TRIGGER record_updates AFTER UPDATE ON %I REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
      FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes()', name);
    EXECUTE format('CREATE TRIGGER record_deletes AFTER DELETE ON %I REFERENCING OLD TABLE AS rows_before
      FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes()', name);
  END LOOP;
END $$;

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

-- Replaces what a pattern matches in all texts of a JSON value. Names and their order stay: jsonb would sort an organizer's columns.
CREATE FUNCTION redact_json(value json, pattern text) RETURNS json LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  CASE json_typeof(value)
    WHEN 'object' THEN
      RETURN (SELECT coalesce(json_object_agg(key, redact_json(part, pattern) ORDER BY place), '{}')
        FROM json_each(value) WITH ORDINALITY AS parts (key, part, place));
    WHEN 'array' THEN
      RETURN (SELECT coalesce(json_agg(redact_json(part, pattern) ORDER BY place), '[]')
        FROM json_array_elements(value) WITH ORDINALITY AS parts (part, place));
    WHEN 'string' THEN
      RETURN to_json(redact_text(value #>> '{}', pattern));
    ELSE
      RETURN value;
  END CASE;
END $$;

CREATE FUNCTION redact_text(value text, pattern text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN regexp_replace(value, pattern, '[…]', 'gi');
