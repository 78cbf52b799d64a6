import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import styled from 'styled-components';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { BusyMark } from './BusyMark.tsx';

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
export function Button(props: ButtonProps) {
  const { children, kind = 'secondary', icon, isBusy = false, disabledReason, ...rest } = props;
  const reasonId = useId();
  const refusal = disabledReason
    ? {
        'aria-disabled': 'true' as const,
        'aria-describedby': [rest['aria-describedby'], reasonId].filter(Boolean).join(' '),
        onPress: () => {},
        type: 'button' as const,
        isDisabled: false,
      }
    : {};
  return (
    <>
      <Root data-kind={kind} isPending={isBusy} {...rest} {...refusal}>
        <Label>
          {icon && <Icon of={icon} />}
          {children}
        </Label>
        {isBusy && <BusyMark />}
      </Root>
      {disabledReason && (
        <Reason id={reasonId} data-reason>
          {disabledReason}
        </Reason>
      )}
    </>
  );
}

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
`;

const Root = styled(AriaButton)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--control-height);
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--edge);
  border-radius: var(--radius-small);
  background: var(--face);
  color: var(--letters);
  font: inherit;
  font-weight: var(--weight-medium);
  cursor: pointer;
  transition: background-color var(--motion-fast);
  --face: var(--color-surface-raised);
  --letters: var(--color-text);
  --edge: var(--color-border-control);

  &:is([data-hovered], [data-pressed], [aria-expanded='true']) {
    --face: var(--color-surface-hover);
  }

  &[data-kind='primary'] {
    --face: var(--color-accent);
    --letters: var(--color-on-accent);
    --edge: transparent;

    &:is([data-hovered], [data-pressed]) {
      --face: var(--color-accent-hover);
    }
  }

  &[data-kind='quiet'] {
    --letters: var(--color-accent);
    --edge: transparent;

    &:not([data-hovered], [data-pressed], [aria-expanded='true']) {
      --face: transparent;
    }
  }

  &[data-kind='danger'] {
    --face: var(--color-negative);
    --letters: var(--color-on-negative);
    --edge: transparent;

    &:is([data-hovered], [data-pressed]) {
      --face: var(--color-negative-hover);
    }
  }

  &&:is([data-disabled], [aria-disabled='true']:not([data-pending])) {
    --face: var(--color-surface-sunken);
    --letters: var(--color-text-disabled);
    --edge: var(--color-border-disabled);
    cursor: not-allowed;
  }

  &[data-pending] > ${Label} {
    opacity: 0;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &:is([data-disabled], [aria-disabled='true']:not([data-pending])) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const Reason = styled.span`
  display: block;
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
