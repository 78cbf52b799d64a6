import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { messageBar } from '../../primitives/FloatingPlace/floatingPlace.ts';

export interface PassingWarningsProps {
  /** The warnings, one sentence each; may be empty. */
  warnings: readonly string[];
  /** The time for which a warning is visible, in milliseconds. */
  hideAfterMs: number;
}

/**
 * Warnings at the bottom of the window that disappear after a time. They float over the screen, so that nothing moves. The
 * labels of the buttons should say the same permanently.
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
