import { useState } from 'react';
import type { PlanView } from './planView.ts';

/**
 * The view that is shown. At first it is the remembered one; for whoever has chosen none it is a list on a phone, where
 * bars have no room for their hours, and bars elsewhere.
 *
 * @param remembered the view chosen last; null for none
 * @param onChange another one was chosen
 */
export function usePlanView(
  remembered: PlanView | null,
  onChange: (view: PlanView) => void,
): [view: PlanView, choose: (view: PlanView) => void] {
  const [view, setView] = useState(() => remembered ?? suitingView());
  const choose = (next: PlanView) => {
    setView(next);
    onChange(next);
  };
  return [view, choose];
}

function suitingView(): PlanView {
  return window.matchMedia('(width < 640px)').matches ? 'list' : 'bars';
}
