import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { NumberControl } from '../TestFrame/NumberControl.tsx';
import type { NumberLimits } from '../TestFrame/NumberControl.tsx';
import { TestControls } from '../TestFrame/TestControls.ts';

const names = ['count', 'overlap', 'plan'] as const;

/** What stacking is tried out with: number of intervals, their overlap in percent, and the seed. */
export type StackTestSettings = Record<(typeof names)[number], number>;

export interface StackTestControlsProps {
  /** What is shown. */
  settings: StackTestSettings;
  /** What each number may be. */
  limits: Record<keyof StackTestSettings, NumberLimits>;
  /** Something else is to be shown. */
  onChange: (settings: StackTestSettings) => void;
}

/** Heading and controls of the page that tries out how intervals are stacked. Specification 000 section 2. */
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
