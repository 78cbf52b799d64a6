import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { DocsTable } from './DocsTable.tsx';
import { themes, tokensNamed } from './themes.ts';

/** A table of the spacing steps. */
export function SpaceScale() {
  return (
    <DocsTable
      align="middle"
      caption="Spacing steps"
      head={['Token', 'Size', 'Actual size']}
      rows={tokensNamed('space-').map(([step, value]) => [
        `\`space-${step}\``,
        value,
        <Bar key={step} aria-hidden="true" style={{ width: value }} />,
      ])}
    />
  );
}

const radii: Record<string, string> = {
  small: 'Buttons, fields, messages, intervals of a plan.',
  large: 'Floating surfaces: dialogs, menus, notifications.',
};

/** A table of the two radii. */
export function Radii() {
  return <Samples of="radius" uses={radii} style={(name) => ({ borderRadius: `var(--radius-${name})` })} />;
}

const elevations: Record<string, string> = {
  1: 'Not used yet; reserved for a bar above scrolling content.',
  2: 'Menus and lists of options.',
  3: 'Dialogs and notifications.',
};

/** A table of the three elevations. */
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
      {dark !== light && <p>Dark theme: {dark}</p>}
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
