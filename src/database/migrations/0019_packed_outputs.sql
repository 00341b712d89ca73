ALTER TABLE "stage_outputs" ALTER COLUMN "output" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stage_outputs" ADD COLUMN "packed" text;--> statement-breakpoint
ALTER TABLE "stage_outputs" ADD CONSTRAINT "stage_outputs_one_form" CHECK (("stage_outputs"."output" is null) <> ("stage_outputs"."packed" is null));