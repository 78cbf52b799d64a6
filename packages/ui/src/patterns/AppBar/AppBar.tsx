import { LogOut } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** Other attributes go to the root. */
export interface AppBarProps extends ComponentProps<'div'> {
  /** The address of the start page. */
  homeHref: string;
  /** The name of the signed-in user. */
  personName: string;
  /** The dropdown of people, if the user can act for several. Default none. */
  personMenu?: ReactNode;
  /** The more-menu. */
  moreMenu: ReactNode;
  /** Called when the user logs out. */
  onLogOut: () => void;
}

/** The bar at the top of every screen. */
export function AppBar({ homeHref, personName, personMenu, moreMenu, onLogOut, ...rest }: AppBarProps) {
  const { t } = useTranslation('patterns');
  return (
    <Root {...rest}>
      <Brand href={homeHref} aria-label={t('home')}>
        <Mark aria-hidden="true" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
          <path
            d="M12 6.5V12l3.5 2.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </Mark>
      </Brand>
      <Person title={personName}>{personName}</Person>
      {personMenu}
      {moreMenu}
      <IconButton label={t('logOut')} icon={LogOut} onPress={onLogOut} />
    </Root>
  );
}

/** The name shrinks before the dropdown and the buttons do. */
const Person = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-weight: var(--weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 56px;
  padding: 0 var(--space-2) 0 var(--space-4);

  @media (width >= 1024px) {
    padding-inline: var(--space-6) var(--space-4);
  }
`;

const Brand = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: calc(-1 * var(--space-2));
  border-radius: var(--radius-small);
  color: var(--color-accent);
`;

const Mark = styled.svg`
  width: 24px;
  height: 24px;
`;
