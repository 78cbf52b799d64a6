import type { MyPlanView } from '@selfservice/api/my-plan/my-plan-model';
import { ChartGantt, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface ViewSwitchProps {
  /** The view that is shown. */
  view: MyPlanView;
  /** Called when the user changes the view. */
  onChange: (view: MyPlanView) => void;
}

const others = {
  list: { view: 'bars', icon: ChartGantt, label: 'view.bars' },
  bars: { view: 'list', icon: List, label: 'view.list' },
} as const;

/** A button that shows the other view of the days. @requirement my-plan-52 */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('my-plan');
  const other = others[view];
  return <IconButton label={t(other.label)} icon={other.icon} onPress={() => onChange(other.view)} />;
}
