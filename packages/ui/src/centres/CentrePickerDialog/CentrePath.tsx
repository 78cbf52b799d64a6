import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Breadcrumbs } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { collapseBreadcrumbs } from './collapseBreadcrumbs.ts';

/** A place in the tree of centres. */
export interface CentrePlace {
  /** Null: the user's own root. */
  id: number | null;
  name: string;
}

export interface CentrePathProps {
  /** The path from home to the current centre. */
  way: readonly CentrePlace[];
  /** Called with the position in the path that the user goes to. */
  onGo: (at: number) => void;
}

/** The path from home to the centre. Its middle is collapsed if it is long. @requirement centres-2 */
export function CentrePath({ way, onGo }: CentrePathProps) {
  const { t } = useTranslation('centres');
  const [isWhole, setIsWhole] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const places = way.map(({ name }, at) => ({ id: String(at), label: name }));
  const { first, hidden, last } = collapseBreadcrumbs(places);
  const more = { id: 'more', label: '…', spokenLabel: t('path.more', { count: hidden.length }) };

  return (
    <Way
      ref={nav}
      tabIndex={-1}
      label={t('path.label')}
      hasHomeIcon
      items={isWhole || hidden.length === 0 ? places : [...first, more, ...last]}
      onAction={(id) => {
        if (id !== more.id) onGo(Number(id));
        else {
          // The pressed item disappears; the path itself keeps the position in the tab order.
          nav.current?.focus();
          setIsWhole(true);
        }
      }}
    />
  );
}

const Way = styled(Breadcrumbs)`
  min-height: max(24px, calc(var(--control-height) * 0.75));
  border-radius: var(--radius-small);
`;
