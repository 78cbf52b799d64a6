import type { SubstitutionTime } from '@selfservice/api/settings/substitution-period';
import { sortSubstitutions, timeOfSubstitution } from '@selfservice/api/settings/substitution-period';
import type { Substitution } from '@selfservice/api/settings/substitutions';
import { CalendarClock, CircleDot, History } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useToday } from '../../environment/useNow.ts';
import { formatHeadingRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DeleteButton } from '../../patterns/DeleteButton/DeleteButton.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface SubstitutionListProps {
  /** In any order. */
  substitutions: readonly Substitution[];
  /** Called when the user wants to delete a substitution. Past ones have no button. */
  onDelete: (substitution: Substitution) => void;
}

const icons: Record<SubstitutionTime, LucideIcon> = {
  current: CircleDot,
  future: CalendarClock,
  past: History,
};

/** The substituted people with periods: current, upcoming, past. @requirement settings-5 */
export function SubstitutionList({ substitutions, onDelete }: SubstitutionListProps) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const today = useToday();
  return (
    <List>
      {sortSubstitutions(substitutions, today).map((substitution) => {
        const { id, name, start, end } = substitution;
        const time = timeOfSubstitution(substitution, today);
        const period = formatHeadingRange({ first: start, last: end }, language);
        return (
          <Row key={id} data-time={time}>
            <Icon of={icons[time]} size={18} />
            <div>
              <Name>{name}</Name>
              <When>
                <Time>{t(`substitutions.time.${time}`)}</Time>
                <span>{period}</span>
              </When>
            </div>
            {time !== 'past' && (
              <DeleteButton
                aria-label={t('substitutions.deleteOf', { name, period })}
                onPress={() => onDelete(substitution)}
              >
                {t('delete.label')}
              </DeleteButton>
            )}
          </Row>
        );
      })}
    </List>
  );
}

/** Placeholder rows in the shape of the list. */
export function SubstitutionListSkeleton() {
  return (
    <List aria-hidden="true">
      {['60%', '45%'].map((width) => (
        <Row key={width} as="div">
          <Skeleton width={18} height={18} />
          <div>
            <Name as="div">
              <Skeleton width={width} />
            </Name>
            <When as="div">
              <Skeleton width="14ch" />
            </When>
          </div>
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul``;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-3);
  min-height: 56px;
  padding-block: var(--space-2);

  & + & {
    border-top: 1px solid var(--color-border);
  }

  & > svg {
    color: var(--color-text-muted);
  }

  &[data-time='current'] > svg {
    color: var(--color-positive);
  }

  &[data-time='past'] {
    color: var(--color-text-muted);
  }
`;

const Name = styled.p`
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
`;

const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

const Time = styled.span`
  [data-time='current'] & {
    color: var(--color-positive);
    font-weight: var(--weight-medium);
  }
`;
