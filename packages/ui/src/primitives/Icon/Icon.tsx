import type { LucideIcon } from 'lucide-react';

/** Props of `Icon`. */
export interface IconProps {
  /** The icon, from lucide-react. */
  of: LucideIcon;
  /** Side in pixels. Default 18. */
  size?: number;
  /** Class of the root. */
  className?: string;
}

/** An icon of one stroke width beside words; assistive technology does not see it. */
export function Icon({ of: Shape, size = 18, className }: IconProps) {
  return (
    <Shape
      aria-hidden="true"
      className={className}
      size={size}
      strokeWidth={1.75}
      style={{ flexShrink: 0 }}
    />
  );
}
