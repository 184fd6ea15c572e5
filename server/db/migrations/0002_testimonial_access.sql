-- The same tables can live on a hosted PostgreSQL whose public interface is on: callers then come as `anon` or
-- `authenticated`. They may read approved testimonials without their e-mail addresses and hand in pending ones.
DO $$
DECLARE
  caller text;
BEGIN
  FOREACH caller IN ARRAY ARRAY['anon', 'authenticated'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = caller) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN', caller);
      END IF;
    EXCEPTION
      -- Two sites may start on one server at once; and where we may not make roles, nobody calls by them.
      WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "testimonials" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "testimonials" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "the_site_itself" ON "testimonials" FOR ALL TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "anyone_reads_approved" ON "testimonials" FOR SELECT TO PUBLIC
  USING (status = 'approved' AND deleted_at IS NULL);
--> statement-breakpoint
CREATE POLICY "anyone_submits_pending" ON "testimonials" FOR INSERT TO PUBLIC
  WITH CHECK (status = 'pending' AND NOT featured AND NOT sample AND NOT verified_client AND deleted_at IS NULL);
--> statement-breakpoint
REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE
  caller text;
BEGIN
  FOREACH caller IN ARRAY ARRAY['anon', 'authenticated'] LOOP
    CONTINUE WHEN NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = caller);
    EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA public FROM %I', caller);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE ALL ON TABLES FROM %I', caller);
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', caller);
    EXECUTE format(
      'GRANT SELECT (id, name, company, role, content, rating, service_type, project_details, status, photo_url,
        video_url, featured, created_at, updated_at, sample, verified_client) ON testimonials TO %I', caller);
    EXECUTE format(
      'GRANT INSERT (name, email, company, role, content, rating, service_type, project_details)
        ON testimonials TO %I', caller);
  END LOOP;
END $$;
