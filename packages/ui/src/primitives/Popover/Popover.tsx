import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import type { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useOpenAtFirst } from '../Deferred/useOpenAtFirst.ts';
import { PopoverContent } from './PopoverContent.tsx';
import { PopoverSurface } from './PopoverSurface.ts';

/** Everything else of react-aria's popover goes to the root. */
export interface PopoverProps extends Omit<ComponentProps<typeof AriaPopover>, 'children' | 'trigger'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its heading and its name. */
  title: string;
  /** What it shows, or a function that gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** It is open when it first appears. Default false. */
  isOpenAtFirst?: boolean;
}

/** Floats beside its trigger. It keeps the focus and gives it back; Escape and a press beside it close it. */
export function Popover({ trigger, title, children, isOpenAtFirst = false, ...rest }: PopoverProps) {
  const state = useOpenAtFirst(isOpenAtFirst);
  return (
    <DialogTrigger {...state}>
      {trigger}
      <PopoverSurface placement="bottom start" offset={4} containerPadding={8} {...rest}>
        <PopoverContent title={title}>{children}</PopoverContent>
      </PopoverSurface>
    </DialogTrigger>
  );
}
