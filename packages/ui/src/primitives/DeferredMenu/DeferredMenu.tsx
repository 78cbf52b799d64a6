import { DeferredTrigger } from '../Deferred/DeferredTrigger.tsx';
import type { DeferredTriggerProps } from '../Deferred/DeferredTrigger.tsx';
import type { MenuSection } from '../Menu/MenuEntry.tsx';

const load = () => import('../Menu/Menu.tsx');

export interface DeferredMenuProps {
  /** The button that opens it: one of the primitives' buttons. */
  trigger: DeferredTriggerProps<object>['trigger'];
  /** The name of the menu for assistive technology. */
  label: string;
  /** Its entries. */
  sections: readonly MenuSection[];
  /** Called when the user chooses an entry without an address. */
  onAction?: (id: string) => void;
}

/**
 * A menu whose code is fetched when its button is pointed at or focused, so that a screen that has one does not
 * wait for it. It looks and behaves like `Menu`.
 */
export function DeferredMenu({ trigger, ...menu }: DeferredMenuProps) {
  return (
    <DeferredTrigger trigger={trigger} load={load} name={menu.label} isMenu>
      {({ Menu }, button) => <Menu trigger={button} isOpenAtFirst {...menu} />}
    </DeferredTrigger>
  );
}
