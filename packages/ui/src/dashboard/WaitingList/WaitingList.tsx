import type { EntryName } from '../../areas/areas.ts';
import type { WaitingItem } from '../../areas/visibleAreas.ts';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { WaitingGroup } from './WaitingGroup.tsx';

export interface WaitingListProps {
  /** Pending work; undefined while loading. */
  items: readonly WaitingItem[] | undefined;
  /** Returns the address of an area. */
  hrefFor: (area: EntryName) => string;
}

/**
 * Pending work in words: what the person has to do, and what other people have to decide. The decisions of
 * an approver are first.
 * @requirement dashboard-12, dashboard-34
 */
export function WaitingList({ items, hrefFor }: WaitingListProps) {
  const { t } = useTranslation('dashboard');
  if (items?.length === 0)
    return (
      <Nothing>
        <Icon of={CircleCheck} />
        <span>{t('waiting.nothing')}</span>
      </Nothing>
    );
  const group = (name: 'toDo' | 'forOthers', expected: number) => (
    <WaitingGroup
      title={t(`waiting.${name}`)}
      items={items
        ?.filter(({ isForOthers }) => isForOthers === (name === 'forOthers'))
        .toSorted((one, other) => Number(isDuty(other)) - Number(isDuty(one)))}
      expected={expected}
      hrefFor={hrefFor}
    />
  );
  return (
    <Groups>
      {group('toDo', 4)}
      {group('forOthers', 2)}
    </Groups>
  );
}

/** Returns whether other people depend on the decision of the user as an approver. */
function isDuty({ of }: WaitingItem): boolean {
  return of === 'requestsToApprove' || of === 'unavailabilitiesToApprove';
}

const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text-muted);
`;

const Groups = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-10);

  @media (width >= 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
