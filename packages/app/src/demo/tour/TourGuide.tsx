import type { Clock } from '@selfservice/api/core/clock';
import { dateOf } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays, startOfWeek } from '@selfservice/api/core/local-date-arithmetic';
import { useValue } from '@selfservice/ui/environment/useValue';
import type { TourId } from '@selfservice/ui/testing/DemoTour';
import { DemoTour } from '@selfservice/ui/testing/DemoTour';
import type { i18n } from 'i18next';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunningTour, TourModel } from './create-tour.ts';
import { findTarget, isTextShown } from './find-target.ts';
import type { ProductText, TourStep } from './tours.ts';
import { tours } from './tours.ts';
import { useConfirmation } from './useConfirmation.ts';
import { useTarget } from './useTarget.ts';

export interface TourGuideProps {
  /** The tour of the tab. */
  model: TourModel;
  /** The clock of the demo. */
  clock: Clock;
  /** Called when the user starts another tour. */
  onStart: (id: TourId) => void;
  /** Called when the user resets the demo, to start this tour again. */
  onRestart: (id: TourId) => void;
}

/** The time for which a menu is visible before the tour chooses from it, in milliseconds. */
const chooseAfterMs = 600;

/** The guided tour, while one is running. */
export function TourGuide({ model, ...rest }: TourGuideProps) {
  const running = useValue(model.state);
  return running && <Guide key={running.tour.id} running={running} model={model} {...rest} />;
}

function Guide({ running, model, clock, onStart, onRestart }: TourGuideProps & { running: RunningTour }) {
  const { tour, step } = running;
  const { t, i18n } = useTranslation(['testing/DemoTour', 'requests', 'approvals', 'my-plan', 'terminal']);
  const current = tour.steps[step];
  const [pressed, setPressed] = useState<TourStep | null>(null);
  // A press alone does not say that the backend has done the step.
  const isWaiting = current?.confirmedBy !== undefined && pressed === current;
  const find = useCallback(
    () => (current ? findTarget(selectorOf(current, clock), namesOf(current.named, i18n)) : null),
    [current, clock, i18n],
  );
  const press = useCallback(() => {
    if (current?.confirmedBy) setPressed(current);
    else model.next();
  }, [current, model]);
  const goBack = useCallback(() => {
    if (current?.isInMenu) model.back();
  }, [current, model]);
  const { element, box, isMissing } = useTarget(clock, current && !isWaiting ? find : null, {
    onPress: press,
    onGone: goBack,
  });
  const isConfirmed = useCallback(() => isTextShown(namesOf(current?.confirmedBy, i18n)), [current, i18n]);
  const isUnconfirmed = useConfirmation(clock, isWaiting ? isConfirmed : null, model.next);
  // A press of the card's button would close the menu, so what the tour does includes the choice in it.
  const [isDoing, setDoing] = useState(false);
  const isChoosing = isDoing && current?.isInMenu === true;
  useEffect(() => {
    if (!isChoosing || !element) return undefined;
    return clock.after(chooseAfterMs, () => {
      setDoing(false);
      element.click();
    });
  }, [clock, element, isChoosing]);
  const following = tours[tours.indexOf(tour) + 1];
  const text = current ? current.text : (`tours.${tour.id}.done` as const);
  return (
    <DemoTour
      title={t(`testing/DemoTour:tours.${tour.id}.title`)}
      text={t(`testing/DemoTour:${isWaiting ? 'waiting' : text}`)}
      step={current ? { number: step + 1, total: tour.steps.length } : null}
      target={box}
      problem={isUnconfirmed ? 'unconfirmed' : isMissing ? 'missing' : null}
      next={following ? t(`testing/DemoTour:tours.${following.id}.title`) : null}
      onDo={() => {
        setDoing(tour.steps[step + 1]?.isInMenu === true);
        element?.click();
      }}
      onAgain={() => setPressed(null)}
      onSkip={model.next}
      onEnd={model.end}
      onRestart={() => onRestart(tour.id)}
      onNext={() => following && onStart(following.id)}
    />
  );
}

function selectorOf({ selector, day }: TourStep, clock: Clock): string {
  return day === undefined ? selector : `${selector}[data-day="${addDays(nextMonday(clock), day)}"]`;
}

/** Returns the first Monday after today. */
function nextMonday(clock: Clock): LocalDate {
  return addDays(startOfWeek(dateOf(clock.localNow())), 7);
}

/** Returns a text of the product in the language of the interface, in each of its plural forms. */
function namesOf(text: ProductText | undefined, { getFixedT }: i18n): string[] {
  if (!text) return [];
  const t = getFixedT(null, text.namespace) as (key: string, options: object) => string;
  return [...new Set([1, 2, 5].map((count) => t(text.key, { count, name: '', time: '0:00' })))];
}
