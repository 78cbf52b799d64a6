import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { WorksheetPass } from '@selfservice/api/worksheet/worksheet';
import { styled } from 'styled-components';
import { formatTime, formatWeekday } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

export interface DayPassesProps {
  /** The day of the row. */
  day: LocalDate;
  /** The passes, sorted by time. */
  passes: readonly WorksheetPass[];
}

/** The passes of a day with time and kind. A pass on the next day also shows its weekday. */
export function DayPasses({ day, passes }: DayPassesProps) {
  const language = useLanguage();
  return (
    <Root>
      {passes.map(({ at, text }, place) => (
        <li key={place}>
          {dateOf(at) !== day && <span className="kind">{`${formatWeekday(at, language)} `}</span>}
          <span>{formatTime(at, language)}</span> <span className="kind">{text}</span>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);

  min-width: 0;

  li {
    min-width: 0;
    overflow-x: clip;
    overflow-wrap: anywhere;
  }

  .kind {
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }

  @media print {
    gap: 0 1.5mm;

    .kind {
      font-size: 5.5pt;
    }
  }
`;
