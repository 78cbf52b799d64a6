import { dateOf, timeOf } from '@selfservice/api/core/local-date';
import { minutesOf } from '@selfservice/api/core/local-time';
import { styled } from 'styled-components';
import { useNow } from '../../environment/useNow.ts';
import { formatListDay, formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { DayArc } from '../../patterns/DayDial/dayArcs.ts';
import type { DialPass } from '../../patterns/DayDial/DayDial.tsx';
import { DayDial } from '../../patterns/DayDial/DayDial.tsx';
import { DialNote, DialTime } from '../../patterns/DayDial/DialReading.ts';

export interface TerminalDialProps {
  /** The shifts of today. */
  arcs: readonly DayArc[];
  /** The passes of today. */
  passes: readonly DialPass[];
}

/** The time that a pass would get now, on the dial of the day. @requirement terminal-1, terminal-34 */
export function TerminalDial({ arcs, passes }: TerminalDialProps) {
  const language = useLanguage();
  const now = useNow('second');
  return (
    <Root>
      <DayDial now={minutesOf(timeOf(now))} arcs={arcs} passes={passes}>
        <DialTime dateTime={now}>{formatTime(now, language)}</DialTime>
        {/* Screen readers would announce every second. */}
        <Seconds aria-hidden="true">{now.slice(17)}</Seconds>
        <DialNote dateTime={dateOf(now)}>{formatListDay(now, now, language)}</DialNote>
      </DayDial>
    </Root>
  );
}

const Root = styled.div`
  width: min(100%, 20rem);
  margin-inline: auto;

  /* On a low screen the buttons need the space. */
  @media (width < 640px) {
    width: min(64vw, 30dvh);
    min-width: 13rem;
  }

  @media (width >= 1024px) {
    margin-inline: 0;
  }
`;

const Seconds = styled.span`
  margin-bottom: var(--space-1);
  color: var(--color-accent);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  line-height: 1.1;

  @container (width >= 280px) {
    font-size: var(--text-4);
    font-weight: var(--weight-light);
  }
`;
