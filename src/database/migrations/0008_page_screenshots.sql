CREATE TABLE "page_screenshots" (
	"run_id" text NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"base64" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_screenshots_run_id_path_kind_pk" PRIMARY KEY("run_id","path","kind")
);
--> statement-breakpoint
CREATE TABLE "verification_screenshots" (
	"verification_id" text NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"base64" text NOT NULL,
	CONSTRAINT "verification_screenshots_verification_id_path_kind_pk" PRIMARY KEY("verification_id","path","kind")
);
--> statement-breakpoint
ALTER TABLE "page_screenshots" ADD CONSTRAINT "page_screenshots_run_id_analysis_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."analysis_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_screenshots" ADD CONSTRAINT "verification_screenshots_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;