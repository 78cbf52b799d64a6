import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import type { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useInitiallyOpen } from '../Deferred/useInitiallyOpen.ts';
import { PopoverContent } from './PopoverContent.tsx';
import { PopoverSurface } from './PopoverSurface.ts';

/** Other props of react-aria's popover are passed to the root element. */
export interface PopoverProps extends Omit<ComponentProps<typeof AriaPopover>, 'children' | 'trigger'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The heading, which also names it for assistive technology. */
  title: string;
  /** The content, or a function that receives a `close` callback and returns the content. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether it is open when it first renders. Default false. */
  isInitiallyOpen?: boolean;
}

/**
 * A popover beside its trigger. It traps the focus and returns it when it closes. Escape and a press outside close it.
 */
export function Popover({ trigger, title, children, isInitiallyOpen = false, ...rest }: PopoverProps) {
  const state = useInitiallyOpen(isInitiallyOpen);
  return (
    <DialogTrigger {...state}>
      {trigger}
      <PopoverSurface placement="bottom start" offset={4} containerPadding={8} {...rest}>
        <PopoverContent title={title}>{children}</PopoverContent>
      </PopoverSurface>
    </DialogTrigger>
  );
}
