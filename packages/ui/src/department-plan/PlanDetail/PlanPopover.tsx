import { styled } from 'styled-components';
import { PopoverContent } from '../../primitives/Popover/PopoverContent.tsx';
import type { PopoverContentProps } from '../../primitives/Popover/PopoverContent.tsx';
import { PopoverSurface } from '../../primitives/Popover/PopoverSurface.ts';

export interface PlanPopoverProps extends PopoverContentProps {
  /** The element that it is beside; it has the focus before and after. */
  anchor: HTMLElement;
  /** Called when it closes. */
  onClose: () => void;
}

/** Floats beside something in the plan. Open while it is rendered; Escape and a press beside it close it. */
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
