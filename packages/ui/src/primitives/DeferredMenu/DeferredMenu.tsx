import { DeferredTrigger } from '../Deferred/DeferredTrigger.tsx';
import type { DeferredTriggerProps } from '../Deferred/DeferredTrigger.tsx';
import type { MenuProps } from '../Menu/Menu.tsx';

const load = () => import('../Menu/Menu.tsx');

/** The props of `Menu`. `trigger` is one of the primitives' buttons. */
export interface DeferredMenuProps
  extends Omit<MenuProps, 'trigger' | 'isInitiallyOpen'>, Pick<DeferredTriggerProps<object>, 'trigger'> {}

/**
 * A `Menu` whose code is fetched when its button is hovered or focused, so that the screen loads faster. It looks and
 * behaves like `Menu`.
 */
export function DeferredMenu({ trigger, ...menu }: DeferredMenuProps) {
  return (
    <DeferredTrigger trigger={trigger} load={load} name={menu.label} isMenu>
      {({ Menu }, button) => <Menu trigger={button} isInitiallyOpen {...menu} />}
    </DeferredTrigger>
  );
}
