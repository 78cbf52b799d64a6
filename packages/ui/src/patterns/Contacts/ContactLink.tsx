import { Link } from '../../primitives/Link/Link.tsx';

export interface ContactLinkProps {
  /** The e-mail address or phone number as the server sends it. */
  text: string;
  /** The address of the link; null if the text is not exactly one e-mail address or phone number. */
  href: string | null;
}

/** An e-mail address or phone number as a link, or as plain text without `href`. */
export function ContactLink({ text, href }: ContactLinkProps) {
  return href === null ? <span>{text}</span> : <Link href={href}>{text}</Link>;
}
