import { styled } from 'styled-components';
import { PopoverContent } from '../../primitives/Popover/PopoverContent.tsx';
import type { PopoverContentProps } from '../../primitives/Popover/PopoverContent.tsx';
import { PopoverSurface } from '../../primitives/Popover/PopoverSurface.ts';

export interface PlanPopoverProps extends PopoverContentProps {
  /** The element beside which it opens, and which receives the focus afterwards. */
  anchor: HTMLElement;
  /** Called when it closes. */
  onClose: () => void;
}

/** A popover beside an element of the plan, open while rendered. Escape and a press outside close it. */
export function PlanPopover({ anchor, onClose, ...content }: PlanPopoverProps) {
  return (
    <Surface
      isOpen
      triggerRef={{ current: anchor }}
      placement="bottom start"
      offset={4}
      containerPadding={8}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <PopoverContent {...content} />
    </Surface>
  );
}

const Surface = styled(PopoverSurface)`
  width: min(20rem, 90vw);
`;
