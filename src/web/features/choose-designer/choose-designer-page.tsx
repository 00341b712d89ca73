import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BuilderId } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import { MAX_CUSTOM_PROMPT_LENGTH } from '#contracts/limits.ts';
import type { Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { displayHost } from '#contracts/website-url.ts';
import { useOfferedBuilders } from '../../api/builders.ts';
import { projectPath, useProjectRoute } from '../../api/project-paths.ts';
import { promptInput, useGenerateDesignerPrompt, useRefetchProject } from '../../api/projects.ts';
import { useAction } from '../../api/use-action.ts';
import { NewPromptCost } from '../../layout/model-cost.tsx';
import { OutdatedBanner } from '../../layout/outdated-banner.tsx';
import { ProjectLoader } from '../../layout/project-loader.tsx';
import { ReplacePromptDialog, wouldDiscardKept } from '../../layout/replace-prompt-dialog.tsx';
import { TextRun } from '../../layout/text-run.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import styles from './choose-designer-page.module.css';

export function Component() {
  return <ProjectLoader loading="Loading project...">{(project) => <ChooseDesigner project={project} />}</ProjectLoader>;
}

/** Whether the prompt for a builder is there, though a model may still proofread it. */
const isReady = ({ prompt, outdated }: Project, designer: BuilderId) => prompt?.builder === designer && !outdated?.prompt;

function ChooseDesigner({ project }: { project: Project }) {
  usePageTitle(`Choose a designer for ${displayHost(project.url)}`);
  const { id, isDemo } = useProjectRoute();
  const navigate = useNavigate();
  const generate = useGenerateDesignerPrompt(id, isDemo);
  const refetch = useRefetchProject(id);
  const isWriting = generate.isPending || isRunning(project.status);
  const [designer, setDesigner] = useState<BuilderId | null>(project.selectedDesigner);
  const offered = useOfferedBuilders({ isDemo, chosen: project.selectedDesigner });
  const [criteria, setCriteria] = useState(project.customPrompt ?? '');
  // The field for the criteria opens below the visible part: scroll to it.
  const criteriaField = useRef<HTMLTextAreaElement>(null);
  const [isCustomChosen, setCustomChosen] = useState(false);
  const choose = (id: BuilderId) => {
    setCustomChosen(id === 'custom');
    setDesigner(id);
  };
  useEffect(() => {
    if (isCustomChosen) criteriaField.current?.scrollIntoView({ block: 'nearest' });
  }, [isCustomChosen]);
  const lacksCriteria = designer === 'custom' && criteria.trim() === '';

  const isAsked = useRef(false);
  async function review() {
    isAsked.current = false;
    toast.success('Designer prompt generated', designer ? `The prompt for ${BUILDER_NAMES[designer]} is ready to review.` : '');
    await navigate(projectPath('push', id, isDemo));
  }
  const [isReplaceAsked, setReplaceAsked] = useState(false);
  const failed = { title: 'Generation failed', fallback: 'Failed to generate designer prompt. Please try again.' };
  const continueOnce = useAction(failed, async (replaceKept: boolean) => {
    if (!designer) return toast.error('Please select a designer', 'Choose a web designer option to continue.');
    if (lacksCriteria) return toast.error('Custom prompt required', 'Please enter your custom GPT prompt criteria.');
    if (wouldDiscardKept(project) && !replaceKept) return setReplaceAsked(true);
    // Where a model writes the strategy first, its run leads on as soon as the prompt is there.
    isAsked.current = true;
    const written = await generate.mutateAsync(promptInput(designer, criteria, replaceKept));
    if (written || isReady(await refetch(), designer)) await review();
  });

  return (
    <>
      <PageHead over={displayHost(project.url)} title="Choose Designer">
        Each builder expects a different format. Choose the one you'll use.
      </PageHead>
      {!isWriting && <OutdatedBanner what="strategy" changes={project.outdated?.strategy} />}
      <TextRun
        project={project}
        onDone={(isProofread) => (isAsked.current || !isProofread) && void review()}
        onReady={() => isAsked.current && void review()}
      />
      <fieldset className={styles.options}>
        <legend className="visually-hidden">Web designer</legend>
        {DESIGNERS.filter((option) => offered.includes(option.id)).map((option) => (
          <Option key={option.id} option={option} isChosen={designer === option.id} onChoose={() => choose(option.id)} />
        ))}
      </fieldset>
      {offered.length < DESIGNERS.length && (
        <p className={styles.off}>
          You switched off {DESIGNERS.length - offered.length} of {DESIGNERS.length} builders.{' '}
          <Link to="/settings#builders">Change this in Settings</Link>
        </p>
      )}
      {designer === 'custom' && (
        <Textarea
          ref={criteriaField}
          className={styles.criteria ?? ''}
          label="Custom GPT Prompt Criteria"
          description="What your model should do and how. Included in the prompt word for word."
          placeholder="Write for a static site in plain HTML and CSS. Keep the tone of our current site."
          autosize
          minRows={5}
          maxLength={MAX_CUSTOM_PROMPT_LENGTH}
          value={criteria}
          onChange={(event) => setCriteria(event.currentTarget.value)}
        />
      )}
      <p className={styles.cost}>
        <NewPromptCost />
      </p>
      <ReplacePromptDialog
        project={project}
        designer={isReplaceAsked ? designer : null}
        isPending={generate.isPending}
        onConfirm={() => {
          setReplaceAsked(false);
          continueOnce(true);
        }}
        onCancel={() => setReplaceAsked(false)}
      />
      <ActionBar back={{ to: projectPath('compose', id, isDemo), label: 'Back to Compose' }}>
        <Button onClick={() => continueOnce(false)} disabled={!designer || lacksCriteria || isWriting}>
          {isWriting ? 'Generating...' : 'Continue to Review'}
        </Button>
      </ActionBar>
    </>
  );
}

type OptionProps = { option: (typeof DESIGNERS)[number]; isChosen: boolean; onChoose: () => void };

function Option({ option, isChosen, onChoose }: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="designer"
        value={option.id}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`name-${option.id}`}
        aria-describedby={`about-${option.id}`}
      />
      <span id={`name-${option.id}`} className={styles.name}>
        {BUILDER_NAMES[option.id]}
      </span>
      <span id={`about-${option.id}`} className={styles.about}>
        <span className={styles.description}>{option.description}</span>
        <span className={styles.tags}>
          {option.tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </span>
        {option.notice && <span className={styles.notice}>{option.notice}</span>}
      </span>
    </label>
  );
}

