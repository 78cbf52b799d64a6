import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { DialFace } from '../DayDial/DialFace.tsx';

/** The product's dial with one shift on it, from six to two. It decorates and tells nothing. */
export function SignInDial(props: ComponentProps<'svg'>) {
  return (
    <DialFace {...props}>
      <Shift d="M128 0A128 128 0 0 1 -64 110.85" />
    </DialFace>
  );
}

const Shift = styled.path`
  stroke: var(--color-accent);
  stroke-width: 2;
  stroke-linecap: round;
`;
