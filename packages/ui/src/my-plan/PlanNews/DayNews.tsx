import type { DayChange } from '@selfservice/api/my-plan/create-plan-news';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spanOf } from '../../patterns/Timeline/geometry/spanOf.ts';
import { describeKind, shortTime } from '../../patterns/Timeline/words/describeInterval.ts';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface DayNewsProps {
  /** The change of the day. */
  change: DayChange;
}

/** Says that a day has changed, and what was planned before while the page still has it. @requirement my-plan-55, my-plan-56 */
export function DayNews({ change: { before } }: DayNewsProps) {
  const { t } = useTranslation('my-plan');
  const texts = useTimelineTexts();
  const describe = (interval: MyPlanInterval) =>
    [
      shortTime(spanOf(interval), interval.isAllDay) || texts.wholeDay,
      (interval.kind === 'shift' && interval.name) || describeKind(interval, texts),
    ].join(' ');
  return (
    <Root>
      <Icon of={RefreshCw} size={14} />
      <span>
        <span>{t('changes.word')}</span>
        {before && (
          <Quiet>
            {' · '}
            <span>{t('changes.before')}</span> <s>{before.map(describe).join(', ') || t('agenda.free')}</s>
          </Quiet>
        )}
      </span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  gap: var(--space-1);
  padding-bottom: var(--space-1);
  color: var(--color-information);
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;

  & > svg {
    height: 1lh;
  }
`;

const Quiet = styled.span`
  color: var(--color-text-muted);
  font-weight: var(--weight-regular);
`;
