import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface PassingWarningsProps {
  /** The warnings, one sentence each; may be empty. */
  warnings: readonly string[];
  /** The time for which a warning is visible, in milliseconds. */
  hideAfterMs: number;
}

/**
 * Warnings that disappear after a time, as lines above the main action of a screen: a part of its `action`. They cover
 * nothing, and the buttons do not move. The labels of the buttons should say the same permanently.
 */
export function PassingWarnings({ warnings, hideAfterMs }: PassingWarningsProps) {
  return (
    <Root data-passing-warnings>
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
  if (isOver) return null;
  return (
    <Warning role="status">
      <Icon of={TriangleAlert} size={16} />
      <span>{children}</span>
    </Warning>
  );
}

const Warning = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-caution);
  font-size: var(--text-2);
  text-align: start;
`;

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-bottom: var(--space-2);

  &:empty {
    display: none;
  }

  /* The action is beside the title: above it is the margin of the screen. */
  @media (width >= 1024px) {
    position: absolute;
    right: 0;
    bottom: 100%;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 var(--space-4);
    padding-bottom: 0;
  }

  @media print {
    display: none;
  }
`;
