-- An account that had only passkeys is as open as its password from now on; recovery codes belong to an authenticator app.
DROP TABLE "passkeys";
DELETE FROM "recovery_codes" WHERE "user_id" NOT IN (SELECT "user_id" FROM "authenticator_apps");

DELETE FROM "second_factor_setups" WHERE "kind" <> 'app';
ALTER TABLE "second_factor_setups" DROP CONSTRAINT "second_factor_setups_pkey";
ALTER TABLE "second_factor_setups" DROP COLUMN "kind";
ALTER TABLE "second_factor_setups" ADD CONSTRAINT "second_factor_setups_pkey" PRIMARY KEY ("user_id");
