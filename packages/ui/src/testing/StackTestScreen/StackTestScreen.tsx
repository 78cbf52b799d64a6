import type { Clock } from '@selfservice/api/core/clock';
import { dateOf } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { describeKind, shortTime } from '../../patterns/Timeline/describeInterval.ts';
import { layoutRow } from '../../patterns/Timeline/geometry/layoutRow.ts';
import { dayMinutes, wallMinutes } from '../../patterns/Timeline/geometry/wallMinutes.ts';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import { TimelineHeadWords } from '../../patterns/Timeline/TimelineHeadWords.tsx';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';
import { useTimelineTexts } from '../../patterns/Timeline/useTimelineTexts.ts';
import { NumberControl } from '../TestFrame/NumberControl.tsx';
import { TestControls } from '../TestFrame/TestControls.ts';
import { generateStack } from './generateStack.ts';
import type { StackSeed } from './generateStack.ts';

/** Props of `StackTestScreen`. */
export interface StackTestScreenProps {
  /** What is shown. */
  settings: StackSeed;
  /** Something else is to be shown. */
  onChange: (settings: StackSeed) => void;
  /** Says what time it is. */
  clock: Clock;
}

/** The least and the largest of each setting. */
export const stackLimits = {
  count: [1, 40],
  overlap: [0, 100],
  seed: [0, 999_999],
} as const satisfies Record<keyof StackSeed, readonly [min: number, max: number]>;

const names = ['count', 'overlap', 'seed'] as const;
/** Height of a lane in pixels, with room around the lanes. */
const laneHeight = 32;
const around = 9;

/** How overlapping intervals are stacked, with intervals that are generated. Specification 000 section 2. */
export function StackTestScreen({ settings, onChange, clock }: StackTestScreenProps) {
  const { t } = useTranslation('testing');
  const texts = useTimelineTexts();
  const day = dateOf(clock.localNow());
  const begin = wallMinutes(day);
  const intervals = generateStack(day, settings);
  const placed = layoutRow(intervals, { begin, end: begin + dayMinutes });
  const rowHeight = Math.max(...placed.map(({ lanes }) => lanes)) * laneHeight + around;
  return (
    <>
      <PageHeader title={t('stack.title')} />
      <TestControls role="group" aria-label={t('controls')}>
        {names.map((name) => {
          const [min, max] = stackLimits[name];
          return (
            <NumberControl
              key={name}
              label={t(name === 'seed' ? 'seed' : `stack.${name}`)}
              value={settings[name]}
              limits={t('limits', { min, max })}
              onChange={(next) => onChange({ ...settings, [name]: next })}
              {...{ min, max }}
            />
          );
        })}
      </TestControls>
      <Box style={{ height: rowHeight + 64 }}>
        <Timeline
          label={t('stack.title')}
          headLabel={t('stack.row')}
          rows={[{ id: 'stack' }]}
          intervals={new Map([['stack', intervals]])}
          renderRowHead={() => <TimelineHeadWords>{t('stack.row')}</TimelineHeadWords>}
          headWidth={96}
          rowHeight={rowHeight}
          firstDay={day}
          clock={clock}
        />
      </Box>
      <TimelineLegend />
      <Lanes aria-label={t('stack.list')}>
        {placed.map(({ key, interval, begin: from, end, lane, lanes }) => (
          <li key={key}>
            <span>{shortTime({ begin: begin + from, end: begin + end }, false)}</span>
            <span>{describeKind(interval, texts)}</span>
            <span>{t('stack.lane', { lane: lane + 1, lanes })}</span>
          </li>
        ))}
      </Lanes>
    </>
  );
}

const Box = styled.div`
  margin-block: var(--space-4) var(--space-3);
  border-block: 1px solid var(--color-border);
`;

const Lanes = styled.ol`
  margin-top: var(--space-6);
  columns: 22rem;
  column-gap: var(--space-8);
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    gap: var(--space-3);
    padding-block: var(--space-1);
    break-inside: avoid;
  }

  span:last-child {
    color: var(--color-text-muted);
  }
`;
