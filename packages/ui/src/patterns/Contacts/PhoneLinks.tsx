import { phoneHref } from '@selfservice/api/core/contacts';
import { styled } from 'styled-components';
import { ContactLink } from './ContactLink.tsx';

export interface PhoneLinksProps {
  /** Each one once. */
  phones: readonly string[];
}

/** Phone numbers, one below the other. */
export function PhoneLinks({ phones }: PhoneLinksProps) {
  return (
    <Root>
      {phones.map((phone) => (
        <li key={phone}>
          <ContactLink text={phone} href={phoneHref(phone)} />
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
