CREATE TABLE "text_bases" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"base_id" text NOT NULL,
	"text" text NOT NULL,
	"generated_text" text,
	"edits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author" text NOT NULL,
	"origin" text NOT NULL,
	"writer" text,
	"session" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_bases" ADD CONSTRAINT "text_bases_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_base_id_text_bases_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."text_bases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_bases_project" ON "text_bases" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "text_versions_project" ON "text_versions" USING btree ("project_id","kind","id" DESC NULLS LAST);