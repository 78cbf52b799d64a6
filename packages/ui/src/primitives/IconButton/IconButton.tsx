import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

/** Everything else of react-aria's button goes to the root. */
export interface IconButtonProps extends Omit<ComponentProps<typeof AriaButton>, 'children'> {
  /** What the button does, in words that are read out. */
  label: string;
  /** The icon that stands for it. */
  icon: LucideIcon;
}

/** A button where an icon alone is understood: close, show, more. */
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
