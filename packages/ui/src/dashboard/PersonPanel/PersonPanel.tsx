import type { LocalTime } from '@selfservice/api/core/local-date';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageHeading } from '../../patterns/PageHeading/PageHeading.tsx';

export interface PersonPanelProps {
  /** The full name of the selected person. */
  name: string;
  /** The personal number of the same person; empty if unknown. */
  personalNumber: string;
  /** The centre of the selected employment; may be empty. */
  centreName: string;
  /** The current local time; it decides the greeting. */
  now: LocalTime;
}

/**
 * Greets and shows the person. The name is not part of a sentence, so that no language has to inflect it.
 * @requirement dashboard-6
 */
export function PersonPanel({ name, personalNumber, centreName, now }: PersonPanelProps) {
  const { t } = useTranslation('dashboard');
  const nameId = useId();
  const facts = [name, centreName, personalNumber].filter(Boolean);
  return (
    <header>
      <Title aria-describedby={nameId}>{t(`greeting.${greetingAt(now)}`)}</Title>
      <Facts aria-label={t('you')}>
        {facts.map((fact, place) => (
          <li key={fact} id={place === 0 ? nameId : undefined}>
            {fact}
          </li>
        ))}
      </Facts>
    </header>
  );
}

function greetingAt(now: LocalTime): 'morning' | 'day' | 'evening' {
  if (now < '10:00') return 'morning';
  return now < '18:00' ? 'day' : 'evening';
}

const Title = styled(PageHeading)`
  font-size: var(--text-5);
  font-weight: var(--weight-light);
  line-height: var(--leading-tight);
  letter-spacing: -0.01em;
  outline: 0;
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-top: var(--space-1);
  color: var(--color-text-muted);

  li {
    min-width: 0;
    overflow-x: clip;
    overflow-wrap: anywhere;
  }

  li:not(:last-child)::after {
    margin-inline: var(--space-2);
    content: '·';
  }
`;
