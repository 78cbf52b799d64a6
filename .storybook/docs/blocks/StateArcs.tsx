import { useId } from 'react';
import { styled } from 'styled-components';
import type { StateChart } from '../../../tools/workbench-pages/state-changes.ts';

const row = 56;
const box = { left: 100, width: 200, height: 34 };
const size = { width: 2 * box.left + box.width };

/** With more arcs the drawing explains nothing. */
const mostArcs = 20;

/**
 * A drawing of the changes: the states from top to bottom, changes downwards on the right, back upwards on the left. The table
 * below says the same in words.
 */
export function StateArcs({ chart: { states, changes } }: { chart: StateChart }) {
  const arrow = useId();
  const pairs = new Map(
    changes.flatMap(({ from, to }) => from.map((state) => [`${state} ${to}`, { from: state, to }] as const)),
  );
  if (pairs.size > mostArcs) return null;
  const middle = (state: string) => states.indexOf(state) * row + box.height / 2 + 1;
  return (
    <Drawing aria-hidden viewBox={`0 0 ${size.width} ${(states.length - 1) * row + box.height + 2}`}>
      <marker id={arrow} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={7} markerHeight={7} orient="auto">
        <path d="M0 0 8 4 0 8Z" />
      </marker>
      {[...pairs].map(([key, { from, to }]) => {
        const distance = states.indexOf(to) - states.indexOf(from);
        const isDown = distance > 0;
        const side = isDown ? box.left + box.width : box.left;
        const reach = Math.min(95, 22 + Math.abs(distance) * 16) * (isDown ? 1 : -1);
        // Arcs leave above the middle and arrive below it, so that their ends do not meet.
        const [start, end] = [middle(from) + (isDown ? 6 : -6), middle(to) + (isDown ? -6 : 6)];
        return (
          <path
            key={key}
            className="arc"
            d={`M${side} ${start}C${side + reach} ${start} ${side + reach} ${end} ${side} ${end}`}
            markerEnd={`url(#${arrow})`}
          />
        );
      })}
      {states.map((state) => (
        <g key={state}>
          <rect
            x={box.left}
            y={middle(state) - box.height / 2}
            width={box.width}
            height={box.height}
            rx={4}
          />
          <text x={box.left + box.width / 2} y={middle(state)}>
            {state}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 26rem;
  margin: var(--space-4) 0;

  marker path {
    fill: var(--color-text-muted);
  }

  .arc {
    fill: none;
    stroke: var(--color-text-muted);
    stroke-width: 1.25;
  }

  rect {
    fill: var(--color-surface-raised);
    stroke: var(--color-border-control);
  }

  text {
    fill: var(--color-text);
    font: var(--weight-medium) 14px var(--font-sans);
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
