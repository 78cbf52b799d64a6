import { styled } from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';

export interface PhoneLinksProps {
  /** Each one once. */
  phones: readonly string[];
}

/** Phone numbers, one under the other; each can be called. */
export function PhoneLinks({ phones }: PhoneLinksProps) {
  return (
    <Root>
      {phones.map((phone) => (
        <li key={phone}>
          <Link href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
`;
