import type { ComponentProps, ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { styled } from 'styled-components';

/** Other props of react-aria's switch are passed to the root element. */
export interface SwitchProps extends Omit<ComponentProps<typeof AriaSwitch>, 'children'> {
  /** The label. */
  children: ReactNode;
}

/** A switch that changes a setting immediately. In a form that is saved later, use a `Checkbox`. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <Root {...rest}>
      <Track />
      <span>{children}</span>
    </Root>
  );
}

const Track = styled.span`
  position: relative;
  flex-shrink: 0;
  width: 36px;
  height: 20px;
  border: 1px solid var(--color-border-control);
  border-radius: 10px;
  background: var(--color-surface-raised);
  transition: background-color var(--motion-fast);

  &::before {
    content: '';
    position: absolute;
    inset-block: 3px;
    left: 3px;
    width: 12px;
    border-radius: 50%;
    background: var(--color-border-control);
    transition: translate var(--motion-fast);
  }
`;

const Root = styled(AriaSwitch)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--control-height);
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) ${Track} {
    background: var(--color-surface-hover);
  }

  &[data-selected] ${Track} {
    border-color: var(--color-accent);
    background: var(--color-accent);

    &::before {
      background: var(--color-on-accent);
      translate: 16px;
    }
  }

  &[data-focus-visible] ${Track} {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;

    ${Track} {
      border-color: var(--color-border-disabled);
      background: var(--color-surface-sunken);

      &::before {
        background: var(--color-text-disabled);
      }
    }
  }

  @media (forced-colors: active) {
    ${Track}::before {
      background: ButtonText;
    }

    &[data-selected] ${Track} {
      background: Highlight;

      &::before {
        background: HighlightText;
      }
    }

    &[data-disabled] {
      color: GrayText;

      ${Track} {
        border-color: GrayText;
      }
    }
  }
`;
