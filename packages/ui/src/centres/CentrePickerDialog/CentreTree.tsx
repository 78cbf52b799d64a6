import type { Centre, CentreLevel } from '@selfservice/api/centres/centres';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { CentreFailure } from './CentreFailure.tsx';
import { CentrePath } from './CentrePath.tsx';
import { CentreRows } from './CentreRows.tsx';
import { CentreRowsSkeleton } from './CentreRowsSkeleton.tsx';
import type { CentreMove } from './centreMove.ts';
import { previousSubcentre } from './centreMove.ts';

export interface CentreTreeProps {
  /** The user's position in the tree. */
  move: CentreMove;
  /** The shown level: the wanted one or, until it has loaded, the one before; null for none. */
  level: CentreLevel | null;
  /** Whether the wanted level is loading. */
  isPending: boolean;
  /** The error of the wanted level. */
  error: Error | null;
  /** Returns whether a level has been fetched by its centre's own id. */
  isKnown: (id: number) => boolean;
  /** Called to go to a centre (null for the root) with the path that ends with it. */
  onGo: (to: number | null, way: readonly Centre[]) => void;
  /** Fetches the level again. */
  onRetry: () => void;
  /** Called when the user is likely to open a centre next. */
  onRest: (id: number) => void;
}

/** A level of the tree of centres, and the path to it. */
export function CentreTree({
  move,
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
  const here = level ? [...level.parents, level.centre] : move.way;
  const pending = isPending ? level?.children.find(({ id }) => id === move.to) : undefined;
  const isWaiting = isPending && !pending;
  const way = isWaiting && level ? move.way : here;
  const goTo = (at: number) => {
    const place = here[at];
    // The root is first fetched without an id; its own id would fetch it a second time.
    if (!place || (at === 0 && !isKnown(place.id))) onGo(null, here.slice(0, 1));
    else onGo(place.id, here.slice(0, at + 1));
  };
  const target = move.way.at(-1);
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
          startAtId={pending?.id ?? previousSubcentre(level, move.from)}
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
