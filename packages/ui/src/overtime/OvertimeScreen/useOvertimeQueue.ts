import type { OvertimeQueue } from '@selfservice/api/overtime/overtime-decisions';
import { createOvertimeSender } from '@selfservice/api/overtime/overtime-decisions';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { tellResult } from '../../patterns/decisions/tellResult.ts';
import { useSessionQueue } from '../../patterns/decisions/useSessionQueue.ts';
import { overtimeWords } from './overtimeWords.ts';

/** The decisions of the user about overtime: the same queue until the session ends. */
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
      tellResult(notify, result, overtimeWords({ t, language, now: clock.localNow() }));
    },
  });
}
