import { coreWords } from './core-words.ts';
import type { Refusal } from './refusals.ts';
import { refuse } from './refusals.ts';

/** The query of a paged list. */
interface PageQuery {
  $skip: string;
  $top: string;
  /** `allpages` requests the total number of rows. */
  $inlinecount?: string;
}

/** Returns the requested page of a list, or the refusal of an invalid query. */
export function pageOf<Row>(
  rows: readonly Row[],
  { $skip, $top, $inlinecount }: PageQuery,
): { Results: Row[]; InlineCount?: number } | Refusal {
  if (!/^\d+$/.test($skip)) return refuse(400, coreWords.noNumber('$skip'));
  if (!/^\d+$/.test($top)) return refuse(400, coreWords.noNumber('$top'));
  if ($inlinecount !== undefined && $inlinecount !== 'allpages') return refuse(400, coreWords.noInlineCount);
  const Results = rows.slice(Number($skip), Number($skip) + Number($top));
  return { Results, ...($inlinecount && { InlineCount: rows.length }) };
}
