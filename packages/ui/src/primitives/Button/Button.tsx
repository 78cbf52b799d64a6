import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import type { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { BusyMark } from './BusyMark.tsx';
import { StyledButton, ButtonLabel } from './StyledButton.tsx';

/** Other props of react-aria's button are passed to the root element. */
export interface ButtonProps extends Omit<ComponentProps<typeof AriaButton>, 'children' | 'isPending'> {
  /** The label, a verb that says what the button does. */
  children: ReactNode;
  /** `primary`: the one main action of a screen. Default `secondary`. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** The icon before the label. */
  icon?: LucideIcon;
  /**
   * Whether the action is running: it cannot be started again; the button keeps its size and its focus. Default false.
   */
  isBusy?: boolean;
  /** Why the button cannot be used now. If set, the button does nothing, can still be focused, and shows the reason. */
  disabledReason?: string | undefined;
}

/** A button that starts an action. */
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
      <StyledButton data-kind={kind} isPending={isBusy} {...rest} {...refusal}>
        <ButtonLabel>
          {icon && <Icon of={icon} />}
          <Words>{children}</Words>
        </ButtonLabel>
        {isBusy && <BusyMark />}
      </StyledButton>
      {disabledReason && (
        <Reason id={reasonId} data-reason>
          {disabledReason}
        </Reason>
      )}
    </>
  );
}

/** An element of its own for the text, without a box. */
const Words = styled.span`
  display: contents;
`;

const Reason = styled.span`
  display: block;
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
