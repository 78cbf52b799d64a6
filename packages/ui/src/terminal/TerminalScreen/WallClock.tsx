import { dateOf, timeOf } from '@selfservice/api/core/local-date';
import { minutesOf } from '@selfservice/api/core/local-time';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { formatDetailDay, formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ClockDial } from './ClockDial.tsx';
import { useSecond } from './useSecond.ts';

/** The time that a pass would get now, on a dial. */
export function WallClock() {
  const language = useLanguage();
  const now = useSecond(useClock());
  return (
    <Root>
      <ClockDial hour={minutesOf(timeOf(now)) / 60} second={Number(now.slice(17))} />
      <Words>
        <Time dateTime={now}>{formatTime(now, language)}</Time>
        {/* Screen readers would announce every second. */}
        <Seconds aria-hidden="true">{now.slice(17)}</Seconds>
        <Day dateTime={dateOf(now)}>{formatDetailDay(now, language)}</Day>
      </Words>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  width: min(100%, 21rem);
  margin-inline: auto;
  aspect-ratio: 1;

  & > * {
    grid-area: 1 / 1;
  }

  /* On a low screen the buttons need the space. */
  @media (width < 640px) {
    width: min(64vw, 30dvh);
    min-width: 13rem;
  }
`;

const Words = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  font-variant-numeric: tabular-nums;
`;

const Time = styled.time`
  font-size: clamp(3.25rem, 13vw, 4.75rem);
  font-weight: var(--weight-light);
  line-height: 1;
  letter-spacing: -0.03em;
`;

const Seconds = styled.span`
  margin-top: var(--space-2);
  color: var(--color-accent);
  font-size: var(--text-4);
  font-weight: var(--weight-light);
  line-height: 1;
`;

const Day = styled.time`
  margin-top: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-2);

  /* Fits between the numerals of a small dial. */
  @media (width < 360px) {
    margin-top: var(--space-1);
    font-size: var(--text-1);
  }
`;
