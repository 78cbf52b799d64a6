import type { VisibleArea } from '../../areas/visibleAreas.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../primitives/Badge/Badge.tsx';

export interface AreaCountProps {
  /** The area's count as `visibleAreas` returns it; null for an area without a count. */
  count: VisibleArea['count'];
}

/** The badge with the number of items that need attention in an area. */
export function AreaCount({ count }: AreaCountProps) {
  const { t } = useTranslation('patterns');
  if (count === null) return null;
  const label = count === 'loading' ? t('area.counting') : t('area.waiting', { count });
  return <Badge count={count} label={label} />;
}
