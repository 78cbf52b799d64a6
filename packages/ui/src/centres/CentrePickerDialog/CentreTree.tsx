import type { Centre, CentreLevel } from '@selfservice/api/centres/centres';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { CentreFailure } from './CentreFailure.tsx';
import { CentrePath } from './CentrePath.tsx';
import { CentreRows } from './CentreRows.tsx';
import { CentreRowsSkeleton } from './CentreRowsSkeleton.tsx';
import type { Walk } from './walk.ts';
import { cameFrom } from './walk.ts';

export interface CentreTreeProps {
  /** Where the user goes. */
  walk: Walk;
  /** The level that stands there: the one gone to, or the one before it until that has come; null for none. */
  level: CentreLevel | null;
  /** The level gone to is on its way. */
  isPending: boolean;
  /** Why it did not come. */
  error: Error | null;
  /** Whether a level has been asked for by its centre's own id. */
  isKnown: (id: number) => boolean;
  /** Goes to a centre, null for the root, by a way that ends with it. */
  onGo: (to: number | null, way: readonly Centre[]) => void;
  /** Asks for the level again. */
  onRetry: () => void;
  /** The user is likely to go into a centre next. */
  onRest: (id: number) => void;
}

/** One level of the tree of centres, and the way to it. */
export function CentreTree({
  walk,
  level,
  isPending,
  error,
  isKnown,
  onGo,
  onRetry,
  onRest,
}: CentreTreeProps) {
  const { t } = useTranslation('centres');
  const home = { id: null, name: t('path.home') };
  const here = level ? [...level.parents, level.centre] : walk.way;
  const pending = isPending ? level?.children.find(({ id }) => id === walk.to) : undefined;
  const isWaiting = isPending && !pending;
  const way = isWaiting && level ? walk.way : here;
  const goTo = (at: number) => {
    const place = here[at];
    // The root is first asked for under no id; to ask for it by its own would be a second time.
    if (!place || (at === 0 && !isKnown(place.id))) onGo(null, here.slice(0, 1));
    else onGo(place.id, here.slice(0, at + 1));
  };
  const target = walk.way.at(-1);
  const title = target ? t('failed', { name: target.name }) : t('failedHome');
  const notice = error && <ErrorPanel error={error} title={title} onRetry={onRetry} />;
  return (
    <>
      <CentrePath
        key={`way-${way.at(-1)?.id}`}
        way={level ? way : [home, ...way]}
        onGo={(at) => (level ? goTo(at) : onGo(null, []))}
      />
      {level && !isWaiting ? (
        <CentreRows
          key={`rows-${level.centre.id}`}
          level={level}
          startAtId={pending?.id ?? cameFrom(level, walk.from)}
          pendingId={pending?.id ?? null}
          notice={notice}
          onGoIn={(id) => onGo(id, [...here, ...level.children.filter((child) => child.id === id)])}
          onGoUp={() => goTo(pending ? here.length - 1 : Math.max(0, here.length - 2))}
          onRest={onRest}
        />
      ) : notice ? (
        <CentreFailure>{notice}</CentreFailure>
      ) : (
        <CentreRowsSkeleton label={t('list', { name: target?.name ?? home.name })} />
      )}
    </>
  );
}
