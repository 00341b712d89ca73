import { setSessionSetting, useSessionSettings } from '../../ui/session-settings.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './settings-page.module.css';

/** Demo Mode and Auto-save; both reset on reload. */
export function GeneralSettings() {
  const { demoMode, autoSave } = useSessionSettings();

  function switchDemo(isOn: boolean) {
    setSessionSetting({ demoMode: isOn });
    if (isOn) toast.success('Demo Mode Enabled', 'New analyses open the nearest sample. Nothing is stored and no quota is used.');
    else toast.success('Demo Mode Disabled', 'New analyses read the real site and are saved.');
  }

  function switchAutoSave(isOn: boolean) {
    setSessionSetting({ autoSave: isOn });
    if (isOn) toast.success('Auto-save Enabled', 'Edits to the strategy are saved automatically.');
    else toast.success('Auto-save Disabled', 'Edits of the optimizer text are saved when you select Save.');
  }

  return (
    <ul className={styles.rows}>
      <li className={styles.switch}>
        <Switch label="Demo Mode" checked={demoMode} onChange={switchDemo}>
          New analyses open the closest sample and save nothing.
        </Switch>
      </li>
      <li className={styles.switch}>
        <Switch label="Auto-save Projects" checked={autoSave} onChange={switchAutoSave}>
          Edits of the optimizer text save themselves while you write.
        </Switch>
      </li>
    </ul>
  );
}
