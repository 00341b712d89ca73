ALTER TABLE "analysis_runs" ADD COLUMN "kind" text DEFAULT 'analysis' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "strategy_basis" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "strategy_edits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "strategy_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "owner_facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "facts_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "prompt_basis" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "kept_prompt" jsonb;