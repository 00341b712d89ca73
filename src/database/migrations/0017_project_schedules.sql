CREATE TABLE "project_schedules" (
	"project_id" text PRIMARY KEY NOT NULL,
	"every" text NOT NULL,
	"mail" boolean DEFAULT true NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"run_id" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"last_outcome" text,
	"last_matters" integer DEFAULT 0 NOT NULL,
	"last_message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_schedules" ADD CONSTRAINT "project_schedules_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_schedules" ADD CONSTRAINT "project_schedules_run_id_analysis_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."analysis_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_schedules_next" ON "project_schedules" USING btree ("next_at") WHERE stopped_at is null;--> statement-breakpoint
CREATE INDEX "project_schedules_run" ON "project_schedules" USING btree ("run_id");