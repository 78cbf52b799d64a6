import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { IconButtonProps } from '../../primitives/IconButton/IconButton.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import type { MoreMenuEntries } from './useMoreSections.ts';
import { useMoreSections } from './useMoreSections.ts';

/** Other props go to the button. */
export interface MoreMenuProps extends MoreMenuEntries, Omit<IconButtonProps, 'label' | 'icon'> {}

/** The menu with My account, personal card, password, help and the choice of a theme. */
export function MoreMenu({ hrefs, onOpenAccount, theme, onThemeChange, ...rest }: MoreMenuProps) {
  const { t } = useTranslation('patterns');
  const sections = useMoreSections({ hrefs, onOpenAccount, theme, onThemeChange });
  return (
    <DeferredMenu
      label={t('menu.more')}
      trigger={<IconButton label={t('menu.more')} icon={Ellipsis} {...rest} />}
      sections={sections}
      onAction={(id) => sections.find(({ items }) => items.some((item) => item.id === id))?.onAction(id)}
    />
  );
}
