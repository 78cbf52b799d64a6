import type { ComponentProps } from 'react';

/** The picture of a stamp, two rings and a tick, in the current colour. It is decorative. @requirement worksheet-6 */
export function StampPicture(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={56}
      height={56}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      {...props}
    >
      <g transform="rotate(-12 32 32)">
        <circle cx="32" cy="32" r="29" strokeWidth="2.5" />
        <circle cx="32" cy="32" r="23" strokeWidth="1.25" strokeDasharray="2.5 2.5" />
        <path d="m21.5 33 7.5 7.5 14-16" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
