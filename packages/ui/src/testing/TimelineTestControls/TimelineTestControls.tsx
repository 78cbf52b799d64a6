import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { NumberControl } from '../TestFrame/NumberControl.tsx';
import type { NumberLimits } from '../TestFrame/NumberControl.tsx';
import { TestControls } from '../TestFrame/TestControls.ts';

/** The choices for the days. */
export const timelineTestDays = ['1', '3', '7', 'month'] as const;

/** The visible days: today, three days from today, the current week, or the current month. */
export type TimelineTestDays = (typeof timelineTestDays)[number];

/** The settings of the timeline. */
export interface TimelineTestSettings {
  /** Number of people. */
  persons: number;
  /** The visible days. */
  days: TimelineTestDays;
  /** Seed of the generated data. */
  plan: number;
}

export interface TimelineTestControlsProps {
  /** The current settings. */
  settings: TimelineTestSettings;
  /** The limits of each number. */
  limits: Record<'persons' | 'plan', NumberLimits>;
  /** Called when the user changes a setting. */
  onChange: (settings: TimelineTestSettings) => void;
}

/** The heading and controls of the test route for the timeline. @requirement shell-8 */
export function TimelineTestControls({ settings, limits, onChange }: TimelineTestControlsProps) {
  const { t } = useTranslation('testing');
  const { days } = settings;
  const numberOf = (name: 'persons' | 'plan') => (
    <NumberControl
      label={t(`numbers.${name}`)}
      value={settings[name]}
      limits={limits[name]}
      onChange={(next) => onChange({ ...settings, [name]: next })}
    />
  );
  return (
    <>
      <PageHeader title={t('timeline.title')} />
      <TestControls role="group" aria-label={t('controls')}>
        {numberOf('persons')}
        <Select
          label={t('timeline.days')}
          options={timelineTestDays.map((id) => ({ id, label: t(`timeline.spans.${id}`) }))}
          value={days}
          onChange={(id) =>
            onChange({ ...settings, days: timelineTestDays.find((one) => one === id) ?? days })
          }
        />
        {numberOf('plan')}
      </TestControls>
    </>
  );
}
