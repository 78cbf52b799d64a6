import { DeferredTrigger } from '../Deferred/DeferredTrigger.tsx';
import type { DeferredTriggerProps } from '../Deferred/DeferredTrigger.tsx';
import type { PopoverProps } from '../Popover/Popover.tsx';

const load = () => import('../Popover/Popover.tsx');

export interface DeferredPopoverProps
  extends Omit<PopoverProps, 'trigger' | 'isOpenAtFirst'>, Pick<DeferredTriggerProps<object>, 'trigger'> {}

/**
 * A popover whose code is fetched when its button is pointed at or focused, so that a screen that has one does not
 * wait for it. It looks and behaves like `Popover`. Where its content is heavy too, `DeferredTrigger` fetches both.
 */
export function DeferredPopover({ trigger, ...popover }: DeferredPopoverProps) {
  return (
    <DeferredTrigger trigger={trigger} load={load} name={popover.title}>
      {({ Popover }, button) => <Popover trigger={button} isOpenAtFirst {...popover} />}
    </DeferredTrigger>
  );
}
