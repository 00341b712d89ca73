DROP INDEX "analysis_runs_unfinished";--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "analysis_runs_active" ON "analysis_runs" USING btree ("user_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "analysis_runs_started" ON "analysis_runs" USING btree ("started_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "analysis_runs" DROP COLUMN "host";--> statement-breakpoint
ALTER TABLE "analysis_runs" DROP COLUMN "claim";--> statement-breakpoint
ALTER TABLE "analysis_runs" DROP COLUMN "heartbeat_at";