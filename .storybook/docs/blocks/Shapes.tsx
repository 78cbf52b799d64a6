import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { DocsTable } from './DocsTable.tsx';
import { themes, tokensNamed } from './themes.ts';

/** The steps of space, drawn to size. */
export function SpaceScale() {
  return (
    <DocsTable
      align="middle"
      caption="Steps of space"
      head={['Token', 'Size', 'Drawn to size']}
      rows={tokensNamed('space-').map(([step, value]) => [
        `\`space-${step}\``,
        value,
        <Bar key={step} aria-hidden="true" style={{ width: value }} />,
      ])}
    />
  );
}

const radii: Record<string, string> = {
  small: 'Buttons, fields, messages, bars of a plan.',
  large: 'What floats: dialogs, menus, notifications.',
};

/** The two radii. */
export function Radii() {
  return <Samples of="radius" uses={radii} style={(name) => ({ borderRadius: `var(--radius-${name})` })} />;
}

const elevations: Record<string, string> = {
  1: 'Nothing yet; kept for a bar that content scrolls under.',
  2: 'Menus and lists of choices.',
  3: 'Dialogs and notifications.',
};

/** The three elevations. */
export function Elevations() {
  return (
    <Samples
      of="elevation"
      uses={elevations}
      style={(name) => ({
        border: '1px solid var(--color-edge)',
        borderRadius: 'var(--radius-large)',
        boxShadow: `var(--elevation-${name})`,
      })}
    />
  );
}

interface SamplesProps {
  of: string;
  uses: Record<string, string>;
  style: (name: string) => CSSProperties;
}

function Samples({ of, uses, style }: SamplesProps): ReactNode {
  return (
    <DocsTable
      align="middle"
      caption={of}
      head={['Token', 'Value', 'Sample', 'For']}
      rows={tokensNamed(`${of}-`).map(([name, value]) => [
        `\`${of}-${name}\``,
        <Values key="value" light={value} dark={themes.dark.get(`${of}-${name}`)} />,
        <Ground key="sample" aria-hidden="true">
          <Box style={style(name)} />
        </Ground>,
        uses[name],
      ])}
    />
  );
}

function Values({ light, dark }: { light: string; dark: string | undefined }) {
  return (
    <Value>
      {light}
      {dark !== light && <p>In the dark: {dark}</p>}
    </Value>
  );
}

const Bar = styled.div`
  height: 16px;
  background: var(--color-accent);
`;

const Value = styled.div`
  max-width: 17rem;
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;

const Ground = styled.div`
  display: inline-block;
  padding: var(--space-3) var(--space-5) var(--space-5);
`;

const Box = styled.div`
  width: 96px;
  height: 56px;
  border: 1px solid var(--color-border-control);
  background: var(--color-surface-floating);
`;
