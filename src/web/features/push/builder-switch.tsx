import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BuilderId } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { Project } from '#contracts/project.ts';
import { useOfferedBuilders } from '../../api/builders.ts';
import { messageOf } from '../../api/client.ts';
import { projectPath, useProjectRoute } from '../../api/project-paths.ts';
import { promptInput, useGenerateDesignerPrompt } from '../../api/projects.ts';
import { NewPromptCost } from '../../layout/model-cost.tsx';
import { ReplacePromptDialog } from '../../layout/replace-prompt-dialog.tsx';
import { toast } from '../../ui/toast.ts';

type Props = {
  project: Project;
  builder: BuilderId;
  /** True when the stored prompt is no longer the one that was generated: the owner changed it. */
  isEdited: boolean;
  /** Whether a text is being written or proofread. */
  isBusy: boolean;
  onSwitched: () => void;
};

/** Rewrites the brief for another builder in place. Custom needs criteria first. */
export function BuilderSwitch({ project, builder, isEdited, isBusy, onSwitched }: Props) {
  const { id, isDemo } = useProjectRoute();
  const navigate = useNavigate();
  const generate = useGenerateDesignerPrompt(id, isDemo);
  const [asked, setAsked] = useState<BuilderId | null>(null);
  const offered = useOfferedBuilders({ isDemo, chosen: builder });

  async function write(designer: BuilderId, replaceKept = false) {
    setAsked(null);
    const criteria = project.customPrompt ?? '';
    if (designer === 'custom' && criteria.trim() === '') {
      toast.error('Custom prompt required', 'Please enter your custom GPT prompt criteria.');
      return navigate(projectPath('choose-designer', id, isDemo));
    }
    let written: Project | null;
    try {
      written = await generate.mutateAsync(promptInput(designer, criteria, replaceKept));
    } catch (error) {
      return toast.error('Generation failed', messageOf(error, 'Failed to generate designer prompt. Please try again.'));
    }
    onSwitched();
    if (!written) return;
    toast.success('Designer prompt generated', `The brief is now written for ${BUILDER_NAMES[designer]}.`);
  }

  function choose(value: string) {
    const designer = BuilderId.parse(value);
    if (designer === builder || generate.isPending) return;
    if (isEdited) setAsked(designer);
    else void write(designer);
  }

  return (
    <>
      <NativeSelect
        label="Written for"
        description={
          generate.isPending ? (
            'Rewriting the brief...'
          ) : (
            <>
              Choose another builder to see how the document changes. <NewPromptCost />
            </>
          )
        }
        value={generate.isPending ? generate.variables.designer : builder}
        disabled={generate.isPending || isBusy}
        data={offered.map((value) => ({ value, label: BUILDER_NAMES[value] }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <ReplacePromptDialog
        project={project}
        designer={asked}
        isPending={generate.isPending}
        onConfirm={(designer) => void write(designer, true)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
