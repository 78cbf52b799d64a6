import { useTranslation } from 'react-i18next';
import type { DeferredCode } from '../../primitives/Deferred/useDeferredCode.ts';
import { useDeferredCode } from '../../primitives/Deferred/useDeferredCode.ts';
import { loadRequestPane } from './loadRequestPane.ts';
import type { requestPane } from './requestPane.ts';
import type { Deciding } from './useDeciding.ts';

/** The code of detail and bar. */
export type RequestPane = DeferredCode<{ requestPane: typeof requestPane }>;

/** Fetches what detail and bar are made of, once one of them has something to show. */
export function useRequestPane({
  current,
  hasNews,
  isBulk,
  moves,
}: Pick<Deciding, 'current' | 'hasNews' | 'isBulk' | 'moves'>): RequestPane {
  const { t } = useTranslation('approvals');
  return useDeferredCode({
    load: loadRequestPane,
    name: t(current ? 'detail.label' : 'decision.bar'),
    isWanted: current !== null || hasNews || isBulk,
    onClose: moves.leave,
  });
}
