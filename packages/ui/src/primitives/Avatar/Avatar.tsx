import type { ComponentProps } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { toInitials } from './toInitials.ts';

/** Other props are passed to the root element. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name. Its initials are shown where there is no picture. */
  name: string;
  /** Address of the picture. Initials are shown without an address, or if the picture fails to load. */
  source?: string | null;
  /** Diameter: `small` 24 px, `medium` 36 px, `large` 64 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the name is written beside the avatar, so that assistive technology ignores the avatar. Default false. */
  isDecorative?: boolean;
}

/** A person's picture, or their initials. */
export function Avatar({ name, source, size = 'medium', isDecorative = false, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const words = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  if (source && source !== failed)
    return (
      <Root data-size={size} {...rest}>
        <img src={source} alt={isDecorative ? '' : name} onError={() => setFailed(source)} />
      </Root>
    );
  return (
    <Root data-size={size} {...words} {...rest}>
      {toInitials(name)}
    </Root>
  );
}

const Root = styled.span`
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  width: 36px;
  height: 36px;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-radius: 50%;
  /* Visible on every surface, also on a floating one in the dark. */
  background: color-mix(in srgb, var(--color-accent) 16%, var(--surface-behind, var(--color-surface)));
  color: var(--color-accent);
  font-size: var(--text-1);
  font-weight: var(--weight-bold);
  line-height: 1;
  user-select: none;

  &[data-size='small'] {
    width: 24px;
    height: 24px;
    font-size: 0.625rem;
    letter-spacing: -0.02em;
  }

  &[data-size='large'] {
    width: 64px;
    height: 64px;
    font-size: var(--text-4);
    font-weight: var(--weight-medium);
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
