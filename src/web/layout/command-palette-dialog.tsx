import { Modal, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { projectsQuery } from '../api/project-list.ts';
import { useSession } from '../api/session.ts';
import styles from './command-palette.module.css';
import { type Command, commandsFor, matching } from './commands.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Go to a project or screen, or change the color theme, by typing a few letters. */
export default function CommandPaletteDialog({ isOpen, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Go to"
      size="lg"
      yOffset="12vh"
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
      transitionProps={{ duration: 120 }}
    >
      <Palette onClose={onClose} />
    </Modal>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { data: projects = [] } = useQuery({ ...projectsQuery, enabled: user !== null });
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const shown = matching(commandsFor(user !== null, projects), typed);
  const selected = shown[Math.min(index, shown.length - 1)];

  useEffect(() => {
    if (selected) document.getElementById(optionId(selected))?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  function run(command: Command) {
    onClose();
    if ('to' in command.run) void navigate(command.run.to);
    else setColorScheme(command.run.scheme);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setIndex((Math.min(index, shown.length - 1) + step + shown.length) % shown.length);
    }
    if (event.key === 'Enter' && selected) {
      event.preventDefault();
      run(selected);
    }
  }

  return (
    <>
      <input
        className={styles.input}
        role="combobox"
        aria-expanded="true"
        aria-controls="commands"
        aria-activedescendant={selected && optionId(selected)}
        aria-label="Type a project, a screen or a command"
        placeholder="A project, a screen, a command"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="commands" role="listbox" aria-label="Commands" className={styles.list} tabIndex={-1}>
        {shown.map((command, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={command.id}
            id={optionId(command)}
            role="option"
            tabIndex={-1}
            aria-selected={command === selected}
            className={styles.option}
            onClick={() => run(command)}
            onPointerMove={() => setIndex(at)}
          >
            <span className={styles.label}>{command.label}</span>
            <span className={styles.hint}>{command.hint || command.group}</span>
          </div>
        ))}
      </div>
      <p role="status" className={shown.length === 0 ? styles.none : 'visually-hidden'}>
        {shown.length === 0 ? 'No matches.' : `${shown.length} commands`}
      </p>
    </>
  );
}

const optionId = (command: Command) => `command-${command.id}`;
