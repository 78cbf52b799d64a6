import { CircleHelp, Contrast, IdCard, KeyRound, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { themeChoices } from '../../tokens/theme.ts';
import type { ThemeChoice, ThemeSetting } from '../../tokens/theme.ts';
import type { ActiveMenuSection } from '../ScreenMenu/FrameMenu.ts';

/** The addresses of the entries of the more-menu. */
export interface MoreMenuHrefs {
  personalCard: string;
  changePassword: string;
  help: string;
}

/** The addresses, actions and values of the entries of the more-menu. */
export interface MoreMenuEntries extends ThemeSetting {
  /** The addresses of the entries. */
  hrefs: MoreMenuHrefs;
  /** Called when the user opens My account. */
  onOpenAccount: () => void;
}

const themeIcons: Record<ThemeChoice, LucideIcon> = {
  system: Monitor,
  light: Sun,
  dark: Moon,
  contrast: Contrast,
};

/** Returns the entries for My account, personal card, password and help, and the choice of a theme. */
export function useMoreSections(entries: MoreMenuEntries): readonly ActiveMenuSection[] {
  const { hrefs, onOpenAccount, theme, onThemeChange } = entries;
  const { t } = useTranslation('patterns');
  return [
    {
      label: t('menu.more'),
      items: [
        { id: 'account', label: t('menu.account'), icon: UserRound },
        { id: 'personalCard', label: t('menu.personalCard'), icon: IdCard, href: hrefs.personalCard },
        { id: 'changePassword', label: t('menu.changePassword'), icon: KeyRound, href: hrefs.changePassword },
        { id: 'help', label: t('menu.help'), icon: CircleHelp, href: hrefs.help },
      ],
      onAction: onOpenAccount,
    },
    {
      label: t('theme.choose'),
      items: themeChoices.map((choice) => ({
        id: choice,
        label: t(`theme.${choice}`),
        icon: themeIcons[choice],
      })),
      selectedId: theme,
      onAction: (id) => {
        const choice = themeChoices.find((one) => one === id);
        if (choice) onThemeChange(choice);
      },
    },
  ];
}
