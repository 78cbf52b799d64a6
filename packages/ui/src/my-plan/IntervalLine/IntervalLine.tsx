import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { intervalTime } from './intervalTime.ts';

/** Other props are passed to the root element. */
export interface IntervalLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The interval to show. */
  interval: PlanInterval;
}

/** An interval of the plan in one line: colour, time and name. */
export function IntervalLine({ interval, ...rest }: IntervalLineProps) {
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const kind = useTimelineTexts().kinds[interval.kind];
  const hasKindBesideName = interval.kind === 'request' && interval.name !== '';
  return (
    <Root {...rest}>
      <Swatch aria-hidden="true" style={{ backgroundColor: interval.color ?? undefined }} />
      <Words>
        <Time>{intervalTime(interval, language, t('detail.allDay'))}</Time>
        <span>
          <span>{interval.name || kind}</span>
          {hasKindBesideName && <Kind>{` · ${kind}`}</Kind>}
        </span>
      </Words>
    </Root>
  );
}

const Root = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
`;

const Swatch = styled.span`
  width: 12px;
  height: 12px;
  border: 1px solid color-mix(in srgb, var(--color-border) 60%, var(--color-text));
  border-radius: 3px;
  translate: 0 1px;
  forced-color-adjust: none;
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
`;

const Time = styled.span`
  min-width: 6rem;
`;

const Kind = styled.span`
  color: var(--color-text-muted);
`;
