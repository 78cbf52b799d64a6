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
 * Pending work in words: what the person has to do, and what other people have to decide.
 * @requirement dashboard-12
 */
export function WaitingList({ items, hrefFor }: WaitingListProps) {
  const { t } = useTranslation('dashboard');
  if (items?.length === 0)
    return (
      <Nothing>
        <Icon of={CircleCheck} />
        {t('waiting.nothing')}
      </Nothing>
    );
  const group = (name: 'toDo' | 'onItsWay', expected: number) => (
    <WaitingGroup
      title={t(`waiting.${name}`)}
      items={items?.filter(({ isForOthers }) => isForOthers === (name === 'onItsWay'))}
      expected={expected}
      hrefFor={hrefFor}
    />
  );
  return (
    <Groups>
      {group('toDo', 4)}
      {group('onItsWay', 2)}
    </Groups>
  );
}

const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text-muted);
`;

/** Narrow, so that the eye connects words and arrow. */
const Groups = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-10);
  max-width: 44rem;

  @media (width >= 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: none;
  }
`;
