CREATE TABLE "stage_durations" (
	"stage" text NOT NULL,
	"up_to_ms" integer NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"total_ms" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "stage_durations_stage_up_to_ms_pk" PRIMARY KEY("stage","up_to_ms")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD COLUMN "fault" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD COLUMN "timings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis_runs" ADD COLUMN "not_before" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "throttles_ends" ON "throttles" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "analysis_runs_status" ON "analysis_runs" USING btree ("status","created_at" DESC NULLS FIRST);