CREATE TABLE "run_screenshots" (
	"run_id" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"base64" text NOT NULL,
	CONSTRAINT "run_screenshots_run_id_kind_pk" PRIMARY KEY("run_id","kind")
);
--> statement-breakpoint
ALTER TABLE "run_screenshots" ADD CONSTRAINT "run_screenshots_run_id_analysis_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."analysis_runs"("id") ON DELETE cascade ON UPDATE no action;