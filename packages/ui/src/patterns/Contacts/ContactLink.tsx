import { Link } from '../../primitives/Link/Link.tsx';

export interface ContactLinkProps {
  /** The address or the number as the server sends it. */
  text: string;
  /** The address of the link; null for a text that is neither one address nor one number. */
  href: string | null;
}

/** A contact as a link, or as plain text where a link would lead to something else. */
export function ContactLink({ text, href }: ContactLinkProps) {
  return href === null ? text : <Link href={href}>{text}</Link>;
}
