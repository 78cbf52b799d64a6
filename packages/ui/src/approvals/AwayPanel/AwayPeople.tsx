import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { formatListRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { AwayPerson } from './whoIsAway.ts';

export interface AwayPeopleProps {
  /** Who is away; at least one. */
  people: readonly AwayPerson[];
  /** The days of the request. */
  days: readonly LocalDate[];
}

/** How many stand there before somebody asks for the others. */
const few = 4;

/** Who is away, on which of the days, and why where that may be known. */
export function AwayPeople({ people, days }: AwayPeopleProps) {
  const { t } = useTranslation('approvals');
  const today = dateOf(useClock().localNow());
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  // One more row takes no more room than the button would.
  const shown = isWhole || people.length <= few + 1 ? people : people.slice(0, few);
  const whenOf = (person: AwayPerson) => {
    if (days.length === 1) return '';
    if (person.days.length === days.length) return t('away.allDays');
    const [first, last] = [person.days[0], person.days.at(-1)];
    return first && last && formatListRange({ first, last }, today, language);
  };
  const stateOf = ({ isRequested, isOff }: AwayPerson) => {
    if (isRequested) return t('away.requested');
    return isOff ? t('away.noShift') : '';
  };
  return (
    <>
      <Root>
        {shown.map((person) => (
          <li key={person.personRef}>
            <Avatar name={person.name} size="small" isDecorative />
            <Words>
              <span>{person.name}</span>
              <Details>
                {[stateOf(person), person.reason, whenOf(person)].filter(Boolean).join(' · ')}
              </Details>
            </Words>
          </li>
        ))}
      </Root>
      {shown.length < people.length && (
        <More kind="quiet" onPress={() => setIsWhole(true)}>
          {t('away.more', { count: people.length - shown.length })}
        </More>
      )}
    </>
  );
}

const Root = styled.ul`
  display: grid;
  gap: var(--space-1);
  list-style: none;
  font-size: var(--text-2);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
`;

/** Beside each other where there is room, one under the other where there is not. */
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Details = styled.span`
  color: var(--color-text-muted);
`;

/* Its words stand under the names. */
const More = styled(Button)`
  margin-left: calc(24px + var(--space-3) - var(--space-4));
`;
