import type { EntryName } from '../../areas/areas.ts';
import type { VisibleArea } from '../../areas/visibleAreas.ts';
import type { SelectablePerson } from '@selfservice/api/session/session-state';
import { CircleHelp, LogOut } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuHelp } from '../../primitives/Menu/MenuHelp.ts';
import type { ThemeSetting } from '../../tokens/theme.ts';
import { AppBar } from '../AppBar/AppBar.tsx';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { MoreMenu } from '../MoreMenu/MoreMenu.tsx';
import type { MoreMenuHrefs } from '../MoreMenu/useMoreSections.ts';
import { useMoreSections } from '../MoreMenu/useMoreSections.ts';
import { PersonMenu } from '../PersonMenu/PersonMenu.tsx';
import { personSection } from '../PersonMenu/personSection.ts';
import { FrameMenu } from '../ScreenMenu/FrameMenu.ts';
import type { ActiveMenuSection } from '../ScreenMenu/FrameMenu.ts';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';

/** Other attributes go to the root. */
export interface AppFrameProps extends ComponentProps<'div'>, ThemeSetting {
  /** The name of the signed-in user. */
  personName: string;
  /** The people for whom the user can act. */
  people: readonly SelectablePerson[];
  /** The person for whom the user acts; null if the server does not list that person. */
  selected: SelectablePerson | null;
  /** Whether another person is loading; nothing in the frame can be used then. Default false. */
  isChangingPerson?: boolean;
  /** Called when the user chooses another person. */
  onSelectPerson: (personRef: string) => void;
  /** Called when the user logs out. */
  onLogOut: () => void;
  /** The areas that the user can open, with their counts. */
  areas: readonly VisibleArea[];
  /** Returns the address of an area. */
  hrefFor: (area: EntryName) => string;
  /** The address of the start page. */
  homeHref: string;
  /** The address that is shown now. */
  currentHref: string;
  /** The addresses of the entries of the more-menu. Every other menu of commands links to the same help. */
  menuHrefs: MoreMenuHrefs;
  /** Called when the user opens My account. */
  onOpenAccount: () => void;
  /** The organisation's info text from the configuration; may be empty. */
  infoText: string;
  /** A message about the whole session, below the bar. Default none. */
  banner?: ReactNode;
  /** A message about every screen, above the screen. Default none. */
  notice?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** The frame of every screen after sign-in: bar, navigation, notices and footer. */
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
  banner,
  notice,
  children,
  ...rest
}: AppFrameProps) {
  const { t } = useTranslation('patterns');
  const moreSections = useMoreSections({ hrefs: menuHrefs, onOpenAccount, theme, onThemeChange });
  const canChangePerson = people.some(({ personRef }) => personRef !== selected?.personRef);
  const logOut: ActiveMenuSection = {
    label: personName,
    items: [{ id: 'logOut', label: t('logOut'), description: personName, icon: LogOut }],
    onAction: onLogOut,
  };
  const frameMenu = [
    ...(canChangePerson ? [{ ...personSection(people, selected, t), onAction: onSelectPerson }] : []),
    ...moreSections,
    logOut,
  ];
  const header = (
    <AppBar
      homeHref={homeHref}
      personName={personName}
      personMenu={
        canChangePerson && (
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
        banner={banner}
        notice={notice}
        {...rest}
      >
        <FrameMenu value={frameMenu}>{children}</FrameMenu>
      </AppShell>
    </MenuHelp>
  );
}
