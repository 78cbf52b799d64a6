import { Ellipsis } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsBelowDesk } from '../../environment/useIsBelowDesk.ts';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { IconButtonProps } from '../../primitives/IconButton/IconButton.tsx';
import { FrameMenu } from './FrameMenu.ts';
import type { ActiveMenuSection } from './FrameMenu.ts';

/** Other props go to the button. */
export interface ScreenMenuProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** The name of the button and of the menu. Default "More" in the language of the interface. */
  label?: string | undefined;
  /** The entries of the screen. */
  sections: readonly ActiveMenuSection[];
}

/**
 * The menu of a screen. Below a width of 1024 px the entries of the product follow, see `FrameMenu`. Without entries
 * there is no button.
 */
export function ScreenMenu({ label, sections, ...rest }: ScreenMenuProps) {
  const { t } = useTranslation('patterns');
  const ofFrame = use(FrameMenu);
  const isBelowDesk = useIsBelowDesk();
  const shown = [...sections, ...(isBelowDesk ? ofFrame : [])].filter(({ items }) => items.length > 0);
  const name = label ?? t('menu.more');
  if (shown.length === 0) return null;
  return (
    <DeferredMenu
      label={name}
      trigger={<IconButton label={name} icon={Ellipsis} {...rest} />}
      sections={shown}
      onAction={(id) => shown.find(({ items }) => items.some((item) => item.id === id))?.onAction(id)}
    />
  );
}
