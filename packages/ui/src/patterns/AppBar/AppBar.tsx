import { LogOut } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { DialMark } from './DialMark.tsx';

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

/** The bar at the top: the mark that leads home, and the person with the menus at the end. */
export function AppBar({ homeHref, personName, personMenu, moreMenu, onLogOut, ...rest }: AppBarProps) {
  const { t } = useTranslation('patterns');
  return (
    <Root {...rest}>
      <Brand href={homeHref} aria-label={t('home')}>
        <DialMark />
      </Brand>
      <Person title={personName}>
        <Avatar name={personName} size="small" isDecorative />
        <Name>{personName}</Name>
      </Person>
      {personMenu}
      {moreMenu}
      <IconButton label={t('logOut')} icon={LogOut} onPress={onLogOut} />
    </Root>
  );
}

/* The name shrinks before the dropdown and the buttons do. */
const Person = styled.span`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  margin-left: auto;
  padding-right: var(--space-2);
`;

const Name = styled.span`
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
  flex-shrink: 0;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: calc(-1 * var(--space-2));
  border-radius: var(--radius-small);
  color: var(--color-accent);
`;
