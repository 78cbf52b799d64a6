import { phoneHref } from '@selfservice/api/core/contacts';
import { styled } from 'styled-components';
import { ContactLink } from './ContactLink.tsx';

export interface PhoneLinksProps {
  /** The phone numbers, without duplicates. */
  phones: readonly string[];
}

/** A vertical list of phone numbers. */
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
