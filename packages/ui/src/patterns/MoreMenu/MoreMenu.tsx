import {
  CircleHelp,
  Contrast,
  Ellipsis,
  IdCard,
  KeyRound,
  Monitor,
  Moon,
  Sun,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { IconButtonProps } from '../../primitives/IconButton/IconButton.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { themeChoices } from '../../tokens/theme.ts';
import type { ThemeChoice, ThemeSetting } from '../../tokens/theme.ts';

/** The addresses of the entries of the more-menu. */
export interface MoreMenuHrefs {
  personalCard: string;
  changePassword: string;
  help: string;
}

/** Other props go to the button. */
export interface MoreMenuProps extends ThemeSetting, Omit<IconButtonProps, 'label' | 'icon'> {
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

/** The menu with My account, personal card, password, help and the choice of a theme. */
export function MoreMenu({ hrefs, onOpenAccount, theme, onThemeChange, ...rest }: MoreMenuProps) {
  const { t } = useTranslation('patterns');
  const items = [
    { id: 'account', label: t('menu.account'), icon: UserRound },
    { id: 'personalCard', label: t('menu.personalCard'), icon: IdCard, href: hrefs.personalCard },
    { id: 'changePassword', label: t('menu.changePassword'), icon: KeyRound, href: hrefs.changePassword },
    { id: 'help', label: t('menu.help'), icon: CircleHelp, href: hrefs.help },
  ];
  const themes = themeChoices.map((choice) => ({
    id: choice,
    label: t(`theme.${choice}`),
    icon: themeIcons[choice],
  }));
  return (
    <DeferredMenu
      label={t('menu.more')}
      trigger={<IconButton label={t('menu.more')} icon={Ellipsis} {...rest} />}
      sections={[
        { label: t('menu.more'), items },
        { label: t('theme.choose'), items: themes, selectedId: theme },
      ]}
      onAction={(id) => {
        const choice = themeChoices.find((one) => one === id);
        if (choice) onThemeChange(choice);
        else onOpenAccount();
      }}
    />
  );
}
