import type { OvertimeQueue } from '@selfservice/api/overtime/overtime-decisions';
import { createOvertimeSender } from '@selfservice/api/overtime/overtime-decisions';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { notifyResult } from '../../patterns/decisions/notifyResult.ts';
import { useSessionQueue } from '../../patterns/decisions/useSessionQueue.ts';
import { overtimeWords } from './overtimeWords.ts';

/** Returns the queue of the user's decisions about overtime; the same until the session ends. */
export function useOvertimeQueue(): OvertimeQueue {
  const { notify, clock } = useEnvironment();
  const client = useQueryClient();
  const { i18n } = useTranslation('overtime');
  const language = useLanguage();
  return useSessionQueue({
    name: 'overtime',
    createSender: (ended) => createOvertimeSender({ client, ended }),
    onResult(result, isSeen) {
      if (isSeen) return;
      const t = i18n.getFixedT(null, 'overtime');
      notifyResult(notify, result, overtimeWords({ t, language, now: clock.localNow() }));
    },
  });
}
