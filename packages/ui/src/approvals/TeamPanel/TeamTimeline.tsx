import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';
import { daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { coverageStrip } from '../../patterns/Timeline/coverage/coverageStrip.ts';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import { TimelineHeadWords } from '../../patterns/Timeline/TimelineHeadWords.tsx';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { TeamAround, Teammate } from '../team/teamAround.ts';

export interface TeamTimelineProps {
  /** The people around a request. */
  around: TeamAround;
}

interface TeamRow {
  id: string;
  name: string;
  detail: string;
  plan: readonly PlanInterval[];
}

/** Width of the row heads in pixels: less than in the department plan. */
const headWidth = 132;
/** Minimum width of an hour in pixels: two weeks fit, longer pages are scrolled. */
const hourWidth = 1.2;

/** The request among the plans of the team, below the counts of each day. @requirement approvals-18 */
export function TeamTimeline({ around }: TeamTimelineProps) {
  const { page, applicant, ghost, hasHours, others, coverage, holidays } = around;
  const { t } = useTranslation('approvals');
  const { t: words } = useTranslation('patterns');
  const clock = useClock();
  const { dayNames } = useTimelineTexts();
  const [isWhole, setIsWhole] = useState(false);
  const away = t('team.role.away');
  const detailOf = ({ role, reason, number }: Teammate) =>
    [number, t(`team.role.${role}`), role === 'away' ? reason : ''].filter(Boolean).join(' · ');
  const shown = [...others.first, ...(isWhole ? others.more : [])];
  const rows: TeamRow[] = [
    { ...applicant, detail: [applicant.number, t('team.role.applicant')].filter(Boolean).join(' · ') },
    ...shown.map((person) => ({
      id: person.personRef,
      name: person.name,
      plan: person.plan,
      detail: detailOf(person),
    })),
  ];
  // An entry without a reason still says that the person is away.
  const intervals = new Map(
    rows.map(({ id, plan }) => [
      id,
      plan.map((entry) => (isOtherEntry(entry) && entry.name === '' ? { ...entry, name: away } : entry)),
    ]),
  );
  return (
    <>
      <Timeline
        data={{ rows, intervals, holidays }}
        words={{
          label: t('team.label', { name: applicant.name }),
          renderRowHead: ({ name, detail }) => (
            <TimelineHeadWords detail={detail}>{titlesAfter(name)}</TimelineHeadWords>
          ),
        }}
        scale={{
          headLabel: t('team.head'),
          clock,
          firstDay: page.from,
          days: daysBetween(page.from, page.to) + 1,
          hasHours,
        }}
        coverage={coverageStrip(coverage, ['absent', 'asked'], { t: words, dayNames })}
        marks={{
          of: (interval) => (interval === ghost ? 'ghost' : undefined),
          words: { ghost: t('team.ghost'), sameShift: '' },
        }}
        sizes={{ headWidth, hourWidth }}
        fits="rows"
      />
      {others.more.length > 0 && !isWhole && (
        <More kind="quiet" onPress={() => setIsWhole(true)}>
          {t('team.more', { count: others.more.length })}
        </More>
      )}
    </>
  );
}

const More = styled(Button)`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--space-4));
`;
