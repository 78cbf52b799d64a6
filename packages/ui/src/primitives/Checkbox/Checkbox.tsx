import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

/** Other props of react-aria's checkbox are passed to the root element. */
export interface CheckboxProps extends Omit<ComponentProps<typeof AriaCheckbox>, 'children'> {
  /** The label. */
  children: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <Root {...rest}>
      <Box>
        <Icon of={Check} size={14} />
      </Box>
      {children && <span>{children}</span>}
    </Root>
  );
}

const Box = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);

  & > svg {
    visibility: hidden;
  }
`;

const Root = styled(AriaCheckbox)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control-height);
  overflow-wrap: anywhere;
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) ${Box} {
    background: var(--color-surface-hover);
  }

  &[data-selected] ${Box} {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);

    & > svg {
      visibility: visible;
    }
  }

  &[data-focus-visible] ${Box} {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;

    ${Box} {
      border-color: var(--color-border-disabled);
      background: var(--color-surface-sunken);
      color: inherit;
    }
  }

  @media (forced-colors: active) {
    &[data-disabled],
    &[data-disabled] ${Box} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
