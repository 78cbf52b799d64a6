import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { NumberControl } from '../TestFrame/NumberControl.tsx';
import type { NumberLimits } from '../TestFrame/NumberControl.tsx';
import { TestControls } from '../TestFrame/TestControls.ts';

/** How many days can be shown. */
export const timelineTestDays = ['1', '3', '7', 'month'] as const;

/** How many days are shown: today and the days after, its week, or its month. */
export type TimelineTestDays = (typeof timelineTestDays)[number];

/** What the timeline is tried out with. */
export interface TimelineTestSettings {
  /** Number of people. */
  persons: number;
  /** Days side by side. */
  days: TimelineTestDays;
  /** Seed of everything that is generated. */
  plan: number;
}

export interface TimelineTestControlsProps {
  /** What is shown. */
  settings: TimelineTestSettings;
  /** What each number may be. */
  limits: Record<'persons' | 'plan', NumberLimits>;
  /** Something else is to be shown. */
  onChange: (settings: TimelineTestSettings) => void;
}

/** Heading and controls of the page that tries out the timeline. Specification 000 section 2. */
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
