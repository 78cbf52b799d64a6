import type { LocalDate } from '@selfservice/api/core/local-date';
import { toUtcDate } from '@selfservice/api/core/local-date';
import type { Language } from '@selfservice/api/core/language';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { PlanDayState } from '../../patterns/StateIcon/planDayIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';

/** Props of `PlanDayHead`. */
export interface PlanDayHeadProps {
  /** The day. */
  day: LocalDate;
  /** Its markers. */
  states: readonly PlanDayState[];
  /** Name of the public holiday. */
  holiday: string | undefined;
  /** It is today. Default false. */
  isToday?: boolean;
}

const regions: Record<Language, string> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' };

/** A day of the month at the left of its row, with its markers. */
export function PlanDayHead({ day, states, holiday, isToday = false }: PlanDayHeadProps) {
  const language = useLanguage();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regions[language], { ...options, timeZone: 'UTC' }).format(toUtcDate(day));
  return (
    <>
      <Line>
        <Day data-today={isToday || undefined}>
          <span>{part({ day: 'numeric' })}</span> {part({ weekday: 'short' })}
        </Day>
        {states.map((state) => (
          <StateIcon key={state} of="planDay" state={state} size={16} isCompact />
        ))}
      </Line>
      {holiday && (
        <Holiday className="detail" title={holiday}>
          {holiday}
        </Holiday>
      )}
    </>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

const Day = styled.span`
  margin-right: auto;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  & > span {
    display: inline-block;
    min-width: var(--day-width, 1.75em);
    font-weight: var(--weight-medium);
    text-align: end;
  }

  &[data-today] {
    color: var(--color-accent);
    font-weight: var(--weight-bold);

    & > span {
      font-weight: inherit;
    }
  }
`;

/* Under the weekday. */
const Holiday = styled.span`
  padding-left: 2em;
`;
