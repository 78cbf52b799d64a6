import type { ComponentProps, ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';

type OwnProps = 'children' | 'isOpen' | 'defaultOpen' | 'onOpenChange';

/** Everything else of react-aria's tooltip goes to the root. */
export interface TooltipProps extends Omit<ComponentProps<typeof AriaTooltip>, OwnProps> {
  /** A few words that explain the trigger; never its only name, and nothing that can be pressed. */
  text: string;
  /** What it explains: a button or link of this library, or an element inside react-aria's `Focusable`. */
  children: ReactElement;
  /** How long the pointer rests before it appears, in milliseconds. Default 500. On focus it appears at once. */
  delayMs?: number;
  /** It is open when it first appears. Default false. */
  isOpenAtFirst?: boolean;
}

/** Explains what the pointer rests on or what has the focus. Escape hides it. */
export function Tooltip({ text, children, delayMs = 500, isOpenAtFirst = false, ...rest }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMs} closeDelay={100} defaultOpen={isOpenAtFirst}>
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
