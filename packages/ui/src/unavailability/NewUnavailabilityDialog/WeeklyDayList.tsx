import type { LocalDate } from '@selfservice/api/core/local-date';
import type { UnsavedDay } from '@selfservice/api/unavailability/unavailability';
import { Check, CircleAlert, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { errorTitle, refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface WeeklyDayListProps {
  /** The days, in order. */
  days: readonly LocalDate[];
  /** Those that have been saved already. */
  saved: readonly LocalDate[];
  /** Those that the last attempt has not saved, with the reason. */
  unsaved: readonly UnsavedDay[];
}

/** The days of a repetition before they are sent, and what has become of each one. */
export function WeeklyDayList({ days, saved, unsaved }: WeeklyDayListProps) {
  const { t } = useTranslation(['unavailability', 'patterns']);
  const language = useLanguage();
  const open = days.filter((day) => !saved.includes(day)).length;
  const stateOf = (day: LocalDate) => {
    if (saved.includes(day)) return { tone: 'saved', icon: Check, words: t('new.weekly.saved') } as const;
    const failed = unsaved.find((each) => each.day === day);
    if (!failed) return null;
    const { cause } = failed;
    if (!cause) return { tone: 'open', icon: CircleDashed, words: t('new.weekly.notSent') } as const;
    const reason = refusalWords(cause) || t(`patterns:${errorTitle(cause)}`);
    return { tone: 'failed', icon: CircleAlert, words: t('new.weekly.failed', { reason }) } as const;
  };
  return (
    <Root>
      <p role="status">
        {t('new.weekly.count', { count: open })}
        {saved.length > 0 && ` ${t('new.weekly.countSaved', { count: saved.length })}`}
      </p>
      <ul aria-label={t('new.weekly.days')} data-told={saved.length + unsaved.length > 0 || undefined}>
        {days.map((day) => {
          const state = stateOf(day);
          return (
            <li key={day} data-tone={state?.tone}>
              <span>{formatDetailDay(day, language)}</span>
              {state && (
                <small>
                  <Icon of={state.icon} size={16} />
                  <span>{state.words}</span>
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;

  & > p {
    font-weight: var(--weight-medium);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    column-gap: var(--space-4);
  }

  /* Once something has become of them, each has its line. */
  ul[data-told] {
    grid-template-columns: minmax(0, 1fr);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    padding-block: var(--space-1);
    border-bottom: 1px solid var(--color-border);
  }

  li > span {
    min-width: 8.5rem;
  }

  small {
    display: inline-flex;
    align-items: flex-start;
    gap: var(--space-1);
    color: var(--color-text-muted);
    font-size: inherit;
  }

  svg {
    height: 1lh;
  }

  [data-tone='saved'] svg {
    color: var(--color-positive);
  }

  [data-tone='failed'] svg {
    color: var(--color-negative);
  }
`;
