import type { ComponentProps, ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';

type OwnProps = 'children' | 'isOpen' | 'defaultOpen' | 'onOpenChange';

/** Other props of react-aria's tooltip are passed to the root element. */
export interface TooltipProps extends Omit<ComponentProps<typeof AriaTooltip>, OwnProps> {
  /** A short explanation of the trigger. It must not be the trigger's only name. */
  text: string;
  /** The trigger: a button or link of this library, or an element inside react-aria's `Focusable`. */
  children: ReactElement;
  /** Delay after hovering, in milliseconds. Default 500. On focus the tooltip appears immediately. */
  delayMs?: number;
  /** Whether it is open when it first renders. Default false. */
  isInitiallyOpen?: boolean;
}

/** A short text that appears while its trigger is hovered or focused. Escape hides it. */
export function Tooltip({ text, children, delayMs = 500, isInitiallyOpen = false, ...rest }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMs} closeDelay={100} defaultOpen={isInitiallyOpen}>
      {children}
      <Surface offset={6} containerPadding={8} {...rest}>
        {text}
      </Surface>
    </TooltipTrigger>
  );
}

const Surface = styled(AriaTooltip)`
  max-width: min(90vw, 20rem);
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);
  color: var(--color-text);
  font-size: var(--text-2);
  overflow-wrap: anywhere;
  outline: 0;
`;
