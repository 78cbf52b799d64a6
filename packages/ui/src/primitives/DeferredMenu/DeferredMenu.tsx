import { DeferredTrigger } from '../Deferred/DeferredTrigger.tsx';
import type { DeferredTriggerProps } from '../Deferred/DeferredTrigger.tsx';
import type { MenuProps } from '../Menu/Menu.tsx';

const load = () => import('../Menu/Menu.tsx');

export interface DeferredMenuProps
  extends Omit<MenuProps, 'trigger' | 'isOpenAtFirst'>, Pick<DeferredTriggerProps<object>, 'trigger'> {}

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
