import { styled } from 'styled-components';

const balances = ['+12:45', '+1:11', '0:00', '−7:58', '−132:45'];

/** The same numbers in tabular and in proportional figures. */
export function TabularFigures() {
  return (
    <Pair className="sb-unstyled">
      {(['tabular-nums', 'proportional-nums'] as const).map((numeric) => (
        <figure key={numeric} style={{ margin: 0 }}>
          <figcaption>
            {numeric === 'tabular-nums' ? 'Tabular: the colons line up' : 'Proportional'}
          </figcaption>
          <Column style={{ fontVariantNumeric: numeric }}>
            {balances.map((balance) => (
              <li key={balance}>{balance}</li>
            ))}
          </Column>
        </figure>
      ))}
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  margin: var(--space-4) 0;
  color: var(--color-text);
  font: var(--weight-regular) var(--text-2) / var(--leading) var(--font-sans);

  figcaption {
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }
`;

const Column = styled.ul`
  width: 8rem;
  margin: var(--space-2) 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-4);
  text-align: right;
`;
