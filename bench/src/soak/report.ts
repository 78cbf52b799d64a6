import { markdownTable } from '../../../tools/markdown.ts';
import type { Footprint } from './footprint.ts';
import { growthsOf, isFlat } from './growth.ts';
import type { Growth, Soak } from './growth.ts';

const units: Record<keyof Footprint, string> = { heap: ' MB', nodes: ' nodes', listeners: ' listeners' };

/** Returns a table of every reading of every screen. */
export function soakTable(soaks: readonly Soak[]): string {
  const columns = [
    { title: 'Screen' },
    { title: 'Cycles', isFigure: true },
    { title: 'Heap, MB', isFigure: true },
    { title: 'Nodes', isFigure: true },
    { title: 'Listeners', isFigure: true },
  ];
  const row = ({ screen, readings }: Soak) => {
    const cell = (value: (reading: Soak['readings'][number]) => string) =>
      readings.map((reading) => value(reading)).join(' → ');
    return [
      screen,
      cell(({ cycles }) => String(cycles)),
      cell(({ heap }) => heap.toFixed(1)),
      cell(({ nodes }) => String(nodes)),
      cell(({ listeners }) => String(listeners)),
    ];
  };
  return markdownTable(columns, soaks.map(row));
}

/** Returns the result of a screen as a line: the change of each measure, or the exceeded measures with their limits. */
export function soakLine(soak: Soak): string {
  const growths = growthsOf(soak);
  const grown = growths.filter((growth) => !isFlat(growth));
  if (grown.length === 0) return `✓ ${soak.screen}: ${growths.map(shareOf).join(', ')}`;
  return `✗ ${soak.screen}: ${grown.map(faultOf).join(', ')}`;
}

function shareOf({ measure, first, last }: Growth): string {
  const percent = (last / first - 1) * 100;
  return `${measure} ${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
}

function faultOf(growth: Growth): string {
  const { measure, last, first, limit } = growth;
  const written = (value: number) => (measure === 'heap' ? value.toFixed(1) : value.toFixed(0));
  return `${shareOf(growth)} (${written(first)} → ${written(last)}${units[measure]}, at most ${written(first * limit)})`;
}
