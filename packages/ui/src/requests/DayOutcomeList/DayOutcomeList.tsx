import type { DayOutcome } from '@selfservice/api/requests/day-outcomes';
import { Check, CircleAlert, CircleDashed, CircleHelp } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { errorTitle, refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface DayOutcomeListProps {
  /** The name of the list for assistive technology. Default "Days and their results". */
  label?: string;
  /** The days, in the order in which they are shown. */
  days: readonly DayOutcome[];
}

const icons: Record<Exclude<DayOutcome['state'], 'pending'>, LucideIcon> = {
  saved: Check,
  savedTwice: CircleAlert,
  savedOtherwise: Check,
  notSaved: CircleAlert,
  notKnown: CircleHelp,
  notSent: CircleDashed,
};

/** The days of an entry that is saved day by day, each with its result. */
export function DayOutcomeList({ label, days }: DayOutcomeListProps) {
  const { t } = useTranslation(['requests', 'patterns']);
  const language = useLanguage();
  const wordsOf = (outcome: DayOutcome) => {
    if (outcome.state !== 'notSaved' && outcome.state !== 'notKnown')
      return outcome.state === 'pending' ? '' : t(`new.days.${outcome.state}`);
    const { state, reason: cause } = outcome;
    const reason =
      cause instanceof Error
        ? refusalWords(cause) || t(`patterns:${errorTitle(cause)}`)
        : t(`new.problem.${cause}`);
    return t(`new.days.${state}`, { reason });
  };
  const hasResults = days.some(({ state }) => state !== 'pending');
  return (
    <Days aria-label={label ?? t('new.days.name')} data-results={hasResults || undefined}>
      {days.map((outcome) => (
        <li key={outcome.day} data-state={outcome.state}>
          <span>{formatDetailDay(outcome.day, language)}</span>
          {outcome.state !== 'pending' && (
            <small>
              <Icon of={icons[outcome.state]} size={16} />
              <span>{wordsOf(outcome)}</span>
            </small>
          )}
        </li>
      ))}
    </Days>
  );
}

const Days = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  column-gap: var(--space-4);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;

  /* With results, each day has a line to itself. */
  &[data-results] {
    grid-template-columns: minmax(0, 1fr);
  }

  li {
    padding-block: var(--space-1);
    border-bottom: 1px solid var(--color-border);
  }

  /* The result is beside its day; in a narrow list it is below it, for all days. */
  &[data-results] li {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: 0 var(--space-3);

    @container (width < 22rem) {
      grid-template-columns: minmax(0, 1fr);
    }
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

  [data-state='saved'] svg {
    color: var(--color-positive);
  }

  [data-state='notSaved'] svg,
  [data-state='savedTwice'] svg {
    color: var(--color-negative);
  }

  [data-state='notKnown'] svg {
    color: var(--color-caution);
  }
`;
