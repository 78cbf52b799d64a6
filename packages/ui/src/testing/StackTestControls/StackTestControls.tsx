import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { NumberControl } from '../TestFrame/NumberControl.tsx';
import type { NumberLimits } from '../TestFrame/NumberControl.tsx';
import { TestControls } from '../TestFrame/TestControls.ts';

const names = ['count', 'overlap', 'plan'] as const;

/** The settings of the stack: number of intervals, their overlap in percent, and the seed. */
export type StackTestSettings = Record<(typeof names)[number], number>;

export interface StackTestControlsProps {
  /** The current settings. */
  settings: StackTestSettings;
  /** The limits of each number. */
  limits: Record<keyof StackTestSettings, NumberLimits>;
  /** Called when the user changes a setting. */
  onChange: (settings: StackTestSettings) => void;
}

/** The heading and controls of the test route for stacked intervals. @requirement shell-9 */
export function StackTestControls({ settings, limits, onChange }: StackTestControlsProps) {
  const { t } = useTranslation('testing');
  return (
    <>
      <PageHeader title={t('stack.title')} />
      <TestControls role="group" aria-label={t('controls')}>
        {names.map((name) => (
          <NumberControl
            key={name}
            label={t(`numbers.${name}`)}
            value={settings[name]}
            limits={limits[name]}
            onChange={(next) => onChange({ ...settings, [name]: next })}
          />
        ))}
      </TestControls>
    </>
  );
}
