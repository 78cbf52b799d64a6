import { toError } from '@selfservice/api/core/errors';
import { attachmentFileQuery } from '@selfservice/api/worksheet/attachments';
import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';
import { saveFile } from '../../primitives/saveFile.ts';

/** Downloads attachments under their names. @requirement worksheet-29 */
export function useDownload(worksheet: WorksheetId) {
  const { t } = useTranslation('worksheet');
  const client = useQueryClient();
  const notify = useNotify();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());

  async function download(name: string): Promise<void> {
    setUnderWay((names) => new Set(names).add(name));
    try {
      const file = await client.query(attachmentFileQuery(worksheet, name));
      saveFile(new File([file], name, { type: file.type }));
    } catch (error) {
      notify.error(toError(error), t('attachments.downloadFailed', { name }));
    } finally {
      setUnderWay((names) => new Set([...names].filter((each) => each !== name)));
    }
  }

  return {
    /** Names of the attachments that are being downloaded. */
    underWay,
    /** Downloads an attachment; ignored while it is being downloaded. */
    download: (name: string) => {
      if (!underWay.has(name)) void download(name);
    },
  };
}
