import { themeNames } from '@selfservice/ui/tokens/parseTokens';
import { styled } from 'styled-components';
import type { ColorGroup } from './colorRoles.ts';
import { colorGroups } from './colorRoles.ts';
import { DocsTable } from './DocsTable.tsx';
import { themes } from './themes.ts';
import { Code } from './withCode.tsx';

/** A table of all colour roles with their purpose and their value in each theme. */
export function ColorRoles() {
  return colorGroups.map((group) => (
    <section key={group.title}>
      <GroupTitle className="sb-unstyled">{group.title}</GroupTitle>
      <GroupTable group={group} />
    </section>
  ));
}

function GroupTable({ group }: { group: ColorGroup }) {
  return (
    <DocsTable
      caption={`Colours: ${group.title}`}
      head={['Role', ...themeNames.map((theme) => theme[0]?.toUpperCase() + theme.slice(1))]}
      rows={Object.entries(group.uses).map(([role, use]) => [
        <Role key={role}>
          <Code>{role}</Code>
          <Use>{use}</Use>
        </Role>,
        ...themeNames.map((theme) => <Swatch key={theme} value={themes[theme].get(`color-${role}`) ?? ''} />),
      ])}
    />
  );
}

function Swatch({ value }: { value: string }) {
  return (
    <Value>
      <Patch aria-hidden="true">
        <span style={{ background: value }} />
      </Patch>
      {value}
    </Value>
  );
}

const GroupTitle = styled.h3`
  color: var(--color-text);
  font: var(--weight-bold) var(--text-3) / var(--leading) var(--font-sans);
`;

const Role = styled.div`
  width: 19rem;

  @media (width < 640px) {
    width: 8.5rem;
  }
`;

const Use = styled.div`
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-weight: var(--weight-regular);
`;

const Value = styled.div`
  width: 6.5rem;
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;

/* Squares behind the colour make transparency visible. */
const Patch = styled.div`
  height: 40px;
  margin-bottom: var(--space-1);
  overflow: hidden;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: repeating-conic-gradient(#b8b8b8 0 25%, #ffffff 0 50%) 0 0 / 12px 12px;
  forced-color-adjust: none;

  & > span {
    display: block;
    height: 100%;
  }
`;
