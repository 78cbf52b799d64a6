import type { LucideIcon, LucideProps } from 'lucide-react';

/** Everything else goes to the root. */
export interface IconProps extends Omit<LucideProps, 'size'> {
  /** The icon, from lucide-react. */
  of: LucideIcon;
  /** Side in pixels. Default 18. */
  size?: number;
}

/** An icon of one stroke width beside words; assistive technology does not see it. */
export function Icon({ of: Shape, size = 18, style, ...rest }: IconProps) {
  return (
    <Shape aria-hidden="true" size={size} strokeWidth={1.75} style={{ flexShrink: 0, ...style }} {...rest} />
  );
}
