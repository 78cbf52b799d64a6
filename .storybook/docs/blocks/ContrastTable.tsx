import { contrastOf } from '@selfservice/ui/tokens/contrast';
import { contrastPairs } from '@selfservice/ui/tokens/contrastPairs';
import type { ContrastPair } from '@selfservice/ui/tokens/contrastPairs';
import { colorIn, themeNames } from '@selfservice/ui/tokens/parseTokens';
import type { ThemeName } from '@selfservice/ui/tokens/parseTokens';
import { styled } from 'styled-components';
import { DocsTable } from './DocsTable.tsx';
import { themes } from './themes.ts';

/** Props of `ContrastTable`. */
export interface ContrastTableProps {
  /** The required contrast: 4.5 for text, 3 for borders of controls and the focus ring. */
  atLeast: ContrastPair['atLeast'];
}

/** A table of all colour pairs of one threshold with their contrast in each theme. */
export function ContrastTable({ atLeast }: ContrastTableProps) {
  const pairs = contrastPairs.filter((pair) => pair.atLeast === atLeast);
  return (
    <DocsTable
      align="middle"
      caption={`Contrast, at least ${atLeast}:1`}
      head={['Pair', 'Required', ...themeNames.map((theme) => theme[0]?.toUpperCase() + theme.slice(1))]}
      rows={pairs.map((pair) => [
        `\`${pair.foreground}\` on \`${pair.surface}\``,
        `${pair.atLeast}:1`,
        ...themeNames.map((theme) => <Ratio key={theme} pair={pair} theme={theme} />),
      ])}
    />
  );
}

function Ratio({ pair, theme }: { pair: ContrastPair; theme: ThemeName }) {
  const foreground = colorIn(themes[theme], pair.foreground);
  const surface = colorIn(themes[theme], pair.surface);
  // Rounded down, so that no ratio appears higher than it is.
  const ratio = Math.floor(contrastOf(foreground, surface) * 100) / 100;
  return (
    <Cell>
      <Sample aria-hidden="true" style={{ color: foreground, background: surface }}>
        {pair.atLeast === 3 ? <Edge /> : 'Aa'}
      </Sample>
      {ratio.toFixed(2)}
      {ratio < pair.atLeast && <strong> too low</strong>}
    </Cell>
  );
}

const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

const Sample = styled.span`
  display: inline-grid;
  place-items: center;
  width: 40px;
  height: 28px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  font-weight: var(--weight-medium);
  forced-color-adjust: none;
`;

const Edge = styled.span`
  width: 22px;
  height: 14px;
  border: 2px solid currentColor;
  border-radius: 3px;
`;
