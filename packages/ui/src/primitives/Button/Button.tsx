import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import styled from 'styled-components';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressCircle } from '../ProgressCircle/ProgressCircle.tsx';

/** Props of `Button`; everything else of react-aria's button goes to the root. */
export interface ButtonProps extends Omit<ComponentProps<typeof AriaButton>, 'children' | 'isPending'> {
  /** What the button does, in words. */
  children: ReactNode;
  /** `primary`: the one main action of a screen. Default `secondary`. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Stands before the words. */
  icon?: LucideIcon;
  /** The action is under way: it cannot be started again, the button keeps its size and its focus. */
  isBusy?: boolean;
  /** Why the button cannot be used now. It stays reachable by keyboard, does nothing, and says this. */
  disabledReason?: string | undefined;
}

/** Starts an action. */
export function Button({
  children,
  kind = 'secondary',
  icon,
  isBusy = false,
  disabledReason,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const refusal = disabledReason
    ? {
        'aria-disabled': 'true' as const,
        'aria-describedby': reasonId,
        onPress: () => {},
        type: 'button' as const,
      }
    : {};
  return (
    <>
      <Root data-kind={kind} isPending={isBusy} {...rest} {...refusal}>
        <Label data-busy={isBusy || undefined}>
          {icon && <Icon of={icon} />}
          {children}
        </Label>
        {isBusy && <Busy />}
      </Root>
      {disabledReason && <Reason id={reasonId}>{disabledReason}</Reason>}
    </>
  );
}

const Root = styled(AriaButton)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--control-height);
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: inherit;
  font-weight: var(--weight-medium);
  cursor: pointer;
  transition: background-color var(--motion-fast);

  &[data-hovered] {
    background: var(--color-surface-hover);
  }

  &[data-kind='primary'] {
    border-color: transparent;
    background: var(--color-accent);
    color: var(--color-on-accent);
  }

  &[data-kind='primary'][data-hovered] {
    background: var(--color-accent-hover);
  }

  &[data-kind='quiet'] {
    border-color: transparent;
    background: none;
    color: var(--color-accent);
  }

  &[data-kind='quiet'][data-hovered] {
    background: var(--color-surface-hover);
  }

  &[data-kind='danger'] {
    border-color: transparent;
    background: var(--color-negative);
    color: var(--color-on-negative);
  }

  &[data-disabled],
  &[aria-disabled='true']:not([data-pending]) {
    border-color: var(--color-border);
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);

  &[data-busy] {
    opacity: 0.35;
  }
`;

const Busy = styled(ProgressCircle)`
  position: absolute;
`;

const Reason = styled.span`
  display: block;
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