/** What is shown of each builder. Facts as in the builder reference; where something is uncertain it says so. */
const DESIGNERS: { id: BuilderId; description: string; tags: [string, string, string]; notice?: string }[] = [
  {
    id: 'lovable',
    description: 'A chat that builds a React app from one prompt and goes on in follow-ups.',
    tags: ['Opens with the prompt', 'React and Tailwind', 'Code export'],
  },
  {
    id: 'framer',
    description: 'Designs responsive pages on a canvas, one prompt for each page.',
    tags: ['Page by page', 'Visual editing', 'Built-in CMS'],
  },
  {
    id: 'wix',
    description: 'Plans and builds a hosted site in conversation, with bookings, shop and blog.',
    tags: ['Short first message', 'Business features', 'Hosted'],
  },
  {
    id: 'typedream',
    description: 'Makes a simple marketing site from a short description.',
    tags: ['Short description', 'Section by section', 'No code'],
    notice: 'Check that Typedream still accepts new sites; the same prompt fits other simple builders.',
  },
  {
    id: '10web',
    description: 'Builds a WordPress site from a form: name, description, pages, colors and font.',
    tags: ['WordPress', 'Field by field', 'Plugins'],
  },
  {
    id: 'custom',
    description: 'For your own GPT or any other model: you set the criteria, we add the facts.',
    tags: ['Your criteria', 'Any model', 'Facts with sources'],
  },
];
