import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

/** Other props of react-aria's button are passed to the root element. */
export interface IconButtonProps extends Omit<ComponentProps<typeof AriaButton>, 'children'> {
  /** The name for assistive technology, a verb that says what the button does. */
  label: string;
  /** The icon, the only visible content. */
  icon: LucideIcon;
}

/** A button with only an icon, for common actions such as close or show more. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Root aria-label={label} {...rest}>
      <Icon of={icon} />
    </Root>
  );
}

const Root = styled(AriaButton)`
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  width: var(--control-height);
  height: var(--control-height);
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  cursor: pointer;

  &:is([data-hovered], [data-pressed], [aria-expanded='true']) {
    background: var(--color-surface-hover);
  }

  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
