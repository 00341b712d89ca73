CREATE TABLE "whole_texts" (
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"texts" text NOT NULL,
	CONSTRAINT "whole_texts_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "strategy" SET DATA TYPE text, ALTER COLUMN "prompt_document" SET DATA TYPE text, ALTER COLUMN "prompt_uncorrected" SET DATA TYPE text, ADD COLUMN "whole_texts_id" text;--> statement-breakpoint
ALTER TABLE "text_bases" ALTER COLUMN "data" SET DATA TYPE text, ADD COLUMN "whole_texts_id" text;--> statement-breakpoint
ALTER TABLE "whole_texts" ADD CONSTRAINT "whole_texts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "strategy" SET STORAGE EXTERNAL, ALTER COLUMN "optimizer_generated" SET STORAGE EXTERNAL, ALTER COLUMN "prompt_document" SET STORAGE EXTERNAL, ALTER COLUMN "prompt_uncorrected" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "text_bases" ALTER COLUMN "data" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "whole_texts" ALTER COLUMN "texts" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "stage_outputs" ALTER COLUMN "packed" SET STORAGE EXTERNAL;
