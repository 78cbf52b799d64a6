import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { messageBar } from '../../primitives/FloatingPlace/floatingPlace.ts';

export interface PassingWarningsProps {
  /** One sentence each. Without any there is nothing. */
  warnings: readonly string[];
  /** How long a warning stands, in milliseconds. */
  hideAfterMs: number;
}

/**
 * Says for a while what a screen asks for, in the room below it, so that nothing moves when it goes; a phone has none,
 * and it stands over the last rows there. What it says stays on the buttons. Specification 001 section 2.
 */
export function PassingWarnings({ warnings, hideAfterMs }: PassingWarningsProps) {
  return (
    <Root ref={messageBar}>
      {warnings.map((warning) => (
        <Passing key={warning} hideAfterMs={hideAfterMs}>
          {warning}
        </Passing>
      ))}
    </Root>
  );
}

function Passing({ hideAfterMs, children }: { hideAfterMs: number; children: ReactNode }) {
  const clock = useClock();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => clock.after(hideAfterMs, () => setIsOver(true)), [clock, hideAfterMs]);
  return isOver ? null : <Banner tone="caution" title={children} />;
}

const Root = styled.div`
  position: fixed;
  right: var(--floating-end, 0px);
  bottom: var(--action-bar-height, 0px);
  left: var(--floating-start, 0px);
  z-index: var(--layer-bar);
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  padding: 0 var(--space-3) var(--space-2);
  pointer-events: none;

  &:empty {
    display: none;
  }

  & > div {
    flex-wrap: nowrap;
    max-width: 100%;
    box-shadow: var(--elevation-2);
  }

  @media print {
    display: none;
  }
`;
