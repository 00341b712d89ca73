import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BuilderId } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import { MAX_PROJECT_NAME_LENGTH, type Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import { displayHost } from '#contracts/website-url.ts';
import { blueprintImagePath } from '../../api/blueprint.ts';
import { useExportProject } from '../../api/exports.ts';
import { projectPath, useProjectRoute } from '../../api/project-paths.ts';
import { downloadPath, promptInput, useGenerateDesignerPrompt, usePatchProject } from '../../api/projects.ts';
import { useAction } from '../../api/use-action.ts';
import { ExportsList } from '../../layout/exports-list.tsx';
import { OutdatedBanner } from '../../layout/outdated-banner.tsx';
import { NotYet, ProjectLoader } from '../../layout/project-loader.tsx';
import { ReplacePromptDialog, wouldDiscardKept } from '../../layout/replace-prompt-dialog.tsx';
import { TextRun } from '../../layout/text-run.tsx';
import { Versions } from '../../layout/versions/versions.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { BriefSheet } from '../../ui/report/brief-sheet.tsx';
import { lintView } from '../../ui/report/lint.ts';
import { toast } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { BuilderSwitch } from './builder-switch.tsx';
import { CorrectLink, usePlacesToCorrect } from './correct-link.tsx';
import { DocumentChange, EditedPrompt } from './edited-prompt.tsx';
import { LintSummary, requiredChecksFailed } from './lint-summary.tsx';
import { AttachmentList, CopyDialog, ExportDone, OpenInBuilder } from './open-in-builder.tsx';
import { Proofreading } from './proofreading/proofreading.tsx';
import styles from './push-page.module.css';
import { usePromptEdits } from './use-prompt-edits.ts';

/** Saving redirects home after this delay. */
const REDIRECT_DELAY_MS = 1_500;
const SAVE_FAILED = { title: 'Save Failed', fallback: 'The project could not be saved. Please try again.' };
const EXPORT_FAILED = { title: 'Export Failed', fallback: 'Failed to export to builder.' };
const GENERATION_FAILED = { title: 'Generation failed', fallback: 'Failed to generate designer prompt. Please try again.' };

export function Component() {
  return (
    <ProjectLoader loading="Loading prompts...">
      {(project) =>
        project.designerPrompt ? (
          <Push project={project} text={project.designerPrompt} />
        ) : (
          <NotYet title="Prompts Not Ready" to="compose" action="Go Back to Prompts">
            This project has no designer prompt yet. Write the strategy and choose a designer first.
          </NotYet>
        )
      }
    </ProjectLoader>
  );
}

function Push({ project, text }: { project: Project; text: string }) {
  usePageTitle(`Review and export ${displayHost(project.url)}`);
  const { id, isDemo } = useProjectRoute();
  const navigate = useNavigate();
  const patch = usePatchProject(id, isDemo);
  const exportProject = useExportProject(id);
  const [name, setName] = useState(project.projectName ?? '');
  const [isCopyOpen, setCopyOpen] = useState(false);
  const [isExported, setExported] = useState(false);
  const goHomeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(goHomeTimer.current), []);

  const designer = project.prompt?.builder ?? project.selectedDesigner ?? 'custom';
  const builder = BUILDER_NAMES[designer];
  const prompt = project.prompt ?? legacyPrompt(designer, text);
  const isNamed = name.trim() !== '';
  /** The document for the previous builder, after switching. */
  const [before, setBefore] = useState<PromptDocument | null>(null);
  const edits = usePromptEdits(project, prompt);
  const update = useGenerateDesignerPrompt(id, isDemo);
  const isWriting = update.isPending || isRunning(project.status);
  const lint = project.promptLint ?? [];
  const placeOf = usePlacesToCorrect(project);
  const failedGates = lintView(lint).failed.length;

  /** Stores name, builder and `completed`; simulated for demo projects. */
  async function store(done: { title: string; message: string }, withName: boolean) {
    const projectName = withName ? { projectName: name.trim() } : {};
    await patch.mutateAsync({ ...projectName, selectedDesigner: designer, chosenBuilder: designer, status: 'completed' });
    toast.success(done.title, isDemo ? 'Demo project: nothing was saved.' : done.message);
  }

  const saveOnce = useAction(SAVE_FAILED, async () => {
    if (!isNamed) return toast.error('Project Name Required', 'Please enter a project name.');
    if (isDemo) setExported(true);
    await store({ title: 'Project Saved', message: "You'll find it under History & Exports." }, true);
    if (!isDemo) goHomeTimer.current = setTimeout(() => void navigate('/'), REDIRECT_DELAY_MS);
  });
  const exportOnce = useAction(EXPORT_FAILED, async () => {
    if (!isDemo) await exportProject.mutateAsync({ builderName: designer });
    setExported(true);
  });
  const sayUpdated = () => toast.success('Designer prompt generated', `The brief is up to date for ${builder}.`);
  const sayProofread = () => toast.success('Prompt proofread', 'What came of it is listed above the prompt.');
  const [isReplaceAsked, setReplaceAsked] = useState(false);
  const updateOnce = useAction(GENERATION_FAILED, async (replaceKept: boolean) => {
    if (wouldDiscardKept(project) && !replaceKept) return setReplaceAsked(true);
    if (await update.mutateAsync(promptInput(designer, project.customPrompt ?? '', replaceKept))) sayUpdated();
  });
  const saveExportOnce = useAction(SAVE_FAILED, () =>
    store({ title: 'Export Saved', message: `The export to ${builder} is saved with the project.` }, isNamed),
  );

  return (
    <>
      <PageHead over={displayHost(project.url)} title="Review & Export">
        Written for <strong>{builder}</strong>. Paste the first block, then the others in order.
      </PageHead>
      <OutdatedBanner what="prompt" changes={project.outdated?.prompt} isBusy={isWriting} onUpdate={() => updateOnce(false)} />
      <TextRun project={project} onDone={(isProofread) => (isProofread ? sayProofread() : sayUpdated())} />
      {isExported && <ExportDone builder={builder} prompt={prompt} onSave={saveExportOnce} isSaving={patch.isPending} />}
      <div className={styles.layout}>
        <div className={styles.main}>
          {before && before.builder !== designer && <DocumentChange before={before} after={prompt} />}
          {lint.length > 0 && <LintSummary lint={lint} prompt={prompt} placeOf={placeOf} />}
          {!isDemo && <Proofreading project={project} prompt={prompt} isBusy={isWriting || edits.isPending} />}
          <EditedPrompt project={project} edits={edits} />
          {!isDemo && <Versions projectId={id} kind="prompt" isBusy={isWriting || edits.isPending} onRestored={() => setExported(false)} />}
          <BriefSheet
            prompt={prompt}
            lint={lint}
            onEdit={isDemo || isWriting ? undefined : edits.edit}
            sourceOf={(result) => {
              const place = placeOf(result);
              return place && <CorrectLink place={place} />;
            }}
          />
        </div>
        <aside className={styles.side} aria-label="Save and export">
          <section aria-labelledby="save">
            <h2 id="save">Save</h2>
            <TextInput
              label="Project Name"
              required
              description="Best under 50 characters, without special characters"
              maxLength={MAX_PROJECT_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button variant="default" fullWidth onClick={saveOnce} disabled={!isNamed || patch.isPending}>
              {patch.isPending ? 'Saving...' : 'Save Project'}
            </Button>
          </section>
          <section aria-labelledby="builder">
            <h2 id="builder">Builder</h2>
            <BuilderSwitch
              project={project}
              builder={designer}
              isBusy={isWriting}
              isEdited={project.promptEdited ?? (project.prompt ? text !== project.prompt.text : false)}
              onSwitched={() => {
                setBefore(prompt);
                setExported(false);
              }}
            />
          </section>
          {!isExported && <OpenInBuilder builder={builder} prompt={prompt} />}
          <section aria-labelledby="take">
            <h2 id="take">Copy or download</h2>
            <Button variant="default" fullWidth onClick={() => setCopyOpen(true)}>
              Copy Prompt
            </Button>
            <Button component="a" variant="default" fullWidth href={downloadPath(id, 'optimizer', isDemo)} target="_blank" rel="noopener">
              Download Optimizer
            </Button>
            <Button component="a" variant="default" fullWidth href={downloadPath(id, 'designer', isDemo)} target="_blank" rel="noopener">
              Download Designer
            </Button>
          </section>
          {!isDemo && (
            <section aria-labelledby="exports">
              <h2 id="exports">Exports</h2>
              <ExportsList
                projectId={id}
                empty="None yet. Each export is listed here, with a link to the new site and your notes if you add them."
              />
            </section>
          )}
          <AttachmentList
            files={project.attachments ?? []}
            images={(prompt.images ?? []).map((name) => ({ name, href: blueprintImagePath(id, name, isDemo) }))}
          />
        </aside>
      </div>
      <ReplacePromptDialog
        project={project}
        designer={isReplaceAsked ? designer : null}
        isPending={update.isPending}
        onConfirm={() => {
          setReplaceAsked(false);
          updateOnce(true);
        }}
        onCancel={() => setReplaceAsked(false)}
      />
      <CopyDialog isOpen={isCopyOpen} text={prompt.text} onClose={() => setCopyOpen(false)} />
      <ActionBar back={{ to: projectPath('compose', id, isDemo), label: 'Back to Prompts' }}>
        {failedGates > 0 && (
          <a href="#checks" className={styles.gateNote}>
            <IconAlertTriangle size="1em" stroke={1.75} aria-hidden /> {requiredChecksFailed(failedGates)}
          </a>
        )}
        <Button onClick={exportOnce} variant={isExported ? 'default' : 'filled'} disabled={exportProject.isPending}>
          {exportProject.isPending ? 'Exporting...' : `Export to ${builder}`}
        </Button>
      </ActionBar>
    </>
  );
}

/** A prompt from older data: one text without blocks. */
function legacyPrompt(builder: BuilderId, text: string): PromptDocument {
  return {
    builder,
    blocks: [{ id: 'first', kind: 'first', title: 'The full prompt', text, limit: null, limitSource: 'none' }],
    text,
    deepLink: null,
    startPage: '',
    notice: '',
  };
}
