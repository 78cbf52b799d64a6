import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { DialFace } from '../DayDial/DialFace.tsx';

/** A decorative dial with one shift from 6:00 to 14:00. */
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
