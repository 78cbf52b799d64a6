import type { EntryName } from '../../areas/areas.ts';
import type { VisibleArea } from '../../areas/visibleAreas.ts';
import type { SelectablePerson } from '@selfservice/api/session/session-state';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuHelp } from '../../primitives/Menu/MenuHelp.ts';
import type { ThemeChoice } from '../../tokens/theme.ts';
import { AppBar } from '../AppBar/AppBar.tsx';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import type { AppShellProps } from '../AppShell/AppShell.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { MoreMenu } from '../MoreMenu/MoreMenu.tsx';
import type { MoreMenuHrefs } from '../MoreMenu/MoreMenu.tsx';
import { PersonMenu } from '../PersonMenu/PersonMenu.tsx';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';

/** Everything else goes to the root, the shell. */
export interface AppFrameProps extends Omit<AppShellProps, 'header' | 'navigation' | 'footer' | 'inert'> {
  /** Who has signed in, in words. */
  personName: string;
  /** Whom the login may speak for. */
  people: readonly SelectablePerson[];
  /** Whom it speaks for now; null where the server does not list that person. */
  selected: SelectablePerson | null;
  /** Somebody else has been chosen and is on the way: nothing in the frame can be used. Default false. */
  isChangingPerson?: boolean;
  /** Somebody else was chosen. */
  onSelectPerson: (personRef: string) => void;
  /** Ends the session. */
  onLogOut: () => void;
  /** The areas that the person may enter, with what waits there. */
  areas: readonly VisibleArea[];
  /** Where an area lives. */
  hrefFor: (area: EntryName) => string;
  /** Where home lives. */
  homeHref: string;
  /** The address that is shown now. */
  currentHref: string;
  /** The addresses of the entries of the more-menu. Every other menu of commands has its Help. */
  menuHrefs: MoreMenuHrefs;
  /** Opens My account. */
  onOpenAccount: () => void;
  /** The theme in use. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** A line of the organisation's own, from the configuration; may be empty. */
  infoText: string;
}

/** What stands around every screen after sign-in. Specification 000 section 2 and 001 section 1. */
export function AppFrame({
  personName,
  people,
  selected,
  isChangingPerson = false,
  onSelectPerson,
  onLogOut,
  areas,
  hrefFor,
  homeHref,
  currentHref,
  menuHrefs,
  onOpenAccount,
  theme,
  onThemeChange,
  infoText,
  ...rest
}: AppFrameProps) {
  const { t } = useTranslation('patterns');
  const header = (
    <AppBar
      homeHref={homeHref}
      personName={personName}
      personMenu={
        people.some(({ personRef }) => personRef !== selected?.personRef) && (
          <PersonMenu
            helpHref={menuHrefs.help}
            people={people}
            selected={selected}
            isBusy={isChangingPerson}
            onSelect={onSelectPerson}
          />
        )
      }
      moreMenu={
        <MoreMenu
          hrefs={menuHrefs}
          onOpenAccount={onOpenAccount}
          theme={theme}
          onThemeChange={onThemeChange}
        />
      }
      onLogOut={onLogOut}
    />
  );
  return (
    <MenuHelp value={{ id: 'help', label: t('menu.help'), icon: CircleHelp, href: menuHrefs.help }}>
      <AppShell
        inert={isChangingPerson}
        header={header}
        navigation={
          <SideNavigation areas={areas} hrefFor={hrefFor} homeHref={homeHref} currentHref={currentHref} />
        }
        footer={<AppFooter infoText={infoText} />}
        {...rest}
      />
    </MenuHelp>
  );
}
