import type { LucideIcon, LucideProps } from 'lucide-react';

/** Other props are passed to the root element. */
export interface IconProps extends Omit<LucideProps, 'size'> {
  /** The icon, from lucide-react. */
  of: LucideIcon;
  /** Side in pixels. Default 18. */
  size?: number;
}

/** A decorative icon with the common stroke width, hidden from assistive technology. */
export function Icon({ of: Shape, size = 18, style, ...rest }: IconProps) {
  return (
    <Shape aria-hidden="true" size={size} strokeWidth={1.75} style={{ flexShrink: 0, ...style }} {...rest} />
  );
}
