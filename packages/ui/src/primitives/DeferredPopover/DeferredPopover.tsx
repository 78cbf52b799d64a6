import { DeferredTrigger } from '../Deferred/DeferredTrigger.tsx';
import type { DeferredTriggerProps } from '../Deferred/DeferredTrigger.tsx';
import type { PopoverProps } from '../Popover/Popover.tsx';

const load = () => import('../Popover/Popover.tsx');

/** The props of `Popover`. `trigger` is one of the primitives' buttons. */
export interface DeferredPopoverProps
  extends Omit<PopoverProps, 'trigger' | 'isInitiallyOpen'>, Pick<DeferredTriggerProps<object>, 'trigger'> {}

/**
 * A `Popover` whose code is fetched when its button is hovered or focused, so that the screen loads faster. It looks
 * and behaves like `Popover`. To defer the code of its content as well, use `DeferredTrigger`.
 */
export function DeferredPopover({ trigger, ...popover }: DeferredPopoverProps) {
  return (
    <DeferredTrigger trigger={trigger} load={load} name={popover.title}>
      {({ Popover }, button) => <Popover trigger={button} isInitiallyOpen {...popover} />}
    </DeferredTrigger>
  );
}
