import type { EntryName } from '../../areas/areas.ts';
import type { VisibleArea } from '../../areas/visibleAreas.ts';
import { House } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AreaCount } from '../AreaList/AreaCount.tsx';
import { areaIcons } from '../AreaList/areaIcons.ts';

/** Other attributes go to the root. */
export interface SideNavigationProps extends ComponentProps<'nav'> {
  /** The areas that the user can open, with their counts. */
  areas: readonly VisibleArea[];
  /** Returns the address of an area. */
  hrefFor: (area: EntryName) => string;
  /** The address of the start page. */
  homeHref: string;
  /** The current address. */
  currentHref: string;
}

/** The list of areas beside the screen on a desk. */
export function SideNavigation(props: SideNavigationProps) {
  const { areas, hrefFor, homeHref, currentHref, ...rest } = props;
  const { t } = useTranslation('patterns');
  const isCurrent = (href: string) => currentHref === href || currentHref.startsWith(`${href}/`);
  const entry = (href: string, content: ReactNode) => (
    <Entry href={href} {...(isCurrent(href) && { 'aria-current': 'page' as const })}>
      {content}
    </Entry>
  );
  return (
    <nav aria-label={t('navigation')} {...rest}>
      <List>
        <li>
          {entry(
            homeHref,
            <>
              <Icon of={House} />
              <Name>{t('home')}</Name>
            </>,
          )}
        </li>
        {areas.map(({ area, count, isPending }) => (
          <li key={area}>
            {isPending ? (
              <Skeleton width="70%" />
            ) : (
              entry(
                hrefFor(area),
                <>
                  <Icon of={areaIcons[area]} />
                  <Name>{t(`area.${area}`)}</Name>
                  <AreaCount count={count} />
                </>,
              )
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;

  & > li {
    display: grid;
    align-items: center;
    min-height: 36px;
  }

  & > li > span {
    margin-inline: var(--space-3);
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: var(--space-3);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-text);
  text-decoration: none;
  cursor: pointer;

  & > svg {
    color: var(--color-text-muted);
  }

  &[data-hovered] {
    background: var(--color-surface-hover);
  }

  &[aria-current] {
    background: var(--color-accent-quiet);
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }

  &[aria-current] > svg {
    color: inherit;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 1px solid;
    }
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
`;
