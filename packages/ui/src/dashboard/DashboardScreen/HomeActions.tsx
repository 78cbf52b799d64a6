import type { Permissions } from '@selfservice/api/session/permissions';
import { newRequestPermission } from '@selfservice/api/requests/new-request-permission';
import { likelyDirection } from '@selfservice/api/terminal/pass-direction';
import { ArrowLeftRight, LogIn, LogOut, Plus } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EntryName } from '../../areas/areas.ts';
import type { VisibleArea } from '../../areas/visibleAreas.ts';
import { useNow } from '../../environment/useNow.ts';
import { buttonStyles } from '../../primitives/Button/StyledButton.tsx';
import { actionBar } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { PassOfDay } from '../MyDay/PassOfDay.ts';

export interface HomeActionsProps {
  /** The areas that the person may enter. */
  areas: readonly VisibleArea[];
  /** The permissions of the person. */
  permissions: Permissions;
  /** The last pass; null if there is none, undefined if it is unknown, `loading` until it is loaded. */
  lastPass: PassOfDay | null | undefined | 'loading';
  /** Returns the address of an area. */
  hrefFor: (area: EntryName) => string;
}

const passIcons = { in: LogIn, out: LogOut, pass: ArrowLeftRight };

/**
 * The bar of home below a width of 1024 px: the probable next pass and a new request, each where it is permitted. A pass
 * is never made here: the link opens the terminal with that button focused.
 * @requirement dashboard-36
 */
export function HomeActions({ areas, permissions, lastPass, hrefFor }: HomeActionsProps) {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const find = (name: EntryName) => areas.find(({ area }) => area === name);
  const hasTerminal = find('terminal') !== undefined;
  const requests = newRequestPermission(permissions, 'requests') === 'allowed' ? find('requests') : undefined;
  if (!hasTerminal && !requests) return null;
  const isLoading = lastPass === 'loading';
  const likely = (lastPass !== undefined && !isLoading && likelyDirection(lastPass, now)) || 'pass';
  return (
    <Bar ref={actionBar}>
      {hasTerminal &&
        (isLoading ? (
          <Skeleton width="100%" height="44px" />
        ) : (
          <Action
            href={hrefFor('terminal') + (likely === 'pass' ? '' : `?pass=${likely}`)}
            data-kind="primary"
          >
            <Icon of={passIcons[likely]} />
            <span>{t(`actions.${likely}`)}</span>
          </Action>
        ))}
      {requests &&
        (requests.isPending ? (
          <Skeleton width="100%" height="44px" />
        ) : (
          <Action href={`${hrefFor('requests')}?new`}>
            <Icon of={Plus} />
            <span>{t('actions.newRequest')}</span>
          </Action>
        ))}
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--layer-bar);
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-border);
  background: var(--color-surface);

  @media (width >= 640px) {
    grid-auto-columns: minmax(12rem, max-content);
    justify-content: end;
  }

  @media (width >= 1024px), print {
    display: none;
  }
`;

const Action = styled(Link)`
  ${buttonStyles}
  gap: var(--space-2);
  min-height: 44px;
  padding-inline: var(--space-1);
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
`;
