ALTER TABLE "analysis_runs" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD COLUMN "made_by" text;--> statement-breakpoint
CREATE INDEX "analysis_runs_kept" ON "analysis_runs" USING btree ("project_id","finished_at" DESC NULLS FIRST);